import { idsOfPairing, matchSets } from '@lineup/domain/merge';
import { answerRequests } from '../../../../app/workers/answer-requests.ts';
import type { PairRequest } from './pair-request.ts';

/**
 * The worker that compares large lineups without blocking the page. It responds with ids, which are smaller than the
 * sets.
 */
answerRequests(({ incoming, stored, base, festival, overrides }: PairRequest) =>
  idsOfPairing(matchSets(incoming, stored, base, festival, overrides)),
);
