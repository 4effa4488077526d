import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit, editBetween, inverseEdit, isSameValue, type Edit, type Fields } from './edits.ts';
import { documentKey, documentsBefore, editsBetween, type Documents } from './past.ts';
import { doesTakeBack } from './references.ts';
import { planUndo } from './undo.ts';

const artist = fc.constantFrom('Tide', 'Ember', 'Nova');
const time = fc.integer({ min: 0, max: 9 }).map((seconds) => ({ seconds, nanoseconds: 0 }));
const set: fc.Arbitrary<Fields> = fc.record(
  {
    artistName: artist,
    stage: fc.constantFrom('Pier', 'Dune'),
    timeStart: time,
    imageURL: fc.constant(null),
  },
  { noNullPrototype: true, requiredKeys: ['artistName', 'stage', 'timeStart'] },
);
const festival: fc.Arbitrary<Fields> = fc.record({
  name: fc.constantFrom('Saltmarsh', 'Saltmarsh Weekender'),
  stages: fc.uniqueArray(fc.constantFrom('Pier', 'Dune', 'Lantern')),
});
const ids = ['a', 'b', 'c', 'd'] as const;
const lineup: fc.Arbitrary<Documents> = fc
  .record({
    festival,
    sets: fc.record({ a: fc.option(set), b: fc.option(set), c: fc.option(set), d: fc.option(set) }),
  })
  .map(({ festival: own, sets }) => {
    const found = ids.flatMap((id): [string, Fields][] => {
      const fields = sets[id];
      return fields === null ? [] : [[`set/${id}`, fields]];
    });
    return new Map<string, Fields>([['festival/f', own], ...found]);
  });
/** Successive states of a lineup, each edited from the previous one. */
const states = fc.array(lineup, { minLength: 2, maxLength: 8 });

function applied(documents: Documents, edits: readonly Edit[]): Documents {
  const after = new Map(documents);
  for (const edit of edits) {
    const fields = applyEdit(after.get(documentKey(edit)) ?? null, edit);
    if (fields === null) after.delete(documentKey(edit));
    else after.set(documentKey(edit), fields);
  }
  return after;
}

const values = (edits: readonly Edit[]) =>
  edits.map(({ target, id, name, before, after }) => ({ target, id, name, before, after }));
const plain = (documents: Documents) => Object.fromEntries(documents);
const stepsOf = (all: readonly Documents[]) =>
  all.slice(1).map((state, index) => editsBetween(all[index] ?? new Map<string, Fields>(), state));
const undoOf = (edits: readonly Edit[], now: Documents) =>
  planUndo(edits, (edit) => now.get(documentKey(edit)) ?? null);

describe('any sequence of changes', () => {
  test('leads where it led', () => {
    fc.assert(
      fc.property(states, (all) => {
        const last = stepsOf(all).reduce(applied, all[0] ?? new Map<string, Fields>());
        expect(plain(last)).toEqual(plain(all.at(-1) ?? new Map<string, Fields>()));
      }),
    );
  });

  test('is taken back by undoing all of it in reverse, without a clash', () => {
    fc.assert(
      fc.property(states, (all) => {
        let now = all.at(-1) ?? new Map<string, Fields>();
        for (const step of stepsOf(all).toReversed()) {
          const { edits, clashes } = undoOf(step, now);
          expect(clashes).toEqual([]);
          now = applied(now, edits);
        }
        expect(plain(now)).toEqual(plain(all[0] ?? new Map<string, Fields>()));
      }),
    );
  });

  test('comes back when its undo is undone', () => {
    fc.assert(
      fc.property(lineup, lineup, (before, after) => {
        const undo = undoOf(editsBetween(before, after), after).edits;
        expect(plain(applied(applied(after, undo), undoOf(undo, before).edits))).toEqual(plain(after));
      }),
    );
  });

  test('is told from everything else that may be done by whether fields go back', () => {
    const doesTakeBackSome = (edit: Edit, done: readonly Edit[]) =>
      done.some((each) => doesTakeBack(edit, each));
    fc.assert(
      fc.property(lineup, lineup, lineup, (before, after, now) => {
        const done = editsBetween(before, after);
        const { edits, allEdits } = undoOf(done, now);
        for (const edit of [...edits, ...allEdits]) expect(doesTakeBackSome(edit, done)).toBe(true);
        const elsewhere = done.map((edit) => ({ ...edit, id: `${edit.id}2` }));
        for (const edit of allEdits) expect(doesTakeBackSome(edit, elsewhere)).toBe(false);
      }),
    );
  });

  test('shows each state that it passed', () => {
    fc.assert(
      fc.property(states, fc.nat(), (all, choice) => {
        const at = choice % all.length;
        const later = stepsOf(all).slice(at).flat();
        const past = documentsBefore(all.at(-1) ?? new Map<string, Fields>(), later);
        expect(plain(past)).toEqual(plain(all[at] ?? new Map<string, Fields>()));
      }),
    );
  });
});

describe('the undo of a change after which others worked', () => {
  test('leaves what they changed, unless all is to be undone', () => {
    fc.assert(
      fc.property(lineup, lineup, lineup, (before, after, now) => {
        const change = editsBetween(before, after);
        const theirs = new Map(editsBetween(after, now).map((edit) => [documentKey(edit), edit]));
        const { edits, allEdits, clashes } = undoOf(change, now);
        for (const edit of edits) {
          const other = theirs.get(documentKey(edit));
          const isWhole = edit.before === null || edit.after === null;
          if (other === undefined || isWhole) continue;
          const own = Object.keys({ ...edit.before, ...edit.after });
          const changedByThem = Object.keys({ ...other.before, ...other.after });
          const wasAlreadyBack = own.every((name) => !changedByThem.includes(name));
          expect(wasAlreadyBack).toBe(true);
        }
        expect(clashes.length > 0 || isSameValue(values(allEdits), values(edits))).toBe(true);
        const forced = applied(now, allEdits);
        for (const edit of change) {
          const left = forced.get(documentKey(edit)) ?? null;
          // A document that was edited and then deleted stays deleted, as the change knows only some of its fields.
          const isLost = left === null && edit.before !== null && edit.after !== null;
          expect(isLost ? left : applyEdit(left, inverseEdit(edit))).toEqual(left);
        }
      }),
    );
  });

  test('has nothing left to do when it was undone already', () => {
    fc.assert(
      fc.property(lineup, lineup, (before, after) => {
        const { edits, clashes } = undoOf(editsBetween(before, after), before);
        expect([edits, clashes]).toEqual([[], []]);
      }),
    );
  });
});

test('an edit names just the fields that differ, whatever the order of keys', () => {
  const before = { artistName: 'Tide', timeStart: { seconds: 1, nanoseconds: 0 }, imageURL: '/a' };
  const after = { timeStart: { nanoseconds: 0, seconds: 1 }, artistName: 'Ebb' };
  expect(editBetween({ target: 'set', id: 'a' }, before, after)).toEqual({
    target: 'set',
    id: 'a',
    name: 'Tide',
    before: { artistName: 'Tide', imageURL: '/a' },
    after: { artistName: 'Ebb' },
  });
  expect(editBetween({ target: 'set', id: 'a' }, before, { ...before })).toBeNull();
});
