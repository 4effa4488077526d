import { parseSpreadsheet } from '@lineup/domain/spreadsheet';
import { answerRequests } from '../../../../app/workers/answer-requests.ts';
import type { ParseRequest } from './parse-request.ts';

/** The worker that reads spreadsheets. A file may be slow or huge; the page does not feel it. */
answerRequests(({ bytes, options }: ParseRequest) => parseSpreadsheet(bytes, options));
