import { matchSets, pairingOfIds, type Pairing, type PairingIds } from '@lineup/domain/merge';
import { callWorker } from '../../../../app/workers/call-worker.ts';
import type { PairRequest } from './pair-request.ts';

/** Up to this many pairs that are possible the page compares by itself: a worker takes longer to begin. */
const pairsOnPage = 40_000;

/** A worker gets this long, in milliseconds; the largest lineups take a second. */
const limitMs = 20_000;

/**
 * Finds which set of the file is which on the schedule, large lineups in a worker; null when `signal` was aborted. Where the worker
 * cannot be had, the page does it.
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
