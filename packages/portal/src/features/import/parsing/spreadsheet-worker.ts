import { parseSpreadsheet } from '@lineup/domain/spreadsheet';
import { learnZoneHistory } from '@lineup/domain/zone-history';
import type { ParseResponse, ParseRequest } from './parse-request.ts';

// A worker begins without zones, as the page did.
learnZoneHistory();

/** The worker that reads spreadsheets: one request, one answer. A file may be slow or huge; the page does not feel it. */
addEventListener('message', (event: MessageEvent<ParseRequest>) => {
  const { bytes, options } = event.data;
  void parseSpreadsheet(bytes, options)
    // A part of the portal that did not arrive, or a fault of its own: the page says so.
    .catch(() => null)
    .then((result: ParseResponse) => postMessage(result));
});
