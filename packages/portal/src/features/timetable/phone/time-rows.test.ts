import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  draftToEvent,
  festivalTimestamps,
} from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { groupSchedule } from '../grid/group-schedule.ts';
import { crowdOf } from '../on-at/shown-moment.ts';
import { stagesAt } from '../on-at/stages-at.ts';
import { setLabel, shortTime } from './row-labels.ts';
import { rowAt, startOf, timeRows } from './time-rows.ts';

const festival = {
  ...festivalTimestamps({ startDate: '2026-10-23', endDate: '2026-10-25', timezone: 'Europe/Amsterdam' }),
  timezone: 'Europe/Amsterdam',
  dayStartsAt: '06:00',
  stages: ['Harbour', 'Chapel', 'Pier'],
};
const hour = 3_600_000;
const set = (artistName: string, stage: string, date: string, timeStart: string, timeEnd: string) => ({
  id: artistName,
  ...draftToEvent({ artistName, stage, date, timeStart, timeEnd, imageURL: null }, festival),
});
const events = [
  set('Owl Parade', 'Harbour', '2026-10-24', '20:00', '21:30'),
  set('Kelp', 'Chapel', '2026-10-24', '20:30', '22:00'),
  set('Reed', 'Chapel', '2026-10-24', '21:30', '22:30'),
  set('Night Ferry', 'Pier', '2026-10-24', '00:15', '01:00'),
  set('Long Table', 'Pier', '2026-10-23', '22:00', '08:00'),
];
const conflicts = new ConflictIndex(events.map(conflictSetOf), conflictRulesOf(festival));
const days = groupSchedule(events, festival, conflicts);
const saturday = days[1]!;
const rowsOf = (only?: string, order: 'earliest' | 'latest' = 'earliest') =>
  timeRows(saturday, { only, order, clocks: festival });
const words = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.kind === 'hour' ? row.label : row.set.artistName));

describe('the list of a day', () => {
  it('has the sets of all stages by time under their hours, and the date where it becomes another', () => {
    expect(words(rowsOf())).toEqual([
      '8:00 PM',
      'Owl Parade',
      'Kelp',
      '9:00 PM',
      'Reed',
      'Sun, Oct 25 · 12:00 AM',
      'Night Ferry',
    ]);
  });

  it('has those of one stage alone, and the latest first where asked', () => {
    expect(words(rowsOf('Chapel'))).toEqual(['8:00 PM', 'Kelp', '9:00 PM', 'Reed']);
    expect(words(rowsOf('Chapel', 'latest'))).toEqual(['9:00 PM', 'Reed', '8:00 PM', 'Kelp']);
  });

  it('is entered at the first row from a time on', () => {
    const rows = rowsOf();
    const at = (row: number) => startOf(rows[row]!);
    expect(rowAt(rows, at(2), 'earliest')).toBe(2);
    expect(rowAt(rows, at(2) + 1, 'earliest')).toBe(3);
    expect(rowAt(rows, at(6) + hour, 'earliest')).toBe(6);
    expect(rowAt(rowsOf(undefined, 'latest'), at(4), 'latest')).toBe(2);
  });
});

it('a set is called by what is seen of it, its day, its length and what it overlaps', () => {
  const [, chapel] = saturday.columns;
  expect(chapel?.sets.map((each) => setLabel(each))).toEqual([
    'Kelp, 8:30 PM - 10:00 PM, Overlaps, Chapel, Saturday, 1 hour 30 minutes, overlaps Reed',
    'Reed, 9:30 PM - 10:30 PM, Overlaps, Chapel, Saturday, 1 hour, overlaps Kelp',
  ]);
});

it('a time is short on a full hour of twelve', () => {
  const instant = Date.UTC(2026, 9, 24, 21);
  expect(shortTime(instant, festival)).toBe('11 PM');
  expect(shortTime(instant + hour / 4, festival)).toBe('11:15 PM');
  expect(shortTime(instant, { ...festival, hourCycle: 'h23' })).toBe('23:00');
});

describe('all stages at one moment', () => {
  const span = { start: Date.UTC(2026, 9, 24, 4), end: Date.UTC(2026, 9, 25, 5) };
  const shown = (instant: number) =>
    stagesAt(saturday, days, span, instant).map(({ column, on, next }) => [
      column.stage,
      on.map(({ artistName }) => artistName).join(' + '),
      next?.artistName,
    ]);

  it('begin with those on which something is on, several where they overlap', () => {
    expect(shown(Date.UTC(2026, 9, 24, 19, 45))).toEqual([
      ['Chapel', 'Kelp + Reed', undefined],
      ['Harbour', '', undefined],
      ['Pier', '', 'Night Ferry'],
    ]);
  });

  it('have what lasts from the day before', () => {
    expect(shown(Date.UTC(2026, 9, 24, 5))[0]).toEqual(['Pier', 'Long Table', 'Night Ferry']);
  });

  it('tell of what is not played only where nothing else is, and never count it', () => {
    const off = events.map((event) =>
      ['Kelp', 'Owl Parade'].includes(event.artistName) ? { ...event, status: 'cancelled' as const } : event,
    );
    const [, day] = groupSchedule(off, festival, new ConflictIndex([], conflictRulesOf(festival)));
    const names = (sets: readonly { readonly artistName: string }[]) =>
      sets.map(({ artistName }) => artistName);
    const at = (minute: number) =>
      stagesAt(day!, [day!], span, Date.UTC(2026, 9, 24, 19, minute)).map((row) => [
        row.column.stage,
        names(row.on),
        names(row.off),
      ]);
    expect(at(15)).toEqual([
      ['Harbour', [], ['Owl Parade']],
      ['Chapel', [], ['Kelp']],
      ['Pier', [], []],
    ]);
    expect(at(45)[0]).toEqual(['Chapel', ['Reed'], []]);
    const crowd = (sets: typeof day) =>
      crowdOf(
        sets!.columns.flatMap((column) => column.sets),
        span,
      );
    expect(Math.max(...crowd(saturday))).toBe(2);
    expect(Math.max(...crowd(day))).toBe(1);
  });
});
