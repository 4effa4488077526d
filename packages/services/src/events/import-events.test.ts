import { draftToEvent, paths, type NewLineupEvent } from '@lineup/domain';
import { ProviderError, type ProviderErrorCode, type Write } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import type { ImportResult, ImportRow } from './import-events.ts';
import { createServices } from '../services.ts';
import { draft, givenFestival, newFestival } from '../testing/factories.ts';

const event = (traits = {}): NewLineupEvent => draftToEvent(draft(traits), newFestival());
const rowsOf = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    row: index + 2,
    event: event({ artistName: `Artist ${index}` }),
  }));
const pathOf = ([write]: readonly Write[]) => write?.path ?? '';

function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  const { imports, events } = createServices(provider, { now: () => 0, random: () => 0 });
  const pause = vi.fn(async (_milliseconds: number) => undefined);
  const commit = provider.documents.commit.bind(provider.documents);
  const stored = () => provider.documents.query({ collection: paths.events('f1') });
  /** Makes the commits of this path fail, before or after they were applied. */
  const fail = (code: ProviderErrorCode, which: (path: string) => boolean, afterwards = false) => {
    provider.documents.commit = async (writes, name) => {
      if (!which(pathOf(writes))) return commit(writes, name);
      if (afterwards) await commit(writes, name);
      throw new ProviderError(code);
    };
  };
  const mend = () => {
    provider.documents.commit = commit;
  };
  return { provider, imports, events, pause, commit, stored, fail, mend };
}

describe('an import', () => {
  it('creates one event per row, stamped, and answers each with success, id and artist', async () => {
    const { imports, pause, stored, provider } = setUp();
    const commits = vi.spyOn(provider.documents, 'commit');
    const received: ImportResult[] = [];
    const onResult = (result: ImportResult) => void received.push(result);
    const outcome = await imports.create('f1', rowsOf(9), { pause, onResult });
    expect(outcome).toMatchObject({ notDone: [], stopReason: null });
    expect(received).toEqual(outcome.results);
    expect(received[0]).toEqual({ success: true, id: 'e0', row: 2, artistName: 'Artist 0' });
    // The set and the record of the change.
    expect(commits.mock.calls.map(([writes]) => writes.length)).toEqual(Array.from({ length: 9 }, () => 2));
    const events = await stored();
    expect(events).toHaveLength(9);
    expect(events[0]?.data).toHaveProperty('created_at');
  });

  it('gives a festival without stages those of the rows first, in their order', async () => {
    const { imports, pause, provider, stored } = setUp();
    const path = paths.festival('f1');
    provider.stored.put(path, { ...provider.stored.read(path), stages: [] });
    const stages = ['Pier', 'Harbour', 'Pier'];
    const rows = rowsOf(3).map((row, index) => ({ ...row, event: event({ stage: stages[index] ?? '' }) }));
    const outcome = await imports.create('f1', rows, { pause });
    expect(outcome.results.map(({ success }) => success)).toEqual([true, true, true]);
    expect(provider.stored.read(path)).toMatchObject({ stages: ['Pier', 'Harbour'] });
    expect(await stored()).toHaveLength(3);
  });

  it('creates nothing where the stages cannot be stored, says why, and can be tried again', async () => {
    const { imports, pause, provider, fail, mend, stored } = setUp();
    const path = paths.festival('f1');
    provider.stored.put(path, { ...provider.stored.read(path), stages: [] });
    fail('unavailable', (written) => written === path);
    const rows = rowsOf(2);
    const outcome = await imports.create('f1', rows, { pause });
    expect(outcome).toMatchObject({ results: [], notDone: rows });
    expect(outcome.stopReason).toMatch(/connection/u);
    mend();
    await imports.create('f1', rows, { pause });
    expect(await stored()).toHaveLength(2);
  });

  it('tries a few at a time', async () => {
    const { imports, pause, provider, commit } = setUp();
    let running = 0;
    let most = 0;
    provider.documents.commit = async (writes, name) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      const versions = await commit(writes, name);
      running -= 1;
      return versions;
    };
    await imports.create('f1', rowsOf(40), { pause });
    expect(most).toBe(4);
  });

  it('goes on after a row that fails, and tells its error', async () => {
    const { imports, pause, stored, fail } = setUp();
    fail('internal', (path) => path.endsWith('/e1'));
    const { results } = await imports.create('f1', rowsOf(4), { pause });
    const failed = results.filter(({ success }) => !success);
    expect(failed).toEqual([
      { success: false, id: 'e1', row: 3, artistName: 'Artist 1', error: 'Failed to process event' },
    ]);
    expect(await stored()).toHaveLength(3);
  });

  it('creates nothing twice when a row is tried again after its answer was lost', async () => {
    const { imports, pause, stored, fail, mend } = setUp();
    const rows = rowsOf(2);
    fail('unavailable', () => true, true);
    const first = await imports.create('f1', rows, { pause });
    expect(first.results.map(({ success }) => success)).toEqual([false, false]);
    mend();
    const second = await imports.create('f1', rows, { pause });
    expect(second.results.map(({ success }) => success)).toEqual([true, true]);
    expect(await stored()).toHaveLength(2);
  });

  it('brings an event up to date that was stored unheard and corrected since', async () => {
    const { imports, pause, stored, fail, mend } = setUp();
    const before = event();
    fail('unavailable', () => true, true);
    await imports.create('f1', [{ id: 'a', row: 2, event: before }], { pause });
    mend();
    const corrected = event({ artistName: 'Kelp' });
    await imports.create('f1', [{ id: 'a', row: 2, event: corrected, before }], { pause });
    expect((await stored()).map(({ data }) => data['artistName'])).toEqual(['Kelp']);
  });

  it('leaves an event alone that somebody changed after it was stored unheard', async () => {
    const { imports, events, pause, stored, fail, mend } = setUp();
    const before = event();
    fail('unavailable', () => true, true);
    await imports.create('f1', [{ id: 'a', row: 2, event: before }], { pause });
    mend();
    await events.update('f1', 'a', { artistName: 'Reed' });
    await imports.create('f1', [{ id: 'a', row: 2, event: event({ artistName: 'Kelp' }), before }], {
      pause,
    });
    expect((await stored()).map(({ data }) => data['artistName'])).toEqual(['Reed']);
  });
});

