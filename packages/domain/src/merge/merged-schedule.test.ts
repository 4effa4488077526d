import { describe, expect, it } from 'vitest';
import { conflictSetOf } from '../conflicts/conflict.ts';
import type { StoredSet } from '../timetable/set-edits.ts';
import { matchSets } from './matching/match-sets.ts';
import { mergedSchedule } from './merged-schedule.ts';
import type { MergeChoices } from './planning/choices.ts';
import { planMerge } from './planning/plan-merge.ts';
import type { IncomingSet } from './set-values.ts';
import { festival, incoming, sampleValues, stored } from './testing/lineups.ts';

const ferry = stored('a', sampleValues());
const base = { sets: { a: { said: sampleValues() } } };
const later = { timeStart: '22:00', timeEnd: '23:00' };

function merged(
  sets: readonly IncomingSet[],
  before: readonly StoredSet[],
  choices?: MergeChoices,
  last: typeof base | null = base,
) {
  const plan = planMerge(matchSets(sets, before, last, festival), last, festival, choices);
  return mergedSchedule(plan, before, festival);
}

describe('the schedule after a merge', () => {
  it('has what comes again under the ids by which it is stored, and what is new under that of its draft', () => {
    const again = incoming(sampleValues());
    const kelp = incoming(sampleValues({ artistName: 'Kelp', ...later }));
    const { sets, storedAs } = merged([again, kelp], [ferry]);
    const added = conflictSetOf(stored(kelp.id, sampleValues({ artistName: 'Kelp', ...later })));
    expect(sets).toEqual([conflictSetOf(ferry), added]);
    expect([...storedAs]).toEqual([
      [again.id, 'a'],
      [kelp.id, kelp.id],
    ]);
  });

  it('takes what the file alone has changed, keeps what was changed here, and until it is answered what is asked', () => {
    const moved = incoming(sampleValues(later));
    expect(merged([moved], [ferry]).sets).toEqual([conflictSetOf(stored('a', sampleValues(later)))]);
    const here = stored('a', sampleValues({ stage: 'Lake Stage' }));
    expect(merged([incoming(sampleValues())], [here]).sets).toEqual([conflictSetOf(here)]);
    const both = stored('a', sampleValues({ timeStart: '19:00' }));
    expect(merged([moved], [both]).sets).toEqual([conflictSetOf(both)]);
    const answers = { [moved.id]: { times: 'file' as const } };
    expect(merged([moved], [both], { answers }).sets).toEqual([
      conflictSetOf(stored('a', sampleValues(later))),
    ]);
  });

  it('leaves out what is not taken: new, deleted here, or outside of what is wanted', () => {
    const kelp = incoming(sampleValues({ artistName: 'Kelp', ...later }));
    const answers = { [kelp.id]: { exists: 'portal' as const } };
    expect(merged([kelp], [], { answers }, null)).toEqual({ sets: [], storedAs: new Map() });
    expect(merged([incoming(sampleValues())], [])).toEqual({ sets: [], storedAs: new Map() });
    const back = incoming(sampleValues());
    const { storedAs } = merged([back], [], { answers: { [back.id]: { exists: 'file' } } });
    expect([...storedAs]).toEqual([[back.id, back.id]]);
    const scope = { stages: ['Lake Stage'] };
    const outside = merged([incoming(sampleValues(later)), kelp], [ferry], { scope });
    expect(outside).toEqual({ sets: [conflictSetOf(ferry)], storedAs: new Map() });
  });

  it('has what is no longer in the file until somebody removes it', () => {
    const tern = stored('b', sampleValues({ artistName: 'Tern', ...later }));
    const again = incoming(sampleValues());
    expect(merged([again], [ferry, tern], {}, null).sets.map(({ id }) => id)).toEqual(['a', 'b']);
    const answers = { b: { exists: 'file' as const } };
    expect(merged([again], [ferry, tern], { answers }, null).sets.map(({ id }) => id)).toEqual(['a']);
  });

  it('keeps the status of a set, also of one that is changed', () => {
    const off: StoredSet = { ...ferry, status: 'replaced', replacedBy: 'Kelp' };
    const [same] = merged([incoming(sampleValues())], [off]).sets;
    expect(same).toEqual(conflictSetOf(off));
    const [changed] = merged([incoming(sampleValues({ stage: 'Lake Stage' }))], [off]).sets;
    expect(changed).toMatchObject({ status: 'replaced', replacedBy: 'Kelp', stage: 'Lake Stage' });
  });

  it('leaves out a set whose new times cannot be read, and still tells what it is', () => {
    const broken = incoming(sampleValues({ timeStart: 'late' }));
    const answers = { [broken.id]: { times: 'file' as const } };
    const { sets, storedAs } = merged([broken], [ferry], { answers });
    expect(sets).toEqual([]);
    expect(storedAs.get(broken.id)).toBe('a');
    const unread = incoming(sampleValues({ artistName: 'Kelp', date: '' }));
    expect(merged([unread], [], {}, null).sets).toEqual([]);
  });
});
