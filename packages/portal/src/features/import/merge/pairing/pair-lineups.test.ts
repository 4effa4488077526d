// @vitest-environment jsdom
import { draftToEvent, type StoredSet } from '@lineup/domain';
import { idsOfPairing, incomingOfDraft, matchSets } from '@lineup/domain/merge';
import { afterEach, expect, it, vi } from 'vitest';
import { provideWorker } from '../../../../testing/fake-worker.ts';
import { makeDraftEvents, makeFestival } from '../../testing/make-draft.ts';
import type { PairRequest } from './pair-request.ts';
import { pairLineups } from './pair-lineups.ts';

afterEach(() => vi.unstubAllGlobals());

function requestOf(count: number): PairRequest {
  const festival = makeFestival();
  const events = makeDraftEvents(count);
  const stored = events.map((event): StoredSet => ({
    ...draftToEvent(event, festival),
    id: `set-${event.row}`,
  }));
  return { incoming: events.map(incomingOfDraft), stored, base: null, festival, overrides: {} };
}

const match = ({ incoming, stored, base, festival, overrides }: PairRequest) =>
  matchSets(incoming, stored, base, festival, overrides);
const open = () => new AbortController().signal;

it('compares few sets on the page', async () => {
  const worker = provideWorker(async (request: PairRequest) => match(request));
  const pairing = await pairLineups(requestOf(3), open());
  expect(pairing?.pairs.map(({ id }) => id)).toEqual(['set-1', 'set-2', 'set-3']);
  expect(worker.requests).toEqual([]);
});

it('compares many in a worker, which ends with its answer', async () => {
  const worker = provideWorker(async (request: PairRequest) => idsOfPairing(match(request)));
  const request = requestOf(250);
  expect(await pairLineups(request, open())).toEqual(match(request));
  expect([worker.requests.length, worker.ended()]).toEqual([1, 1]);
});

it('does it itself where no worker can be had, and nothing once it is not wanted any more', async () => {
  const failing = provideWorker(() => new Promise(() => undefined));
  const pairing = pairLineups(requestOf(250), open());
  failing.fail();
  expect((await pairing)?.pairs).toHaveLength(250);
  const call = new AbortController();
  const abandoned = pairLineups(requestOf(250), call.signal);
  call.abort();
  expect(await abandoned).toBeNull();
});
