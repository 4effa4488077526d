import { describe, expect, it } from 'vitest';
import type { DraftField } from '../../entities/upload.ts';
import type { BaseSet } from '../import-base.ts';
import { matchSets } from '../matching/match-sets.ts';
import type { IncomingSet, SetValues } from '../set-values.ts';
import { festival, incoming, sampleValues, stored } from '../testing/lineups.ts';
import type { StoredSet } from '../../timetable/set-edits.ts';
import type { MergeChoices } from './choices.ts';
import { hasNothingToDo } from './merge-plan.ts';
import { planMerge } from './plan-merge.ts';

function plan(
  sets: IncomingSet[],
  before: StoredSet[],
  base: Record<string, BaseSet> | null,
  choices?: MergeChoices,
) {
  const last = base === null ? null : { sets: base };
  return planMerge(matchSets(sets, before, last, festival), last, festival, choices);
}

/** Returns which side wins for each field of the one set, and the kind of its row. */
function decided(file: SetValues, portal: SetValues, base: BaseSet | null, read?: SetValues) {
  const sets = [incoming(file, { sourceId: 'a', ...(read && { read }) })];
  const [row] = plan(sets, [stored('a', portal)], base && { a: base }).rows;
  if (row === undefined || !('fields' in row)) throw new Error('The two are a pair.');
  return [row.kind, ...row.fields.map(({ field, from }): `${DraftField} ${string}` => `${field} ${from}`)];
}

const picture = { imageURL: 'https://pictures.example/ferry.png' };
const later = { timeStart: '20:30', timeEnd: '21:30' };

describe('a field of a set', () => {
  it.each<[string, SetValues, SetValues, SetValues, string[]]>([
    ['neither side has changed', {}, {}, {}, ['unchanged']],
    ['only the file has changed', { stage: 'Lake Stage' }, {}, {}, ['changed', 'stage file']],
    ['only the portal has changed', {}, {}, { stage: 'Lake Stage' }, ['portalOnly', 'stage portal']],
    ['both have made the same change', { stage: 'Lake Stage' }, {}, { stage: 'Lake Stage' }, ['unchanged']],
    [
      'both have changed differently',
      { artistName: 'A' },
      {},
      { artistName: 'B' },
      ['changed', 'artistName ask'],
    ],
    ['the file says nothing of', { stage: '' }, {}, {}, ['unchanged']],
    ['the file gives a picture to', picture, {}, {}, ['changed', 'imageURL file']],
    ['the portal has given a picture to', {}, {}, picture, ['unchanged']],
    ['the portal has taken the picture from', picture, picture, {}, ['portalOnly', 'imageURL portal']],
    ['differ by white space alone', { artistName: ' Night Ferry ' }, {}, {}, ['unchanged']],
    [
      'different sides have changed',
      { stage: 'Lake Stage' },
      {},
      { artistName: 'Night Ferries' },
      ['changed', 'artistName portal', 'stage file'],
    ],
  ])('that %s', (_, file, base, portal, expected) => {
    expect(decided(sampleValues(file), sampleValues(portal), { said: sampleValues(base) })).toEqual(expected);
  });

  it('is asked where it is not known who has changed it', () => {
    expect(decided(sampleValues({ stage: 'Lake Stage' }), sampleValues(), null)).toEqual([
      'changed',
      'stage ask',
    ]);
    expect(decided(sampleValues(picture), sampleValues(), null)).toEqual(['changed', 'imageURL file']);
  });

  it('is asked for the name where the place alone told the set', () => {
    const rest = sampleValues({ artistName: 'Kelp', timeStart: '14:00' });
    const nameOf = (before: string) => {
      const values = sampleValues({ artistName: before });
      const sets = [incoming(sampleValues({ artistName: 'Ember' })), incoming(rest)];
      const base = { a: { said: values }, b: { said: rest } };
      const [row] = plan(sets, [stored('a', values), stored('b', rest)], base).rows;
      return row !== undefined && 'fields' in row ? [row.how, ...row.fields.map(({ from }) => from)] : null;
    };
    expect(nameOf('Night Ferry')).toEqual(['place', 'ask']);
    expect(nameOf('TBA')).toEqual(['place', 'file']);
  });

  it('stays as the review took it the last time, as long as the file says the same', () => {
    const base = { said: sampleValues({ stage: 'Bran' }), taken: { stage: 'Barn' } };
    expect(decided(sampleValues({ stage: 'Bran' }), sampleValues(), base)).toEqual([
      'portalOnly',
      'stage portal',
    ]);
    expect(decided(sampleValues(), sampleValues(), base, sampleValues({ stage: 'Bran' }))).toEqual([
      'unchanged',
    ]);
    expect(decided(sampleValues({ stage: 'Lake Stage' }), sampleValues(), base)).toEqual([
      'changed',
      'stage file',
    ]);
  });
});

