import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictSetOf } from '../conflicts/conflict.ts';
import { matchSets } from './matching/match-sets.ts';
import { idsOfPairing, pairingOfIds } from './matching/pairing-ids.ts';
import { mergeWrites } from './merge-writes.ts';
import { mergedSchedule } from './merged-schedule.ts';
import type { MergeSide, RowAnswers } from './planning/choices.ts';
import { hasNothingToDo } from './planning/merge-plan.ts';
import { planMerge } from './planning/plan-merge.ts';
import { valuesOfStored, type IncomingSet, type SetValues } from './set-values.ts';
import { applied } from './testing/apply-edits.ts';
import { festival, sampleValues, stored } from './testing/lineups.ts';

const first = ['Amber', 'Copper', 'Willow', 'Marble', 'Thistle', 'Juniper'];
const second = ['Lanterns', 'Orchard', 'Machines', 'Kestrel', 'Voyage', 'Harvest'];
const days = ['2025-07-04', '2025-07-05', '2025-07-06'];

/** The set with this number in the last imported lineup; each has a unique artist and place. */
const original = (number: number): SetValues =>
  sampleValues({
    artistName: `${first[number % 6]} ${second[Math.floor(number / 6) % 6]}`,
    stage: number % 2 === 0 ? 'Barn' : 'Lake Stage',
    date: days[number % 3] ?? '',
    timeStart: `${12 + (Math.floor(number / 6) % 6)}:00`,
    timeEnd: `${12 + (Math.floor(number / 6) % 6)}:45`,
    imageURL: `https://pictures.example/${number}.png`,
  });

const fields = ['artistName', 'stage', 'times', 'imageURL'] as const;

/** How a side changes each field of a set. */
const alterations: Record<(typeof fields)[number], (set: SetValues, side: MergeSide) => SetValues> = {
  artistName: (set, side) => ({ artistName: `${set.artistName}${side === 'file' ? ' Trio' : ' Duo'}` }),
  stage: (_, side) => ({ stage: side === 'file' ? 'Cellar' : 'Attic' }),
  times: (set, side) =>
    side === 'file'
      ? { timeStart: '18:30', timeEnd: '19:15' }
      : { date: '2025-07-07', timeStart: set.timeStart ?? '', timeEnd: '20:00' },
  imageURL: (_, side) => ({ imageURL: `https://pictures.example/${side}.png` }),
};

/** Who changed a field since the last import. */
const changers = ['none', 'none', 'file', 'portal', 'bothSame', 'both'] as const;
const fate = fc.record({
  artistName: fc.constantFrom(...changers),
  stage: fc.constantFrom(...changers),
  times: fc.constantFrom(...changers),
  imageURL: fc.constantFrom(...changers),
  /** For a set that both sides have. */
  isOn: fc.constantFrom('both', 'both', 'both', 'file', 'portal', 'neither'),
  isMissingRemoved: fc.boolean(),
  answer: fc.constantFrom<MergeSide | null>('file', 'portal', null),
});
type Fate = typeof fate extends fc.Arbitrary<infer Value> ? Value : never;

function valuesOn(side: MergeSide, set: SetValues, drawn: Fate): SetValues {
  const values = { ...set };
  for (const field of fields) {
    const changer = drawn[field];
    if (changer === side || changer === 'both') Object.assign(values, alterations[field](set, side));
    if (changer === 'bothSame') Object.assign(values, alterations[field](set, 'file'));
  }
  return values;
}

/** The expected result of a merge, derived per field, for a set that both sides have. */
function expected(set: SetValues, drawn: Fate): SetValues {
  const values = valuesOn('portal', set, drawn);
  for (const field of fields) {
    const isTaken = drawn[field] === 'file' || (drawn[field] === 'both' && drawn.answer === 'file');
    if (isTaken && field === 'times') Object.assign(values, { date: set.date });
    if (isTaken) Object.assign(values, alterations[field](set, 'file'));
  }
  return values;
}

