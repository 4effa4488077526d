import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  draftToEvent,
  festivalTimestamps,
  timestampFromMillis,
  type LineupEvent,
} from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { groupSchedule as groupWith, scheduleHours } from './group-schedule.ts';

function festivalIn(timezone: string, dayStartsAt = '00:00') {
  const dates = { startDate: '2026-07-03', endDate: '2026-07-04', timezone };
  return { timezone, dayStartsAt, stages: ['Harbour', 'Chapel'], ...festivalTimestamps(dates) };
}

const festival = festivalIn('America/Vancouver');
let number = 0;

function event(
  traits: Partial<Record<'artistName' | 'stage' | 'date' | 'timeStart' | 'timeEnd', string>> = {},
) {
  const values = {
    artistName: 'Owl Parade',
    stage: 'Harbour',
    date: '2026-07-03',
    timeStart: '20:00',
    timeEnd: '21:15',
    imageURL: null,
    ...traits,
  };
  number += 1;
  return { id: `e${number}`, ...draftToEvent(values, festival) } satisfies LineupEvent;
}

const timesOf = ({ timeStart, timeEnd }: LineupEvent) => ({ timeStart, timeEnd });

function groupSchedule(events: readonly LineupEvent[], of: Parameters<typeof conflictRulesOf>[0]) {
  return groupWith(events, of, new ConflictIndex(events.map(conflictSetOf), conflictRulesOf(of)));
}

const shape = (events: LineupEvent[], of = festival) =>
  groupSchedule(events, of).map(({ day, columns }) => [
    day,
    Object.fromEntries(columns.map(({ stage, sets }) => [stage, sets.map((set) => set.time)])),
  ]);