describe('a stop', () => {
  it('leaves what is done and answers the rest as not done', async () => {
    const { imports, pause, stored } = setUp();
    const controller = new AbortController();
    const onResult = ({ id }: ImportResult) => {
      if (id === 'e5') controller.abort();
    };
    const { results, notDone, stopReason } = await imports.create('f1', rowsOf(40), {
      pause,
      onResult,
      signal: controller.signal,
    });
    expect(results.length).toBeGreaterThanOrEqual(6);
    expect(results.length + notDone.length).toBe(40);
    expect(notDone.length).toBeGreaterThan(20);
    expect(stopReason).toBeNull();
    expect(await stored()).toHaveLength(results.length);
  });

  it.each([
    ['unauthenticated', 'Your session has ended. Please sign in again.'],
    ['permission-denied', 'Access denied. Admin permissions required.'],
    ['not-found', 'Festival not found'],
  ] as const)('comes by itself where every row would fail with %s', async (code, text) => {
    const { imports, pause, fail } = setUp();
    fail(code, () => true);
    const { results, notDone, stopReason } = await imports.create('f1', rowsOf(40), { pause });
    expect(stopReason).toBe(text);
    expect(results.length).toBeLessThanOrEqual(4);
    expect(results.length + notDone.length).toBe(40);
  });

  it('comes when the connection is gone, not when it fails now and then', async () => {
    const { imports, pause, fail } = setUp();
    fail('unavailable', (path) => Number(path.slice(path.lastIndexOf('e') + 1)) % 3 === 0);
    expect((await imports.create('f1', rowsOf(40), { pause })).notDone).toEqual([]);
    fail('unavailable', () => true);
    const { results, notDone } = await imports.create('f2', rowsOf(40), { pause });
    expect(results.length).toBeLessThan(16);
    expect(notDone.length).toBeGreaterThan(24);
  });
});

describe('a server that is too busy', () => {
  it('is asked again after the time it names, or after a growing one', async () => {
    const { imports, pause, provider, commit } = setUp();
    const refusals = [new ProviderError('too-many-requests', '', { retryAfterSeconds: 7 })];
    refusals.push(new ProviderError('too-many-requests'));
    provider.documents.commit = async (writes, name) => {
      const refusal = refusals.shift();
      if (refusal !== undefined) throw refusal;
      return commit(writes, name);
    };
    const { results } = await imports.create('f1', rowsOf(1), { pause });
    expect(results.map(({ success }) => success)).toEqual([true]);
    expect(pause.mock.calls).toEqual([[7000], [2000]]);
  });

  it('fails a row at last', async () => {
    const { imports, pause, fail } = setUp();
    fail('too-many-requests', () => true);
    const { results } = await imports.create('f1', rowsOf(1), { pause });
    expect(results.map(({ success }) => success)).toEqual([false]);
    expect(pause).toHaveBeenCalledTimes(5);
  });
});
