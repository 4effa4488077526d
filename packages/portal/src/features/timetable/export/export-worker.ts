import { lineupCsv, lineupJson, lineupWorkbook } from '@lineup/domain/export';
import { draftCalendar } from '@lineup/lineup-page/draft-calendar';
import { answerRequests } from '../../../app/workers/answer-requests.ts';
import { mediaTypes, type ExportRequest } from './export-format.ts';

type Write = (request: ExportRequest) => string | Uint8Array<ArrayBuffer>;

const writers: Readonly<Record<ExportRequest['format'], Write>> = {
  xlsx: ({ sets, festival, artists }) => lineupWorkbook(sets, festival, artists),
  csv: ({ sets, festival, artists }) => lineupCsv(sets, festival, artists),
  json: ({ sets, festival, artists }) => lineupJson(sets, festival, artists),
  ics: ({ sets, festival }) => draftCalendar(festival, sets),
};

/** The worker that writes the lineup to a file. It keeps the workbook and calendar libraries off the page. */
answerRequests((request: ExportRequest) => {
  const { format } = request;
  return new Blob([writers[format](request)], { type: mediaTypes[format] });
});