describe('the times of a set', () => {
  it.each<[string, SetValues, SetValues, string[]]>([
    ['moved by the file', later, {}, ['changed', 'timeStart file', 'timeEnd file']],
    ['moved by the portal', {}, later, ['portalOnly', 'timeStart portal', 'timeEnd portal']],
    [
      'moved to another day here, made longer there',
      { timeEnd: '21:15' },
      { date: '2025-07-05' },
      ['changed', 'date portal', 'timeEnd file'],
    ],
    [
      'moved by both',
      later,
      { timeStart: '19:00', timeEnd: '20:00' },
      ['changed', 'timeStart ask', 'timeEnd ask'],
    ],
    [
      'of which one is asked',
      { date: '2025-07-05', timeEnd: '21:15' },
      { timeEnd: '21:30' },
      ['changed', 'date ask', 'timeEnd ask'],
    ],
    [
      'that together were hardly meant',
      { timeEnd: '19:00', timeStart: '18:00' },
      { timeStart: '20:30' },
      ['changed', 'timeStart ask', 'timeEnd ask'],
    ],
    [
      'moved without an end',
      { timeStart: '22:00', timeEnd: '' },
      {},
      ['changed', 'timeStart file', 'timeEnd file'],
    ],
  ])('%s', (_, file, portal, expected) => {
    expect(decided(sampleValues(file), sampleValues(portal), { said: sampleValues() })).toEqual(expected);
  });

  it('keep the length where the file gives no end', () => {
    const [row] = plan(
      [incoming(sampleValues({ timeStart: '23:30', timeEnd: '' }), { sourceId: 'a' })],
      [stored('a', sampleValues())],
      { a: { said: sampleValues() } },
    ).rows;
    expect(row).toMatchObject({ fields: [{ file: '23:30' }, { field: 'timeEnd', file: '00:30' }] });
  });

  it('that ask for the whole when one side starts late and the other ends early', () => {
    const file = sampleValues({ timeEnd: '20:15' });
    expect(decided(file, sampleValues({ timeStart: '20:30' }), { said: sampleValues() })).toEqual([
      'changed',
      'timeStart ask',
      'timeEnd ask',
    ]);
  });
});

const saturday = sampleValues({ artistName: 'Kelp', date: '2025-07-05' });

describe('sets that are on one side only', () => {
  it('are new, or left out by an answer', () => {
    const sets = [incoming(sampleValues())];
    const key = sets[0]?.id ?? '';
    expect(plan(sets, [], null)).toMatchObject({ rows: [{ kind: 'new', from: 'file' }], added: 1 });
    expect(plan(sets, [], null, { answers: { [key]: { exists: 'portal' } } }).added).toBe(0);
  });

  it('are missing on days and stages that the file has, and stay unless an answer removes them', () => {
    const before = [
      stored('a', sampleValues()),
      stored('b', saturday),
      stored('c', sampleValues({ ...saturday, date: '2025-07-06' })),
      stored('d', sampleValues({ ...saturday, stage: 'Lake Stage' })),
    ];
    const sets = [
      incoming(sampleValues()),
      incoming(sampleValues({ artistName: 'Ember', date: '2025-07-05', timeStart: '19:00' })),
    ];
    const answers = { b: { exists: 'file' } } as const;
    expect(plan(sets, before, null).rows.filter(({ kind }) => kind === 'missing')).toMatchObject([
      { key: 'b', from: 'portal' },
    ]);
    expect(plan(sets, before, null, { answers })).toMatchObject({ removed: 1, counts: { missing: 1 } });
  });

  it('are not missing where the source never had them', () => {
    const before = [
      stored('a', sampleValues()),
      stored('b', sampleValues({ artistName: 'Kelp', timeStart: '22:00' })),
    ];
    expect(plan([incoming(sampleValues())], before, { a: { said: sampleValues() } }).counts.missing).toBe(0);
    expect(plan([incoming(sampleValues())], before, null).counts.missing).toBe(1);
  });

  it('stay deleted while the file says the same of them, and are asked when it says something else', () => {
    const base = { gone: { said: sampleValues() } };
    expect(plan([incoming(sampleValues())], [], base)).toMatchObject({
      rows: [{ kind: 'deleted', from: 'portal' }],
      added: 0,
      open: 0,
    });
    expect(plan([incoming(sampleValues(later))], [], base)).toMatchObject({
      rows: [{ from: 'ask' }],
      open: 1,
    });
    const again = [incoming(sampleValues())];
    const answers = { [again[0]?.id ?? '']: { exists: 'file' } } as const;
    expect(plan(again, [], base, { answers }).added).toBe(1);
  });
});

describe('what is taken of a file', () => {
  const before = [stored('a', sampleValues()), stored('b', saturday)];
  const base = { a: { said: sampleValues() }, b: { said: saturday } };

  it('is a day, with the sets that come to it and leave it', () => {
    const sets = [
      incoming({ ...saturday, ...later }),
      incoming(sampleValues({ date: '2025-07-05' })),
      incoming(sampleValues({ artistName: 'Ember', stage: 'Lake Stage' })),
    ];
    const ofFriday = plan(sets, before, base, { scope: { days: ['2025-07-04'] } });
    expect(ofFriday.rows.map(({ kind }) => kind)).toEqual(['changed', 'new']);
    expect(ofFriday).toMatchObject({ outside: 1, untouched: ['b'] });
  });

  it('is a stage, and what is missing on it', () => {
    const sets = [
      incoming(sampleValues({ artistName: 'Ember', stage: 'Lake Stage' })),
      incoming(sampleValues({ artistName: 'Nova' })),
    ];
    expect(plan(sets, before, base, { scope: { stages: ['Lake Stage'] } }).rows).toHaveLength(1);
    expect(plan(sets, before, base, { scope: { stages: ['Barn'] } }).rows.map(({ key }) => key)).toEqual([
      sets[1]?.id,
      'a',
    ]);
  });
});

describe('the same file again', () => {
  it('leaves nothing to do', () => {
    const before = [stored('a', sampleValues()), stored('b', { ...saturday, stage: 'Lake Stage' })];
    const sets = [incoming(sampleValues()), incoming(saturday)];
    const same = plan(sets, before, { a: { said: sampleValues() }, b: { said: saturday } });
    expect(hasNothingToDo(same)).toBe(true);
    expect(
      hasNothingToDo(
        plan([...sets, incoming(sampleValues({ artistName: 'Nova' }))], before, {
          a: { said: sampleValues() },
          b: { said: saturday },
        }),
      ),
    ).toBe(false);
  });
});
