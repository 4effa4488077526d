import { acceptanceKey, ConflictIndex, validateTimes, type ConflictSet } from '@lineup/domain';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makeDraftEvent, makeDraftEvents, makeFestival } from '../testing/make-draft.ts';
import { countRows } from './draft-counts.ts';
import type { DraftOutcome } from './draft-conflicts.ts';
import { notesOf, setsOf } from './draft-row.ts';
import { DraftStore, type DraftEdit } from './draft-store.ts';
import { applySimilarFix, undoSimilarFix } from './apply-similar-fix.ts';
import { findSimilarFix } from './similar-fix.ts';

const festival = makeFestival();

function makeStore(events = makeDraftEvents(3)) {
  const store = new DraftStore(events, festival);
  const edits: DraftEdit[] = [];
  store.onEdit((edit) => edits.push(edit));
  return { store, edits };
}

const messagesOf = (store: DraftStore, id: string) => store.row(id)?.issues.map((issue) => issue.message);

describe('editing', () => {
  it('judges the event at once, and counts', () => {
    const { store } = makeStore();
    store.edit('event-2', { artistName: ' ', stage: 'Attic' });
    expect(messagesOf(store, 'event-2')).toEqual(['Artist name is required', 'Stage "Attic" is not valid']);
    expect(store.counts()).toMatchObject({ total: 3, invalid: 1 });
    expect([...store.counts().byCode]).toEqual([
      ['artistRequired', 1],
      ['stageInvalid', 1],
    ]);
    store.edit('event-2', { artistName: 'Nova', stage: 'Pier' });
    expect(messagesOf(store, 'event-2')).toEqual([]);
    expect(store.counts().invalid).toBe(0);
    expect(store.counts().byCode.size).toBe(0);
  });

  it('takes the end along with a changed start, as one edit, until the end is edited by itself', () => {
    const { store, edits } = makeStore();
    const times = () => [store.row('event-2')?.event.timeStart, store.row('event-2')?.event.timeEnd];
    for (const part of ['05:00', '', '17:00', '17:15']) store.editTime('event-2', 'timeStart', part);
    expect(times()).toEqual(['17:15', '18:15']);
    expect(edits.at(-1)).toEqual({
      type: 'changed',
      changes: new Map([['event-2', { timeStart: '17:15', timeEnd: '18:15' }]]),
    });
    store.editTime('event-2', 'timeEnd', '19:00');
    store.editTime('event-2', 'timeStart', '16:00');
    expect(times()).toEqual(['16:00', '19:00']);
    expect(edits.at(-1)).toEqual({
      type: 'changed',
      changes: new Map([['event-2', { timeStart: '16:00' }]]),
    });
  });

  it('concerns its own row only', () => {
    const { store } = makeStore();
    const before = store.row('event-1');
    const received = { own: vi.fn(), other: vi.fn() };
    store.subscribeRow('event-2', received.own);
    store.subscribeRow('event-1', received.other);
    store.edit('event-2', { artistName: 'Nova' });
    expect(received.own).toHaveBeenCalledTimes(1);
    expect(received.other).not.toHaveBeenCalled();
    expect(store.row('event-1')).toBe(before);
  });

  it('leaves list and counts the same objects while they are the same', () => {
    const { store } = makeStore();
    const { counts, ids } = store;
    const before = [counts(), ids()];
    store.edit('event-2', { artistName: 'Nova' });
    expect(counts()).toBe(before[0]);
    expect(ids()).toBe(before[1]);
  });

  it('is told to whoever keeps it, and not when nothing changes', () => {
    const { store, edits } = makeStore();
    store.edit('event-2', { stage: 'Pier' });
    store.edit('nobody', { stage: 'Pier' });
    expect(edits).toEqual([]);
    store.edit('event-2', { stage: 'Boathouse' });
    const change = { stage: 'Boathouse', asRead: '{"stage":"Pier"}' };
    expect(edits).toEqual([{ type: 'changed', changes: new Map([['event-2', change]]) }]);
  });

  it('stops telling those who left', () => {
    const { store } = makeStore();
    const listener = vi.fn();
    store.subscribeRow('event-2', listener)();
    store.subscribe(listener)();
    store.onEdit(listener)();
    store.edit('event-2', { stage: 'Boathouse' });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('removing', () => {
  it('takes the event out of list and counts, and restoring puts it back to its place', () => {
    const { store, edits } = makeStore([
      makeDraftEvent({ row: 1 }),
      makeDraftEvent({ row: 2, artistName: '' }),
      makeDraftEvent({ row: 3 }),
    ]);
    store.remove('event-2');
    expect(store.ids()).toEqual(['event-1', 'event-3']);
    expect(store.row('event-2')).toBeUndefined();
    expect(store.counts()).toMatchObject({ total: 2, invalid: 0 });
    store.restore('event-2');
    expect(store.ids()).toEqual(['event-1', 'event-2', 'event-3']);
    expect(store.counts()).toMatchObject({ total: 3, invalid: 1 });
    expect(edits).toEqual([
      { type: 'removed', id: 'event-2' },
      { type: 'restored', id: 'event-2' },
    ]);
  });

  it('happens once', () => {
    const { store, edits } = makeStore();
    store.remove('event-2');
    store.remove('event-2');
    store.edit('event-2', { stage: 'Attic' });
    store.restore('event-1');
    expect(edits).toHaveLength(1);
    expect(store.counts()).toMatchObject({ total: 2, invalid: 0 });
  });
});

describe('a fix for all like it', () => {
  const events = [
    ...makeDraftEvents(3, { stage: 'Main stage' }),
    makeDraftEvent({ row: 4, stage: 'main' }),
    makeDraftEvent({ row: 5 }),
  ];

  it('counts the other events with the same fault', () => {
    const { store } = makeStore(events);
    expect(findSimilarFix(store, 'event-1', 'stage', 'Main Stage')).toEqual({
      id: 'event-1',
      field: 'stage',
      from: 'Main stage',
      words: null,
      to: 'Main Stage',
      count: 2,
    });
  });

  it('is not offered where the old value was no fault, nor where nobody shares it', () => {
    const { store } = makeStore(events);
    expect(findSimilarFix(store, 'event-5', 'stage', 'Main Stage')).toBeNull();
    expect(findSimilarFix(store, 'event-4', 'stage', 'Main Stage')).toBeNull();
    expect(findSimilarFix(store, 'event-1', 'stage', '')).toBeNull();
  });

  it('mends them as one edit and can be taken back, except where edited since', () => {
    const { store, edits } = makeStore(events);
    const fix = findSimilarFix(store, 'event-1', 'stage', 'Main Stage');
    if (fix === null) throw new Error('no fix offered');
    store.edit('event-1', { stage: 'Main Stage' });
    const undo = applySimilarFix(store, fix);
    expect(edits).toHaveLength(2);
    expect(store.counts().invalid).toBe(1);
    store.edit('event-3', { stage: 'Pier' });
    undoSimilarFix(store, fix, undo);
    expect(['event-1', 'event-2', 'event-3'].map((id) => store.row(id)?.event.stage)).toEqual([
      'Main Stage',
      'Main stage',
      'Pier',
    ]);
  });

  it('serves dates as well, also missing ones', () => {
    const { store } = makeStore(makeDraftEvents(3, { date: '' }));
    expect(findSimilarFix(store, 'event-1', 'date', '2027-07-03')?.count).toBe(2);
  });
});

describe('a festival that changes in the meantime', () => {
  it('judges all events again without an edit', () => {
    const { store, edits } = makeStore();
    const listener = vi.fn();
    store.subscribeRow('event-1', listener);
    store.setFestival({ ...festival, stages: ['Main Stage'] });
    expect(messagesOf(store, 'event-1')).toEqual(['Stage "Pier" is not valid']);
    expect(store.counts().invalid).toBe(3);
    expect(store.rules().stages).toEqual(['Main Stage']);
    expect(listener).toHaveBeenCalled();
    expect(edits).toEqual([]);
  });

  it('brings the stages in that its events are stored with, also of a removed one, without an edit', () => {
    const { store, edits } = makeStore();
    store.remove('event-2');
    edits.length = 0;
    store.setFestival({ ...festival, stages: ['Quay'] });
    const untouched = store.row('event-3');
    store.setStages(new Map(['event-1', 'event-2', 'gone'].map((id) => [id, 'Quay'])));
    store.setStages(new Map([['event-1', 'Quay']]));
    expect(messagesOf(store, 'event-1')).toEqual([]);
    expect(store.row('event-3')?.event).toBe(untouched?.event);
    expect(store.counts().total).toBe(2);
    expect(edits).toEqual([]);
    store.restore('event-2');
    expect(store.row('event-2')?.event.stage).toBe('Quay');
  });

  it('without stages offers those of the file', () => {
    const bare = { ...festival, stages: [] };
    const store = new DraftStore(
      [makeDraftEvent({ row: 1, stage: 'Quay' }), makeDraftEvent({ row: 2, stage: 'Attic' })],
      bare,
    );
    expect(store.rules().stages).toEqual(['Quay', 'Attic']);
    store.edit('event-1', { stage: 'Attic' });
    expect(store.rules().stages).toEqual(['Quay', 'Attic']);
  });
});

describe('conflicts', () => {
  const events = [
    makeDraftEvent({ row: 1 }),
    makeDraftEvent({ row: 2, timeStart: '20:30', timeEnd: '21:30' }),
    makeDraftEvent({ row: 3, stage: 'Boathouse' }),
  ];
  const conflictsOf = (store: DraftStore, id: string) => {
    const row = store.row(id);
    return row === undefined ? [] : notesOf(row, festival).map(({ kind, text }) => `${kind}: ${text}`);
  };
  const overlap = 'warning: Overlaps with The Lanterns 1 (8:00 PM - 9:00 PM) on the same stage';

  it('are known from the start and do not block', () => {
    const { store } = makeStore(events);
    expect(conflictsOf(store, 'event-2')).toEqual([overlap]);
    expect(store.counts()).toMatchObject({ warned: 2, invalid: 0 });
  });

  it('are told only to the rows they concern', () => {
    const { store } = makeStore(events);
    const received = [vi.fn(), vi.fn(), vi.fn()];
    received.forEach((listener, index) => store.subscribeRow(`event-${index + 1}`, listener));
    store.edit('event-2', { stage: 'Main Stage' });
    store.refreshConflicts();
    expect(conflictsOf(store, 'event-1')).toEqual([]);
    expect(store.counts().warned).toBe(0);
    expect(received.map((listener) => listener.mock.calls.length)).toEqual([1, 2, 0]);
  });

  it('go and come back with a removed row, and name an artist as it is by then', () => {
    const { store } = makeStore(events);
    store.remove('event-1');
    store.refreshConflicts();
    expect(conflictsOf(store, 'event-2')).toEqual([]);
    store.restore('event-1');
    store.edit('event-1', { artistName: 'Kelp' });
    store.refreshConflicts();
    expect(conflictsOf(store, 'event-2')).toEqual([
      'warning: Overlaps with Kelp (8:00 PM - 9:00 PM) on the same stage',
    ]);
  });

  const { span } = validateTimes(makeDraftEvent(), festival);
  const playing = (id: string, artistName: string, stage: string): ConflictSet => ({
    id,
    artistName,
    stage,
    start: 0,
    end: 0,
    ...span,
  });
  const outcome: DraftOutcome = {
    sets: [playing('set-1', 'The Lanterns 1', 'Boathouse'), playing('set-9', 'Reed', 'Boathouse')],
    storedAs: new Map([['event-1', 'set-1']]),
  };

  it('are those of what becomes of the rows, where that is known, and of what stays', () => {
    const { store } = makeStore(events);
    expect(store.setOutcome(outcome)).toBe(true);
    store.refreshConflicts();
    const withReed = 'warning: Overlaps with Reed (8:00 PM - 9:00 PM) on the same stage';
    expect(conflictsOf(store, 'event-1')).toEqual([withReed]);
    // Neither is imported.
    expect([conflictsOf(store, 'event-2'), conflictsOf(store, 'event-3')]).toEqual([[], []]);
    expect(store.counts().warned).toBe(1);
    store.setOutcome({ ...outcome, storedAs: new Map([['event-3', 'set-1']]) });
    store.refreshConflicts();
    expect([conflictsOf(store, 'event-1'), conflictsOf(store, 'event-3')]).toEqual([[], [withReed]]);
    store.setOutcome({ ...outcome, sets: [playing('set-1', 'The Lanterns 1', 'Pier')] });
    store.refreshConflicts();
    expect([conflictsOf(store, 'event-1'), conflictsOf(store, 'event-3')]).toEqual([[], []]);
    store.setOutcome(null);
    store.refreshConflicts();
    expect(conflictsOf(store, 'event-2')).toEqual([overlap]);
    expect(store.setOutcome(null)).toBe(false);
  });

  it('stay accepted under the ids by which sets are stored', () => {
    const id = 'overlap set-1 set-9';
    const key = acceptanceKey({ scope: 'one', conflict: { id, span: { start: 0, end: 0, ...span } } });
    const store = new DraftStore(events, makeFestival({ acceptedConflicts: { [key]: 'Two acts' } }));
    store.setOutcome(outcome);
    store.refreshConflicts();
    expect(conflictsOf(store, 'event-1')).toEqual([]);
    store.setFestival(festival);
    expect(conflictsOf(store, 'event-1')).toHaveLength(1);
  });

  it('wait for what becomes of an edit, and are no news where nothing comes of it', () => {
    const { store } = makeStore(events);
    store.setOutcome(outcome);
    store.refreshConflicts();
    store.edit('event-1', { stage: 'Main Stage' });
    store.remove('event-2');
    const [before, heard] = [conflictsOf(store, 'event-1'), vi.fn()];
    store.subscribe(heard);
    store.refreshConflicts();
    store.setOutcome({ ...outcome, sets: outcome.sets.map((set) => ({ ...set })) });
    store.refreshConflicts();
    expect(conflictsOf(store, 'event-1')).toEqual(before);
    expect(heard).not.toHaveBeenCalled();
    store.setOutcome({ ...outcome, sets: [playing('set-1', 'The Lanterns 1', 'Main Stage')] });
    store.refreshConflicts();
    expect(conflictsOf(store, 'event-1')).toEqual([]);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('do not repeat what is a fault of the row', () => {
    const { store } = makeStore([makeDraftEvent({ stage: 'Attic', date: '2027-08-01' })]);
    expect(conflictsOf(store, 'event-1').map((text) => text.split(':')[0])).toEqual(['issue', 'issue']);
  });

  it('leave nights to the question that the review asks', () => {
    const evening = makeDraftEvent({ row: 1, timeEnd: '00:00' });
    const night = makeDraftEvent({ row: 2, date: '2027-07-04', timeStart: '00:00', timeEnd: '01:00' });
    const { store } = makeStore([evening, night]);
    const index = new ConflictIndex(setsOf(store.rows()), store.rules().conflicts);
    expect(index.of('event-2').map(({ kind }) => kind)).toEqual(['night']);
    expect(conflictsOf(store, 'event-2')).toEqual([]);
    expect(store.counts().warned).toBe(0);
  });

  it('are those that all rows judged again have, after any edits', () => {
    const edit = fc.record({
      id: fc.integer({ min: 1, max: 6 }).map((row) => `event-${row}`),
      stage: fc.constantFrom('Pier', 'Boathouse', ''),
      artistName: fc.constantFrom('Owl', 'Kelp', 'Owl b2b Kelp'),
      timeStart: fc.constantFrom('20:00', '20:30', '21:30', ''),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const { store } = makeStore(makeDraftEvents(6));
        for (const { id, ...change } of edits) {
          store.edit(id, change);
          store.refreshConflicts();
        }
        const fresh = new DraftStore(
          store.rows().map(({ event }) => event),
          festival,
        );
        for (const id of store.ids()) expect(conflictsOf(store, id)).toEqual(conflictsOf(fresh, id));
        expect(store.counts()).toEqual(fresh.counts());
      }),
    );
  });
});

it('counts the same step by step as from the start, with thousands of events', () => {
  const { store } = makeStore(makeDraftEvents(2000));
  for (let index = 1; index <= 2000; index += 3) {
    if (index % 2 === 0) store.remove(`event-${index}`);
    else store.edit(`event-${index}`, { artistName: '', date: index % 5 === 0 ? '' : '2027-07-03' });
    if (index % 4 === 0) store.restore(`event-${index}`);
  }
  expect(store.counts()).toEqual(countRows(store.rows()));
  expect(store.counts().invalid).toBeGreaterThan(0);
});