describe('the schedule', () => {
  it('has a column for every stage on every day of the festival', () => {
    expect(shape([])).toEqual([
      ['2026-07-03', { Harbour: [], Chapel: [] }],
      ['2026-07-04', { Harbour: [], Chapel: [] }],
    ]);
  });

  it('keeps the columns that an edit does not touch, and the hours', () => {
    const [moved, other] = [event(), event({ stage: 'Chapel' })];
    const later = { ...moved, timeEnd: event({ timeEnd: '21:30' }).timeEnd };
    const columns = (sets: readonly LineupEvent[]) => groupSchedule(sets, festival)[0]?.columns ?? [];
    const hours = scheduleHours([moved, other], festival);
    const [before, after] = [columns([moved, other]), columns([later, other])];
    expect(after[1]).toBe(before[1]);
    expect(after[0]?.sets[0]?.time).toBe('8:00 PM - 9:30 PM');
    expect(columns([later, other])).toEqual(after);
    expect(scheduleHours([other, moved], festival)).toBe(hours);
  });

  it('rebuilds a column whose set is in conflict with another now, or no longer', () => {
    const [first, guest] = [event(), event({ artistName: 'Reed', timeStart: '22:00', timeEnd: '23:00' })];
    const early = { ...guest, ...timesOf(event({ timeStart: '21:00', timeEnd: '22:00' })) };
    const marks = (sets: readonly LineupEvent[]) =>
      groupSchedule(sets, festival)[0]?.columns[0]?.sets.map(({ conflicts }) => conflicts);
    expect(marks([first, guest])).toEqual([[], []]);
    expect(marks([first, early])).toEqual([['overlap'], ['overlap']]);
    expect(marks([first, guest])).toEqual([[], []]);
  });

  it('shows times in 24 hours where the festival does', () => {
    const [friday] = groupSchedule([event()], { ...festival, hourCycle: 'h23' });
    expect(friday?.columns[0]?.sets).toMatchObject([{ time: '20:00 - 21:15' }]);
  });

  it('shows times in the zone of the festival, each stage by start time', () => {
    const events = [event({ timeStart: '22:00', timeEnd: '00:30' }), event(), event({ stage: 'Chapel' })];
    expect(shape(events)[0]).toEqual([
      '2026-07-03',
      { Harbour: ['8:00 PM - 9:15 PM', '10:00 PM - 12:30 AM'], Chapel: ['8:00 PM - 9:15 PM'] },
    ]);
  });

  it('gives a set after midnight to the evening before where the festival day starts later', () => {
    const night = { date: '2026-07-04', timeStart: '01:00', timeEnd: '02:00' };
    const late = event(night);
    expect(groupSchedule([late], festival).map(({ count }) => count)).toEqual([0, 1]);
    expect(groupSchedule([late], festivalIn('America/Vancouver', '06:00')).map(({ count }) => count)).toEqual(
      [1, 0],
    );
  });

  it('makes the columns of a day once', () => {
    const [first] = groupSchedule([event()], festival);
    expect(first?.columns).toBe(first?.columns);
  });

  it('keeps sets on stages that are no longer in the list, in columns marked so', () => {
    const [day] = groupSchedule([event({ stage: 'Pier' })], festival);
    expect(day?.columns.map(({ stage, isMissing }) => [stage, isMissing])).toEqual([
      ['Harbour', false],
      ['Chapel', false],
      ['Pier', true],
    ]);
  });

  it('keeps sets outside of the festival on a day of their own', () => {
    const days = groupSchedule([event(), event({ date: '2026-08-01' })], festival);
    expect(days.map(({ day, count }) => [day, count])).toEqual([
      ['2026-07-03', 1],
      ['2026-07-04', 0],
      [null, 1],
    ]);
  });

  it('marks sets in conflict, the gravest first, and an end after midnight', () => {
    const events = [
      event({ timeStart: '23:00', timeEnd: '00:30' }),
      event({ timeStart: '23:30', timeEnd: '23:50', artistName: 'Kelp' }),
      event({ stage: 'Chapel', timeStart: '23:30', timeEnd: '23:50', artistName: 'Kelp' }),
      event({ stage: 'Chapel', timeStart: '12:00', timeEnd: '12:04', artistName: 'Reed' }),
    ];
    const sets = groupSchedule(events, festival).flatMap(({ columns }) => columns.flatMap((c) => c.sets));
    expect(sets.map(({ conflicts, endsNextDay }) => [conflicts, endsNextDay])).toEqual([
      [['overlap'], true],
      [['overlap', 'doubleBooking'], false],
      [['unlikelyLength'], false],
      [['doubleBooking'], false],
    ]);
  });

  it('marks what people have accepted as such, unless there is more of the kind', () => {
    const events = [
      event(),
      event({ timeStart: '21:00', timeEnd: '21:30', artistName: 'Kelp' }),
      event({ stage: 'Chapel', timeStart: '21:00', timeEnd: '21:30', artistName: 'Kelp' }),
    ];
    const rules = { ...conflictRulesOf(festival), accepted: { 'name kelp': 'Two choirs' } };
    const index = new ConflictIndex(events.map(conflictSetOf), rules);
    const sets = groupWith(events, festival, index).flatMap(({ columns }) => columns.flatMap((c) => c.sets));
    expect(sets.map(({ conflicts, accepted }) => [conflicts, accepted])).toEqual([
      [['overlap'], []],
      [['overlap'], ['doubleBooking']],
      [[], ['doubleBooking']],
    ]);
  });

  it('knows the sets of other days that are on in its hours', () => {
    const late = event({ timeStart: '23:00', timeEnd: '01:00' });
    const next = { date: '2026-07-04', stage: 'Chapel' };
    const early = event({ ...next, artistName: 'Reed', timeStart: '00:30', timeEnd: '01:30' });
    const later = event({ ...next, artistName: 'Kelp', timeStart: '02:00', timeEnd: '03:00' });
    const days = groupSchedule([later, early, late], festival);
    const hours = (from: string, to: string) => ({
      start: Date.parse(`${from}:00-07:00`),
      end: Date.parse(`${to}:00-07:00`),
    });
    const on = (place: number, ...span: Parameters<typeof hours>) =>
      days[place]?.setsOfOtherDays?.(hours(...span)).map(({ artistName }) => artistName);
    expect(on(0, '2026-07-03T20:00', '2026-07-04T01:00')).toEqual(['Reed']);
    expect(on(1, '2026-07-04T00:00', '2026-07-04T04:00')).toEqual(['Owl Parade']);
    expect(on(1, '2026-07-04T01:00', '2026-07-04T04:00')).toEqual([]);
  });

  it('names an artist whose name is blank', () => {
    const nameless = { ...event(), artistName: ' ', created_at: timestampFromMillis(0) };
    expect(groupSchedule([nameless], festival)[0]?.columns[0]?.sets[0]?.artistName).toBe('Unknown Artist');
  });
});
