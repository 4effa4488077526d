import { answerRequests } from '../../../../app/workers/answer-requests.ts';
import { readRequest } from './read-request.ts';

/** The worker that reads lineups of any kind, so that the page does not feel a slow file. */
answerRequests(readRequest);
