import { parseSpreadsheet } from '@lineup/domain/spreadsheet';
import { answerRequests } from '../../../../app/workers/answer-requests.ts';
import type { ParseRequest } from './parse-request.ts';

/** The worker that parses spreadsheets. Slow or huge files do not block the page. */
answerRequests(({ bytes, options }: ParseRequest) => parseSpreadsheet(bytes, options));
