import {
  conflictSetOf,
  describeChange,
  draftToEvent,
  editsOfPlan,
  paths,
  putOnStage,
  setStatus,
  shiftSets,
  swapSets,
  timestampFromMillis,
  type Change,
  type LineupEvent,
  type PlanOutcome,
  type SetEdit,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenEvent, givenFestival, newFestival } from '../testing/factories.ts';

const festival = newFestival();

function setUp() {
  // Every reading of the clock is a moment later, so that each change has a different time.
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += 1) });
  givenFestival(provider, 'f1');
  givenEvent(provider, 'f1', 'a', { artistName: 'Tide' });
  givenEvent(provider, 'f1', 'b', {
    artistName: 'Ebb',
    stage: 'Chapel',
    timeStart: '22:00',
    timeEnd: '23:00',
  });
  const { events, history } = createServices(provider, { now: () => 0, random: () => 0 });
  const commit = vi.spyOn(provider.documents, 'commit');
  /** The edits that `plan` returns for the stored sets. */
  const edits = async (plan: (sets: ReturnType<typeof conflictSetOf>[]) => PlanOutcome) => {
    const stored = await events.list('f1');
    const outcome = plan(stored.map(conflictSetOf));
    if (!outcome.ok) throw new Error(outcome.code);
    return editsOfPlan(outcome.plan, (id) => stored.find((set) => set.id === id), festival);
  };
  const words = async () => (await history.find('f1', [], null)).changes.map(inWords);
  return { provider, events, history, commit, edits, words };
}

const inWords = (change: Change) => describeChange(change, { timezone: 'Europe/Lisbon' });
const event = (traits = {}) => draftToEvent(draft(traits), festival);
const inBrief = ({ id, artistName, stage, timeStart }: LineupEvent) => [id, artistName, stage, timeStart];
const stageOf = async (events: ReturnType<typeof setUp>['events'], id: string) =>
  (await events.get('f1', id)).stage;

describe('a change of several sets', () => {
  it('is one commit, one entry of the history and one undo', async () => {
    const { events, history, commit, edits, words } = setUp();
    const outcome = await events.change('f1', await edits((sets) => shiftSets(sets, 20, festival)));
    expect(commit).toHaveBeenCalledTimes(1);
    expect(await words()).toEqual(['Moved 2 sets on Friday']);
    expect((await events.get('f1', 'a')).timeStart).toEqual(
      timestampFromMillis(Date.UTC(2026, 6, 3, 19, 20)),
    );
    const { version } = await events.get('f1', 'b');
    expect(outcome.state === 'done' && outcome.versions.get('b')).toBe(version);
    const change = outcome.state === 'done' ? await history.get('f1', outcome.changeId ?? '') : null;
    if (change === null) throw new Error('no change');
    await expect(history.undo('f1', change, 'ask')).resolves.toMatchObject({ state: 'done' });
    expect((await events.get('f1', 'b')).timeStart).toEqual(timestampFromMillis(Date.UTC(2026, 6, 3, 21)));
  });

  it('cancels, and confirms again, by undo as well', async () => {
    const { events, history, edits, words } = setUp();
    const outcome = await events.change('f1', await edits((sets) => setStatus(sets, 'cancelled')));
    expect(await words()).toEqual(['Cancelled 2 sets on Friday']);
    expect(await events.get('f1', 'a')).toMatchObject({ status: 'cancelled' });
    const change = outcome.state === 'done' ? await history.get('f1', outcome.changeId ?? '') : null;
    if (change === null) throw new Error('no change');
    await expect(history.undo('f1', change, 'ask')).resolves.toMatchObject({ state: 'done' });
    expect((await events.get('f1', 'a')).status ?? null).toBeNull();
    await events.update('f1', 'a', { status: 'replaced', replacedBy: 'Moss' });
    await events.update('f1', 'a', { status: null, replacedBy: null });
    expect((await words()).slice(0, 2)).toEqual(['Confirmed Tide again', 'Replaced Tide by Moss']);
    await events.update('f1', 'a', { note: 'Late' });
    await expect(events.update('f1', 'a', { note: 'x'.repeat(1001) })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Note is too long. Maximum is 1000 characters',
    });
  });

  it('swaps, and moves to another stage', async () => {
    const { events, edits, words } = setUp();
    await events.change(
      'f1',
      await edits(([a, b]) => {
        if (a === undefined || b === undefined) throw new Error('no sets');
        return swapSets(a, b, [], 0, festival);
      }),
    );
    expect(await stageOf(events, 'a')).toBe('Chapel');
    await events.change('f1', await edits((sets) => putOnStage(sets, 'Chapel')));
    expect(await stageOf(events, 'b')).toBe('Chapel');
    expect(await words()).toEqual(['Moved Ebb to Chapel', 'Moved 2 sets on Friday']);
  });

  it('may create, edit and delete at once, and is taken back as one', async () => {
    const { events, history, words } = setUp();
    const before = (await events.list('f1')).map(inBrief);
    await events.change('f1', [
      { type: 'create', id: 'n', event: event({ artistName: 'Reed' }) },
      { type: 'update', id: 'a', fields: { artistName: 'Tides' } },
      { type: 'delete', id: 'b' },
    ]);
    expect((await events.list('f1')).map(({ artistName }) => artistName).sort()).toEqual(['Reed', 'Tides']);
    expect(await words()).toEqual(['Changed 3 sets on Friday: 1 added, 1 edited, 1 deleted']);
    const [change] = (await history.find('f1', [], null)).changes;
    if (change === undefined) throw new Error('no change');
    await history.undo('f1', change, 'ask');
    expect((await events.list('f1')).map(inBrief)).toEqual(before);
  });

  it('that changes nothing leaves no entry', async () => {
    const { events, words } = setUp();
    const outcome = await events.change('f1', [{ type: 'update', id: 'a', fields: { stage: 'Harbour' } }]);
    expect(outcome).toMatchObject({ state: 'done', changeId: null });
    expect(await words()).toEqual([]);
  });
});

