import {
  describeChange,
  draftToEvent,
  liveFields,
  paths,
  placeActs,
  timestampFromMillis,
  unplaceSets,
  type Block,
  type Change,
  type NewBlock,
  type NewUnplacedAct,
  type UnplacedAct,
} from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenEvent, givenFestival, newFestival } from '../testing/factories.ts';
import type { SetsOutcome } from './change-events.ts';
import type { Versioned } from '../commits/records.ts';

const set = (artistName = 'Tide') => ({
  ...draftToEvent(draft({ artistName }), newFestival()),
  imageURL: '/files/tide',
});
const act = (artistName = 'Tide'): NewUnplacedAct => ({
  artistName,
  imageURL: '/files/tide',
  note: 'Not before nine',
});
const { artistName: _, imageURL: __, ...place } = set();
const block: NewBlock = { ...place, name: 'Hold' };

function setUp() {
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += 1) });
  givenFestival(provider, 'f1');
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  const { events, history } = services;
  const first = <T>(watch: (next: (found: T) => void, fail: (error: Error) => void) => () => void) =>
    new Promise<T>((resolve, reject) => {
      const stop = watch((found) => {
        resolve(found);
        queueMicrotask(() => stop());
      }, reject);
    });
  const acts = () =>
    first<readonly Versioned<UnplacedAct>[]>((next, fail) => services.unplacedActs.watch('f1', next, fail));
  const blocks = () =>
    first<readonly Versioned<Block>[]>((next, fail) => services.blocks.watch('f1', next, fail));
  const names = async () => [
    (await events.list('f1')).map(({ id, artistName }) => `${id} ${artistName}`),
    (await acts()).map(({ id, artistName }) => `${id} ${artistName}`),
  ];
  const undo = async (outcome: SetsOutcome) => {
    const change = outcome.state === 'done' ? await history.get('f1', outcome.changeId ?? '') : null;
    if (change === null) throw new Error('no change');
    return history.undo('f1', change, 'ask');
  };
  const words = async () => (await history.find('f1', [], null)).changes.map(inWords);
  const add = (id: string, artistName?: string) =>
    events.change('f1', [{ on: 'act', type: 'create', id, data: act(artistName) }]);
  const put = async (id: string) => {
    const waiting = await acts();
    const edits = placeActs([{ type: 'create', id, event: set() }], (each) =>
      waiting.find((found) => found.id === each),
    );
    return events.change('f1', edits);
  };
  return { provider, services, events, history, acts, blocks, names, undo, words, add, put };
}

const inWords = (change: Change) => describeChange(change, { timezone: 'Europe/Lisbon' });

describe('an act without a place', () => {
  it('becomes a set of its id with its picture, as one change with one undo and one redo', async () => {
    const { events, add, put, undo, names, words, history } = setUp();
    await add('a');
    const outcome = await put('a');
    expect(await names()).toEqual([['a Tide'], []]);
    expect(await events.get('f1', 'a')).toMatchObject({
      imageURL: '/files/tide',
      note: 'Not before nine',
    });
    const undone = await undo(outcome);
    expect(await names()).toEqual([[], ['a Tide']]);
    const again = undone.state === 'done' ? await history.get('f1', undone.changeId) : null;
    if (again === null) throw new Error('no undo');
    await history.undo('f1', again, 'ask');
    expect(await names()).toEqual([['a Tide'], []]);
    expect((await words()).at(-2)).toBe('Put Tide on Harbour, Friday 8:00 PM');
  });

  it('is told of in the history of the set that it becomes', async () => {
    const { add, put, history } = setUp();
    await add('a');
    await put('a');
    const { changes } = await history.find('f1', [{ type: 'set', id: 'a' }], null);
    expect(changes.map(inWords)).toEqual([
      'Put Tide on Harbour, Friday 8:00 PM',
      'Added Tide to the unplaced acts',
    ]);
  });

  it.each(['placed', 'removed'] as const)(
    'that a colleague has %s in the meantime is not placed again',
    async (what) => {
      const { events, acts, add, put, names } = setUp();
      await add('a');
      const seen = await acts();
      if (what === 'placed') await put('a');
      else await events.change('f1', [{ on: 'act', type: 'delete', id: 'a' }]);
      const before = await names();
      const edits = placeActs(
        [{ type: 'create', id: 'a', event: { ...set(), stage: 'Chapel' } }],
        () => seen[0],
      );
      await expect(events.change('f1', edits)).resolves.toMatchObject({ state: 'conflict' });
      expect(await names()).toEqual(before);
    },
  );

  it('is placed once where the first answer was lost', async () => {
    const { events, acts, add, names } = setUp();
    await add('a');
    const [seen] = await acts();
    const edits = placeActs([{ type: 'create', id: 'a', event: set() }], () => seen);
    await events.change('f1', edits);
    await expect(events.change('f1', edits)).resolves.toMatchObject({ state: 'done', changeId: null });
    expect(await names()).toEqual([['a Tide'], []]);
  });
});

