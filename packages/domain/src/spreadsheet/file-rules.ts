import type { FileFacts } from '../files/file-rules.ts';
import { messages } from '../messages/messages.ts';
import { spreadsheetMessages } from '../messages/spreadsheet-messages.ts';
import { spreadsheetLimits } from './sheet.ts';

/** What the file picker offers: the `accept` attribute. */
export const acceptedSpreadsheets =
  '.csv,.xls,.xlsx,text/csv,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const types = new Set(acceptedSpreadsheets.split(',').filter((type) => type.includes('/')));
const bytesPerMegabyte = 1024 * 1024;

/**
 * Why this file cannot be a lineup spreadsheet, as a text for the person, or null. What the file really holds is
 * found out by `parseSpreadsheet`.
 */
export function checkSpreadsheetFile(file: FileFacts): string | null {
  if (!/\.(?:csv|xlsx?)$/iu.test(file.name) && !types.has(file.type))
    return spreadsheetMessages.file.wrongType;
  if (file.size <= spreadsheetLimits.bytes) return null;
  return messages.file.tooLarge(spreadsheetLimits.bytes / bytesPerMegabyte);
}