const asked = (drawn: Fate) => fields.filter((field) => drawn[field] === 'both');
const byId = (sets: ReadonlyMap<string, SetValues>) =>
  Object.fromEntries([...sets].toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe('the merge of an edited copy', () => {
  test('is what both sides made of each set', () => {
    fc.assert(
      fc.property(
        fc.array(fate, { minLength: 1, maxLength: 30 }),
        fc.array(fc.nat(5), { maxLength: 4 }),
        (fates, added) => {
          const sets = fates.map((drawn, number) => ({ drawn, id: `set${number}`, set: original(number) }));
          const base = {
            sets: Object.fromEntries(
              sets.map(({ id, set }) => [id, { said: set, sourceId: `source ${id}` }]),
            ),
          };
          const before = sets
            .filter(({ drawn }) => drawn.isOn === 'both' || drawn.isOn === 'portal')
            .map(({ id, set, drawn }) => stored(id, valuesOn('portal', set, drawn)));
          const file: IncomingSet[] = [
            ...sets
              .filter(({ drawn }) => drawn.isOn === 'both' || drawn.isOn === 'file')
              .map(({ id, set, drawn }, row) => ({
                id: `draft of ${id}`,
                row: row + 1,
                sourceId: `source ${id}`,
                values: valuesOn('file', set, drawn),
              })),
            ...added.map((kind, place) => ({
              id: `added${place}`,
              row: 100 + place,
              values: sampleValues({
                artistName: `Quartz Zephyr ${place}`,
                date: days[kind % 3] ?? '',
                timeStart: '22:10',
                timeEnd: '22:50',
              }),
            })),
          ];
          const answers = Object.fromEntries(
            sets.flatMap(({ id, drawn }): [string, RowAnswers][] => [
              [
                `draft of ${id}`,
                drawn.answer === null
                  ? {}
                  : Object.fromEntries(asked(drawn).map((field) => [field, drawn.answer])),
              ],
              [id, drawn.isMissingRemoved ? { exists: 'file' } : {}],
            ]),
          );
          const plan = planMerge(matchSets(file, before, base, festival), base, festival, { answers });
          const missing = new Set(plan.rows.flatMap((row) => (row.kind === 'missing' ? [row.key] : [])));
          const { edits, base: next } = mergeWrites(plan, base, festival);
          const after = applied(before, edits);
          const inOrder = <Set extends { readonly id: string }>(all: readonly Set[]) =>
            all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
          expect(inOrder(mergedSchedule(plan, before, festival).sets)).toEqual(
            inOrder(after.map(conflictSetOf)),
          );

          const expectedSets = new Map<string, SetValues>();
          for (const { id, set, drawn } of sets) {
            if (drawn.isOn === 'both') expectedSets.set(id, expected(set, drawn));
            if (drawn.isOn === 'portal' && !(drawn.isMissingRemoved && missing.has(id)))
              expectedSets.set(id, valuesOn('portal', set, drawn));
          }
          for (const { id, values } of file) if (id.startsWith('added')) expectedSets.set(id, values);
          expect(byId(new Map(after.map((set) => [set.id, valuesOfStored(set, festival)])))).toEqual(
            byId(expectedSets),
          );

          const open = sets
            .filter(({ drawn }) => drawn.isOn === 'both' && drawn.answer === null)
            .flatMap(({ drawn }) => asked(drawn));
          const changedButDeleted = sets.filter(
            ({ drawn }) =>
              drawn.isOn === 'file' &&
              fields.some((field) => ['file', 'both', 'bothSame'].includes(drawn[field])),
          );
          expect(plan.open).toBe(open.length + changedButDeleted.length);

          const again = file.map((set) => ({ ...set, id: `again ${set.id}` }));
          expect(hasNothingToDo(planMerge(matchSets(again, after, next, festival), next, festival))).toBe(
            true,
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('matching', () => {
  const values = fc.record({
    artistName: fc.constantFrom(
      'Tide',
      'Ember',
      'Tide & Ember',
      'Ember b2b Tide',
      'TBA',
      'Emberr',
      'The Tide Trio',
      '!!!',
      '',
    ),
    stage: fc.constantFrom('Barn', 'barn', 'The Barn', 'Lake Stage', ''),
    date: fc.constantFrom('2025-07-04', '2025-07-05', ''),
    timeStart: fc.constantFrom('12:00', '12:30', '23:30', '01:00', '', 'late'),
    timeEnd: fc.constantFrom('13:00', '00:30', ''),
  });
  const full = values.map((set) =>
    sampleValues(
      Object.fromEntries(Object.entries(set).filter(([, value]) => value !== '' && value !== 'late')),
    ),
  );
  const incomingSets = fc
    .array(fc.record({ values, sourceId: fc.constantFrom('set0', 'set1', 'x', '') }), { maxLength: 12 })
    .map((sets) => sets.map((set, row): IncomingSet => ({ id: `draft${row}`, row: row + 1, ...set })));
  const storedSets = fc
    .array(full, { maxLength: 12 })
    .map((sets) => sets.map((set, place) => stored(`set${place}`, set)));
  const bases = fc
    .array(fc.record({ said: values, sourceId: fc.constantFrom('x', 'y', '') }), { maxLength: 12 })
    .map((sets) => ({ sets: Object.fromEntries(sets.map((set, place) => [`set${place * 2}`, set])) }));

  test('puts every set into one place, and no set into two', () => {
    fc.assert(
      fc.property(incomingSets, storedSets, fc.option(bases), (sets, before, base) => {
        const pairing = matchSets(sets, before, base, festival);
        const { pairs, added, left } = pairing;
        expect(pairingOfIds(idsOfPairing(pairing), sets, before, base)).toEqual(pairing);
        const placed = [...pairs.map(({ incoming }) => incoming.id), ...added.map(({ id }) => id)];
        expect(placed.toSorted()).toEqual(sets.map(({ id }) => id).toSorted());
        const known = [
          ...pairs.filter(({ stored: set }) => set !== null).map(({ id }) => id),
          ...left.map(({ stored: set }) => set.id),
        ];
        expect(known.toSorted()).toEqual(before.map(({ id }) => id).toSorted());
        expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
      }),
    );
  });

  test('finds every set of a lineup in any order', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(full, { selector: (set) => JSON.stringify(set), maxLength: 12 })
          .chain((sets) =>
            fc.tuple(fc.constant(sets), fc.shuffledSubarray([...sets.keys()], { minLength: sets.length })),
          ),
        ([sets, order]) => {
          const before = sets.map((set, place) => stored(`set${place}`, set));
          const file = order.map((place, row): IncomingSet => ({
            id: `draft${place}`,
            row: row + 1,
            values: sets[place] ?? {},
          }));
          const plan = planMerge(matchSets(file, before, null, festival), null, festival);
          expect(plan.counts).toMatchObject({ unchanged: sets.length, missing: 0 });
        },
      ),
    );
  });
});
