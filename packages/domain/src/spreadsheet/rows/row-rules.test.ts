import { describe, expect, it } from 'vitest';
import { eventClockTimes, isLateNight } from '../../festival/events/event-times.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { timestampToMillis } from '../../timestamp.ts';
import { sheetRowErrors, sheetRowToEvent } from './row-rules.ts';
import type { SheetRow } from '../sheet.ts';

const lateNight =
  'End time must be after start time, except for late-night sets (start 18:00 or later, end before 07:00)';

function rowOf(changes: Partial<SheetRow> = {}): SheetRow {
  const base = { artistName: 'Night Ferry', stage: 'Barn', date: '2025-07-04' };
  return { row: 2, ...base, startTime: '20:00', endTime: '21:00', ...changes };
}

describe('sheetRowErrors', () => {
  it.each<[string, Partial<SheetRow>, readonly string[]]>([
    ['a good row', {}, []],
    ['white space around', { artistName: ' Night Ferry ', startTime: ' 20:00', endTime: '21:00 ' }, []],
    ['no artist', { artistName: '' }, ['Artist name is required']],
    ['a blank artist', { artistName: ' \t' }, ['Artist name is required']],
    [
      'an endless artist',
      { artistName: 'x'.repeat(301) },
      ['Artist name is too long. Maximum is 300 characters'],
    ],
    ['no stage', { stage: '' }, ['Stage is required']],
    ['an endless stage', { stage: 'x'.repeat(121) }, ['Stage is too long. Maximum is 120 characters']],
    ['no date', { date: '' }, ['Date is required']],
    ['a date that is not in the calendar', { date: '2025-02-29' }, ['Date must be in YYYY-MM-DD format']],
    ['another date format', { date: '04/07/2025' }, ['Date must be in YYYY-MM-DD format']],
    ['no start', { startTime: '' }, ['Start time is required']],
    ['no end', { endTime: '' }, ['End time is required']],
    ['one digit for the hour', { startTime: '9:05' }, ['Start time must be in HH:MM format']],
    ['24:00', { endTime: '24:00' }, ['End time must be in HH:MM format']],
    ['twelve hours', { startTime: '8:00 PM' }, ['Start time must be in HH:MM format']],
    ['seconds', { endTime: '21:00:00' }, ['End time must be in HH:MM format']],
    ['equal times', { endTime: '20:00' }, [lateNight]],
    ['an end before the start in the afternoon', { startTime: '16:00', endTime: '15:00' }, [lateNight]],
    ['the latest late night', { startTime: '18:00', endTime: '06:59' }, []],
    ['a start too early for a late night', { startTime: '17:59', endTime: '02:00' }, [lateNight]],
    ['an end too late for a late night', { startTime: '23:00', endTime: '07:00' }, [lateNight]],
  ])('judges %s', (_, changes, errors) => {
    expect(sheetRowErrors(rowOf(changes))).toEqual(errors);
  });

  it('tells everything that is wrong, in the order of the columns', () => {
    const row = { artistName: '', stage: '', date: 'soon', startTime: '', endTime: 'late' };
    expect(sheetRowErrors(row)).toEqual([
      'Artist name is required',
      'Stage is required',
      'Date must be in YYYY-MM-DD format',
      'Start time is required',
      'End time must be in HH:MM format',
    ]);
  });
});

describe('the late-night rule', () => {
  it.each([
    ['23:00', '02:00', true],
    ['18:00', '06:00', true],
    ['18:00', '06:59', true],
    ['17:59', '02:00', false],
    ['23:00', '07:00', false],
    ['20:00', '21:00', false],
    ['20:30', '20:00', false],
  ])('says of %s to %s: %s', (start, end, late) => {
    expect(isLateNight(start, end)).toBe(late);
  });
});

describe('sheetRowToEvent', () => {
  const festival = sampleFestival({ timezone: 'America/New_York' });

  it('makes the event, its clock times in the festival zone', () => {
    const made = sheetRowToEvent(rowOf({ artistName: ' Night Ferry ' }), festival);
    if (!made.ok) throw new Error(made.errors.join());
    expect(made.event).toMatchObject({ artistName: 'Night Ferry', stage: 'Barn', imageURL: null });
    expect(timestampToMillis(made.event.date)).toBe(Date.UTC(2025, 6, 4, 4));
    expect(timestampToMillis(made.event.timeStart)).toBe(Date.UTC(2025, 6, 5, 0));
    expect(timestampToMillis(made.event.timeEnd)).toBe(Date.UTC(2025, 6, 5, 1));
  });

  it('lets a late-night set end on the next day', () => {
    const made = sheetRowToEvent(rowOf({ startTime: '23:00', endTime: '02:00' }), festival);
    if (!made.ok) throw new Error(made.errors.join());
    expect(eventClockTimes(made.event, festival)).toMatchObject({ date: '2025-07-04', endsNextDay: true });
    expect(timestampToMillis(made.event.timeEnd)).toBe(Date.UTC(2025, 6, 5, 6));
  });

  it('answers the texts of a row that cannot be created', () => {
    const made = sheetRowToEvent(rowOf({ stage: ' ', endTime: '20:00' }), festival);
    expect(made).toEqual({ ok: false, errors: ['Stage is required', lateNight] });
  });
});
