import { describe, expect, it } from 'vitest';
import { festivalTimestamps } from '../festival/days.ts';
import { takenSpan } from '../festival/events/event-times.ts';
import { ConflictIndex } from './conflict-index.ts';
import { conflictNotices } from './conflict-notices.ts';
import { conflictRulesOf, type ConflictRules } from './conflict-rules.ts';
import type { ConflictSet } from './conflict.ts';

const timezone = 'Europe/Amsterdam';
const festival = {
  timezone,
  dayStartsAt: '06:00',
  stages: ['Barn', 'Quay'],
  ...festivalTimestamps({ startDate: '2025-07-04', endDate: '2025-07-05', timezone }),
};

function set(artistName: string, timeStart: string, timeEnd: string, traits: Partial<ConflictSet> = {}) {
  const { start, end } = takenSpan({ date: '2025-07-04', timeStart, timeEnd }, festival);
  return { id: artistName, artistName, stage: 'Barn', start: start.instant, end: end.instant, ...traits };
}

/** The notices of the first of these sets. */
function notices(sets: readonly ConflictSet[], rules: Partial<ConflictRules> = {}): string[] {
  const index = new ConflictIndex(sets, { ...conflictRulesOf(festival), ...rules });
  return sets
    .slice(0, 1)
    .flatMap((first) => conflictNotices(first, index.of(first.id), festival))
    .map(({ field, message }) => `${field}: ${message}`);
}

describe('what is told of a set', () => {
  it('is nothing for an ordinary one', () => {
    expect(notices([set('Owl', '14:00', '22:00'), set('Kelp', '22:00', '23:00')])).toEqual([]);
  });

  it('names the other one on its stage, also one without a name', () => {
    const sets = [set('Owl', '20:00', '21:30'), set('Kelp', '21:00', '22:00', { artistName: ' ' })];
    expect(notices(sets)).toEqual([
      'timeStart: Overlaps with Unknown Artist (9:00 PM - 10:00 PM) on the same stage',
    ]);
  });

  it('tells times as the festival shows them', () => {
    const [owl, kelp] = [set('Owl', '20:00', '21:30'), set('Kelp', '21:00', '22:00')];
    const index = new ConflictIndex([owl, kelp], conflictRulesOf(festival));
    const shown = { ...festival, hourCycle: 'h23' } as const;
    expect(conflictNotices(owl, index.of('Owl'), shown)).toMatchObject([
      { message: 'Overlaps with Kelp (21:00 - 22:00) on the same stage' },
    ]);
  });

  it('names as many of a kind as there are lines, or counts the others in the last', () => {
    const others = ['A', 'B', 'C', 'D', 'E'].map((artist, at) => set(artist, `20:0${at}`, '20:30'));
    expect(notices([set('Owl', '20:00', '21:00'), ...others]).slice(2)).toEqual([
      'timeStart: Overlaps with C (8:02 PM - 8:30 PM) on the same stage',
      'timeStart: Overlaps with 2 more on the same stage',
    ]);
    expect(notices([set('Owl', '20:00', '21:00'), ...others.slice(1)])).toHaveLength(4);
    expect(notices([set('Owl', '20:00', '21:00'), ...others.slice(1)]).at(-1)).toContain('E (8:04 PM');
  });

  it('says where its artist is at the same time, or too soon', () => {
    const quay = { stage: 'Quay', artistName: 'Owl (live)' };
    expect(notices([set('Owl', '20:00', '21:00'), set('2', '20:30', '21:30', quay)])).toEqual([
      'timeStart: Owl (live) is on Quay at the same time (8:30 PM - 9:30 PM)',
    ]);
    expect(notices([set('Owl', '20:00', '21:00'), set('2', '21:10', '22:00', quay)])).toEqual([
      'timeStart: Only 10 minutes between this and Owl (live) on Quay (9:10 PM - 10:00 PM)',
    ]);
  });

  it('counts what else is like the last that it names', () => {
    const others = ['A', 'B', 'C', 'D', 'E'].map((id) =>
      set(id, '20:00', '21:00', { stage: `Tent ${id}`, artistName: 'Owl' }),
    );
    expect(notices([set('Owl', '20:00', '21:00'), ...others]).at(-1)).toBe('timeStart: And 2 more like this');
  });

  it('says that it stands twice', () => {
    const sets = [set('Owl', '20:00', '21:00'), set('2', '20:00', '20:45', { artistName: 'OWL' })];
    expect(notices(sets)).toEqual(['timeStart: OWL is on this stage twice from 8:00 PM']);
  });

  it('says how short a changeover is, and for how long the stage is closed', () => {
    const sets = [set('Owl', '20:00', '21:00'), set('Kelp', '21:10', '22:00')];
    expect(notices(sets, { changeoverMinutes: new Map([['Barn', 15]]) })).toEqual([
      'timeStart: Only 10 minutes of changeover with Kelp (9:10 PM - 10:00 PM)',
    ]);
    const { start } = set('Owl', '20:00', '21:00');
    const openHours = new Map([['Barn', [{ start, end: start + 45 * 60_000 }]]]);
    expect(notices(sets.slice(0, 1), { openHours })).toEqual([
      'timeEnd: The stage is closed for 15 minutes of this set',
    ]);
  });

  it('asks whether an unlikely length is intended', () => {
    expect(notices([set('Owl', '17:15', '16:00')])).toEqual([
      'timeEnd: This set lasts 22 hours 45 minutes. Please check that this is intended.',
    ]);
    expect(notices([set('Owl', '17:15', '17:19')])).toEqual([
      'timeEnd: This set lasts 4 minutes. Please check that this is intended.',
    ]);
    expect(notices([set('Owl', '17:15', '17:15')])).toEqual([
      'timeEnd: Start and end times are the same. Please check that this is intended.',
    ]);
  });

  it('says on which side of its day a night seems to be', () => {
    const later = (hours: number) => {
      const { start, end } = set('Owl', '00:00', '01:30');
      return { start: start + hours * 3_600_000, end: end + hours * 3_600_000 };
    };
    const evening = set('Kelp', '20:00', '00:00');
    expect(notices([set('Owl', '00:00', '01:30', later(24)), evening])).toEqual([
      'date: By what plays before and after it, this night seems to be a day too late',
    ]);
    expect(notices([set('Owl', '00:00', '01:30', later(-24)), evening])).toEqual([
      'date: Date must be within festival date range (2025-07-04 to 2025-07-05)',
      'date: By what plays before and after it, this night seems to be a day too early',
    ]);
    expect(notices([set('Owl', '00:00', '01:30'), evening])).toEqual([]);
  });

  it('says what the festival lacks, its stage or its day', () => {
    expect(notices([set('Owl', '20:00', '21:00', { stage: 'Moon' })])).toEqual([
      'stage: Stage "Moon" is not valid',
    ]);
    const day = 24 * 3_600_000;
    const { start, end } = set('Owl', '20:00', '21:00');
    expect(notices([set('Owl', '20:00', '21:00', { start: start + 2 * day, end: end + 2 * day })])).toEqual([
      'date: Date must be within festival date range (2025-07-04 to 2025-07-05)',
    ]);
  });
});
