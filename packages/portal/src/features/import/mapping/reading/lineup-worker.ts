import { answerRequests } from '../../../../app/workers/answer-requests.ts';
import { readRequest } from './read-request.ts';

/** The worker that reads lineups of any kind, so that slow files do not block the page. */
answerRequests(readRequest);
