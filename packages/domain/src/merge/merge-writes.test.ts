import { describe, expect, it } from 'vitest';
import { lineupEventSchema } from '../entities/lineup-event.ts';
import type { ImportBase } from './import-base.ts';
import { matchSets } from './matching/match-sets.ts';
import { mergeWrites } from './merge-writes.ts';
import type { MergeChoices } from './planning/choices.ts';
import { hasNothingToDo } from './planning/merge-plan.ts';
import { planMerge } from './planning/plan-merge.ts';
import { valuesOfStored, type IncomingSet } from './set-values.ts';
import type { StoredSet } from '../timetable/set-edits.ts';
import { applied } from './testing/apply-edits.ts';
import { festival, incoming, sampleValues, stored } from './testing/lineups.ts';

function merge(
  sets: IncomingSet[],
  before: readonly StoredSet[],
  base: ImportBase | null,
  choices?: MergeChoices,
) {
  const plan = planMerge(matchSets(sets, before, base, festival), base, festival, choices);
  return { plan, ...mergeWrites(plan, base, festival) };
}

describe('mergeWrites', () => {
  it('writes what differs and nothing else, bound to what was seen', () => {
    const before = stored('a', sampleValues());
    const base = { sets: { a: { said: sampleValues() } } };
    const { edits } = merge(
      [incoming(sampleValues({ timeStart: '19:30', stage: 'Lake Stage' }))],
      [before],
      base,
    );
    const timeStart = { ...before.timeStart, seconds: before.timeStart.seconds - 30 * 60 };
    expect(edits).toEqual([
      { type: 'update', id: 'a', fields: { stage: 'Lake Stage', timeStart }, ifVersion: 'version of a' },
    ]);
  });

  it('makes a set of each new one under the id of its draft', () => {
    const set = incoming(sampleValues({ artistName: ' Kelp ', timeStart: '01:00', timeEnd: '02:00' }));
    const [edit] = merge([set], [], null).edits;
    if (edit?.type !== 'create') throw new Error('A new set is created.');
    expect(edit.id).toBe(set.id);
    expect(lineupEventSchema.safeParse(edit.event).success).toBe(true);
    expect(valuesOfStored(edit.event, festival)).toEqual(
      sampleValues({ artistName: 'Kelp', timeStart: '01:00', timeEnd: '02:00' }),
    );
  });

  it('deletes only what an answer removes', () => {
    const before = [
      stored('a', sampleValues()),
      stored('b', sampleValues({ artistName: 'Kelp', timeStart: '18:00' })),
    ];
    expect(merge([incoming(sampleValues())], before, null).edits).toEqual([]);
    expect(
      merge([incoming(sampleValues())], before, null, { answers: { b: { exists: 'file' } } }).edits,
    ).toEqual([{ type: 'delete', id: 'b', ifVersion: 'version of b' }]);
  });

  it('keeps what is asked until it is answered, then takes the times of one side whole', () => {
    const before = stored('a', sampleValues({ timeStart: '19:00', timeEnd: '20:00' }));
    const base = { sets: { a: { said: sampleValues() } } };
    const set = incoming(sampleValues({ timeStart: '20:30', timeEnd: '21:30' }));
    expect(merge([set], [before], base).edits).toEqual([]);
    const [edit] = merge([set], [before], base, { answers: { [set.id]: { times: 'file' } } }).edits;
    if (edit?.type !== 'update') throw new Error('The set is changed.');
    expect(valuesOfStored({ ...before, ...edit.fields }, festival)).toMatchObject({
      timeStart: '20:30',
      timeEnd: '21:30',
    });
  });
});

describe('what the next import is compared with', () => {
  const kelp = sampleValues({ artistName: 'Kelp', timeStart: '18:00', timeEnd: '19:00' });

  it('is what this one said, with what the review mended and the ids of the source', () => {
    const read = sampleValues({ stage: 'Bran' });
    const { base } = merge(
      [incoming(sampleValues(), { read, sourceId: '17' })],
      [stored('a', sampleValues())],
      null,
    );
    expect(base.sets).toEqual({ a: { said: read, taken: { stage: 'Barn' }, sourceId: '17' } });
  });

  it('keeps what a file does not speak of', () => {
    const before = {
      sets: { a: { said: sampleValues({ imageURL: 'https://pictures.example/a.png' }) }, b: { said: kelp } },
    };
    const sets = [incoming({ artistName: 'Night Ferry', date: '2025-07-04', timeStart: '20:00' })];
    const scope = { days: ['2025-07-04'], stages: ['Lake Stage'] };
    expect(merge(sets, [stored('a', sampleValues()), stored('b', kelp)], before).base).toEqual(before);
    expect(merge(sets, [stored('a', sampleValues()), stored('b', kelp)], before, { scope }).base).toEqual(
      before,
    );
  });

  it.each<[string, IncomingSet[], StoredSet[], ImportBase | null, MergeChoices | undefined]>([
    ['all was taken', [incoming(sampleValues()), incoming(kelp)], [], null, undefined],
    [
      'a new one was left out',
      [incoming(sampleValues(), { id: 'left' })],
      [],
      null,
      { answers: { left: { exists: 'portal' } } },
    ],
    [
      'one was missing and stayed',
      [incoming(sampleValues())],
      [stored('a', sampleValues()), stored('b', kelp)],
      { sets: { b: { said: kelp } } },
      undefined,
    ],
    [
      'one was missing and removed',
      [incoming(sampleValues())],
      [stored('b', kelp)],
      { sets: { b: { said: kelp } } },
      { answers: { b: { exists: 'file' } } },
    ],
    ['one stayed deleted', [incoming(kelp)], [], { sets: { b: { said: kelp } } }, undefined],
    [
      'one came back',
      [incoming(kelp, { id: 'again' })],
      [],
      { sets: { b: { said: kelp } } },
      { answers: { again: { exists: 'file' } } },
    ],
    [
      'a question was left',
      [incoming(sampleValues())],
      [stored('a', sampleValues({ stage: 'Lake Stage' }))],
      null,
      undefined,
    ],
  ])('makes nothing of the same file again where %s', (_, sets, before, base, choices) => {
    const first = merge(sets, before, base, choices);
    const again = sets.map(({ values }) => incoming(values));
    expect(hasNothingToDo(merge(again, applied(before, first.edits), first.base).plan)).toBe(true);
  });
});
