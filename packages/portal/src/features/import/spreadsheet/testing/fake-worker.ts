import { parseSpreadsheet, type SheetResult } from '@lineup/domain/spreadsheet';
import { provideWorker, type FakeWorker } from '../../../../testing/fake-worker.ts';
import type { ParseRequest } from '../parsing/parse-request.ts';

type Read = (request: ParseRequest) => Promise<SheetResult | null>;

/** Replaces the browser's worker by one that parses spreadsheets on the page itself, or with `read`. */
export function provideSheetWorker(
  read: Read = ({ bytes, options }) => parseSpreadsheet(bytes, options),
): FakeWorker<ParseRequest> {
  return provideWorker(read);
}
