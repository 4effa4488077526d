import { matchSets, pairingOfIds, type Pairing, type PairingIds } from '@lineup/domain/merge';
import { callWorker } from '../../../../app/workers/call-worker.ts';
import type { PairRequest } from './pair-request.ts';

/** Up to this many possible pairs are compared on the page: a worker takes longer to start. */
const pairsOnPage = 40_000;

/** The worker's timeout in milliseconds; the largest lineups take a second. */
const limitMs = 20_000;

/**
 * Pairs the sets of the file with those of the schedule, in a worker for large lineups; null if `signal` was aborted.
 * Falls back to the page if the worker is unavailable.
 */
export async function pairLineups(request: PairRequest, signal: AbortSignal): Promise<Pairing | null> {
  if (request.incoming.length * request.stored.length <= pairsOnPage) return onPage(request);
  const worker = new Worker(new URL('./pairing-worker.ts', import.meta.url), { type: 'module' });
  const result = await callWorker<PairingIds>(worker, request, { signal, limitMs });
  if (result.ok) return pairingOfIds(result.answer, request.incoming, request.stored, request.base);
  return result.reason === 'cancelled' ? null : onPage(request);
}

function onPage({ incoming, stored, base, festival, overrides }: PairRequest): Pairing {
  return matchSets(incoming, stored, base, festival, overrides);
}
