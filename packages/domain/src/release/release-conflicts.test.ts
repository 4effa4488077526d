import { describe, expect, it } from 'vitest';
import { acceptanceKey } from '../conflicts/acceptance.ts';
import { countConflicts } from '../conflicts/count-conflicts.ts';
import { festivalTimestamps } from '../festival/days.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { freezeLineup } from './freeze-lineup.ts';
import { releaseConflicts } from './release-conflicts.ts';
import { announced, aSet, evening, frozenOf, hour, storedFestival } from './testing/lineups.ts';
import { withTicked } from './with-ticked.ts';

const tide = aSet('a', 'Tide');
const ebb = aSet('b', 'Ebb', 0, { stage: 'Boathouse' });
const festival = storedFestival();

describe('the conflicts of what is published', () => {
  it('are those that the schedule has, where all of it is published', () => {
    const sets: readonly LineupEvent[] = [
      tide,
      aSet('b', ' Ebb ', 0.5, announced('held')),
      aSet('c', 'Tide (live)', 0.5, { stage: 'Boathouse' }),
      aSet('d', 'Moss', 0.5, { status: 'cancelled' }),
      aSet('e', 'Fern', 0.5, { status: 'replaced', replacedBy: 'Tide' }),
      aSet('f', 'Reed', 3, { stage: 'Attic' }),
      aSet('g', 'Kelp', 100),
      aSet('h', 'Moth', 20),
    ];
    const key = acceptanceKey({ scope: 'stage', kind: 'misplaced', stage: 'Attic' });
    for (const other of [
      festival,
      storedFestival({ acceptedConflicts: { [key]: '' } }),
      storedFestival({ openHours: ['14:00-02:00 daily'], changeoverMinutes: 15, tightMinutes: 0 }),
    ]) {
      const shown = countConflicts(
        other,
        sets.map((set) => ({ id: set.id, fields: set })),
      );
      expect(shown).toBeGreaterThan(2);
      expect(releaseConflicts(freezeLineup(other, sets), other)).toHaveLength(shown);
    }
  });

  it('are those of half a swap, where only half of it is published', () => {
    const before = frozenOf([tide, ebb]);
    const now = frozenOf([
      { ...tide, stage: 'Boathouse' },
      { ...ebb, stage: 'Barn' },
    ]);
    expect(releaseConflicts(now, festival)).toEqual([]);
    const half = releaseConflicts(withTicked(before, now, new Set(['a'])), festival);
    expect(half).toMatchObject([{ id: 'overlap a b', span: { start: evening, end: evening + hour } }]);
    expect(releaseConflicts(withTicked(before, now, new Set(['a', 'b'])), festival)).toEqual([]);
    const accepted = { [acceptanceKey({ scope: 'one', conflict: half[0]! })]: 'One is a dancer' };
    const other = storedFestival({ acceptedConflicts: accepted });
    expect(releaseConflicts(withTicked(before, now, new Set(['a'])), other)).toEqual([]);
  });

  it('go by the days and stages that are published with it', () => {
    const longer = {
      ...festivalTimestamps({ startDate: '2026-07-03', endDate: '2026-07-06', timezone: festival.timezone }),
      stages: ['Barn', 'Boathouse', 'Attic'],
    };
    const before = frozenOf([tide]);
    const now = frozenOf([{ ...tide, stage: 'Attic' }, aSet('b', 'Ebb', 72)], longer);
    const kinds = (...ticked: readonly string[]) =>
      releaseConflicts(withTicked(before, now, new Set(ticked)), storedFestival(longer)).map(
        ({ kind, sets }) => `${kind} ${sets.map(({ id }) => id).join(' ')}`,
      );
    expect(kinds('a', 'b')).toEqual(['misplaced a', 'misplaced b']);
    expect(kinds('a', 'b', 'festival')).toEqual([]);
  });
});