describe('where somebody was quicker', () => {
  it('nothing is stored, and the sets are told that are not as they were seen', async () => {
    const { events, edits, words } = setUp();
    const moves = await edits((sets) => shiftSets(sets, 20, festival));
    await events.update('f1', 'b', { artistName: 'Ebbing' });
    const outcome = await events.change('f1', moves);
    expect(outcome).toMatchObject({
      state: 'conflict',
      sets: [{ id: 'b', current: { artistName: 'Ebbing' } }],
    });
    expect((await events.get('f1', 'a')).timeStart).toEqual(timestampFromMillis(Date.UTC(2026, 6, 3, 19)));
    expect(await words()).toEqual(['Renamed Ebb to Ebbing']);
  });

  it('a set that is gone is told as gone, and its deletion is no conflict', async () => {
    const { events, edits } = setUp();
    const moves = await edits((sets) => shiftSets(sets, 20, festival));
    await events.remove('f1', 'b');
    const outcome = await events.change('f1', moves);
    expect(outcome).toEqual({ state: 'conflict', sets: [{ id: 'b', current: null }] });
    const gone: SetEdit = { type: 'delete', id: 'b', ifVersion: 'v' };
    expect(await events.change('f1', [gone])).toMatchObject({ state: 'done', changeId: null });
  });

  it('a name that was given while the sets were held survives the move, and a move survives a new name', async () => {
    const { events } = setUp();
    const held = (await events.list('f1')).map(conflictSetOf);
    await events.update('f1', 'a', { artistName: 'Tides' });
    const now = await events.list('f1');
    const outcome = putOnStage(held, 'Chapel');
    if (!outcome.ok) throw new Error(outcome.code);
    await events.change(
      'f1',
      editsOfPlan(outcome.plan, (id) => now.find((set) => set.id === id), festival),
    );
    expect(await events.get('f1', 'a')).toMatchObject({ artistName: 'Tides', stage: 'Chapel' });
    await events.change('f1', [{ type: 'update', id: 'a', fields: { artistName: 'Flood' } }]);
    expect(await events.get('f1', 'a')).toMatchObject({ artistName: 'Flood', stage: 'Chapel' });
  });

  it('of a block as well, with what has become of it', async () => {
    const { events } = setUp();
    const { artistName: _, imageURL: __, ...place } = event();
    const id = 'k';
    await events.change('f1', [{ on: 'block', type: 'create', id, data: { ...place, name: 'Hold' } }]);
    const late = { on: 'block', type: 'update', id, fields: { stage: 'Chapel' }, ifVersion: 'v' } as const;
    expect(await events.change('f1', [late])).toMatchObject({
      state: 'conflict',
      sets: [{ id, on: 'block', current: { artistName: 'Hold', stage: 'Harbour' } }],
    });
    await events.change('f1', [{ on: 'block', type: 'delete', id }]);
    expect(await events.change('f1', [late])).toEqual({
      state: 'conflict',
      sets: [{ id, on: 'block', current: null }],
    });
  });

  it('a repetition after a lost response changes nothing twice and is no conflict', async () => {
    const { events, edits, words } = setUp();
    const all: SetEdit[] = [
      ...(await edits((sets) => putOnStage(sets, 'Chapel'))),
      { type: 'create', id: 'n', event: event({ artistName: 'Reed' }) },
    ];
    await events.change('f1', all);
    expect(await events.change('f1', all)).toMatchObject({ state: 'done', changeId: null });
    expect(await words()).toHaveLength(1);
  });

  it('a festival that is gone is told', async () => {
    const { provider, events } = setUp();
    provider.stored.drop(paths.festival('f1'));
    const change = events.change('f1', [{ type: 'update', id: 'x', fields: { stage: 'Chapel' } }]);
    await expect(change).rejects.toMatchObject({ code: 'not-found', message: 'Festival not found' });
  });
});

describe('is refused', () => {
  it('before any request, where a field breaks its rule', async () => {
    const { events, commit } = setUp();
    const blank: SetEdit = { type: 'update', id: 'a', fields: { stage: ' ' } };
    await expect(events.change('f1', [blank])).rejects.toMatchObject({ code: 'invalid' });
    expect(commit).not.toHaveBeenCalled();
  });

  it('in the words of the catalogue', async () => {
    const { provider, events } = setUp();
    provider.documents.commit = () => Promise.reject(new ProviderError('unavailable'));
    const change = events.change('f1', [{ type: 'update', id: 'a', fields: { stage: 'Chapel' } }]);
    await expect(change).rejects.toMatchObject({ code: 'unavailable' });
  });
});
