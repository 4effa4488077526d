import { lineupCsv, lineupJson, lineupWorkbook } from '@lineup/domain/export';
import { answerRequests } from '../../app/workers/answer-requests.ts';
import { mediaTypes, type ExportRequest } from './export-format.ts';

const writers = { xlsx: lineupWorkbook, csv: lineupCsv, json: lineupJson };

/** The worker that writes the lineup to a file, with a library for workbooks that the page need not wait for. */
answerRequests(({ format, festival, sets }: ExportRequest) => {
  const content = writers[format](sets, festival);
  return new Blob([content], { type: mediaTypes[format] });
});