describe('a set that is taken off the grid', () => {
  it('waits with its id, picture and length, and comes back by an undo as it was', async () => {
    const { provider, events, acts, undo, names } = setUp();
    givenEvent(provider, 'f1', 'a', { artistName: 'Tide' });
    const stored = await events.list('f1');
    await events.update('f1', 'a', { note: 'By boat' });
    const noted = await events.list('f1');
    const outcome = await events.change('f1', unplaceSets(noted));
    expect(await acts()).toMatchObject([{ id: 'a', artistName: 'Tide', minutes: 75, note: 'By boat' }]);
    expect(await names()).toEqual([[], ['a Tide']]);
    await undo(outcome);
    expect(await names()).toEqual([['a Tide'], []]);
    expect((await events.get('f1', 'a')).timeStart).toEqual(stored[0]?.timeStart);
  });

  it('leaves what the show day noted of it behind; an undo brings that back', async () => {
    const { provider, events, acts, put, undo } = setUp();
    givenEvent(provider, 'f1', 'a', { artistName: 'Tide' });
    const at = timestampFromMillis(Date.UTC(2026, 6, 3, 20));
    const live = { actualStart: at, actualEnd: at, startDelay: 10, endDelay: 15 };
    await events.update('f1', 'a', live);
    const outcome = await events.change('f1', unplaceSets(await events.list('f1')));
    const [waiting = {}] = await acts();
    expect(liveFields.filter((field) => field in waiting)).toEqual([]);
    await undo(outcome);
    expect(await events.get('f1', 'a')).toMatchObject(live);
    await events.change('f1', unplaceSets(await events.list('f1')));
    await put('a');
    const placed = await events.get('f1', 'a');
    expect(liveFields.filter((field) => (placed[field] ?? null) !== null)).toEqual([]);
  });

  it.each([{ status: 'cancelled' }, { status: 'replaced', replacedBy: 'Moss' }] as const)(
    'is no more played for that, nor when it is put back: %o',
    async (status) => {
      const { provider, events, acts, put } = setUp();
      givenEvent(provider, 'f1', 'a', { artistName: 'Tide' });
      await events.update('f1', 'a', status);
      await events.change('f1', unplaceSets(await events.list('f1')));
      expect(await acts()).toMatchObject([{ id: 'a', ...status }]);
      await put('a');
      expect(await events.get('f1', 'a')).toMatchObject(status);
    },
  );

  it('that a colleague has deleted or moved in the meantime is left alone', async () => {
    const { provider, events, names } = setUp();
    givenEvent(provider, 'f1', 'a', { artistName: 'Tide' });
    givenEvent(provider, 'f1', 'b', { artistName: 'Ebb' });
    const [a, b] = await events.list('f1');
    await events.remove('f1', 'a');
    await events.update('f1', 'b', { stage: 'Chapel' });
    for (const stale of [a, b]) {
      if (stale === undefined) throw new Error('no set');
      await expect(events.change('f1', unplaceSets([stale]))).resolves.toMatchObject({ state: 'conflict' });
    }
    expect(await names()).toEqual([['b Ebb'], []]);
  });
});

describe('acts and blocks', () => {
  it('come back with an earlier state of the festival', async () => {
    const { events, history, add, names, blocks } = setUp();
    await add('a');
    await events.change('f1', [{ on: 'block', type: 'create', id: 'b', data: block }]);
    const [then] = (await history.find('f1', [], null)).changes;
    if (then === undefined) throw new Error('no change');
    await events.change('f1', [
      { on: 'act', type: 'delete', id: 'a' },
      { on: 'block', type: 'update', id: 'b', fields: { stage: 'Chapel' } },
    ]);
    const shown = await history.previewRestore('f1', then);
    await expect(history.restore('f1', then, shown)).resolves.toMatchObject({ state: 'done' });
    expect(await names()).toEqual([[], ['a Tide']]);
    expect(await blocks()).toMatchObject([{ name: 'Hold', stage: 'Harbour' }]);
    expect((await history.asOf('f1', then)).events).toEqual([]);
  });

  it('one that cannot be read keeps none of the others from being shown', async () => {
    const { provider, add, acts } = setUp();
    await add('a');
    provider.stored.putUnchecked(paths.unplacedAct('f1', 'odd'), { artistName: 7 });
    expect((await acts()).map(({ id }) => id)).toEqual(['a']);
  });

  it('a block goes along with its renamed stage and with the clock of its festival', async () => {
    const { services, events, blocks, words } = setUp();
    await events.change('f1', [{ on: 'block', type: 'create', id: 'b', data: block }]);
    await services.stages.save({
      festival: await services.festivals.get('f1'),
      stages: ['Pier', 'Chapel'],
      renames: new Map([['Harbour', 'Pier']]),
      settings: {},
    });
    expect(await blocks()).toMatchObject([{ stage: 'Pier' }]);
    expect((await words())[0]).toBe('Changed the stage Harbour to Pier');
    await services.details.save({
      festival: await services.festivals.get('f1'),
      changes: { timezone: 'Europe/Berlin' },
      preserved: 'clockTimes',
    });
    expect(await blocks()).toMatchObject([{ timeStart: timestampFromMillis(Date.UTC(2026, 6, 3, 18)) }]);
  });

  it('a block is on no list of sets and in no count', async () => {
    const { services, events, blocks } = setUp();
    await events.change('f1', [{ on: 'block', type: 'create', id: 'b', data: block }]);
    expect(await events.list('f1')).toEqual([]);
    expect(await events.byStage('f1', 'Harbour')).toEqual([]);
    expect(await blocks()).toHaveLength(1);
    expect(services).toBeDefined();
  });
});
