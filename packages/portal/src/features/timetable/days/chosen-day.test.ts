import { describe, expect, it } from 'vitest';
import { chosenDay } from './chosen-day.ts';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import { parseScheduleSearch } from '../schedule-search.ts';

const day = (name: string | null, count: number): ScheduleDay => ({ day: name, count, columns: [] });
const days = [day('2026-07-03', 0), day('2026-07-04', 8), day('2026-07-05', 9), day(null, 1)];
const festival = { timezone: 'Pacific/Auckland', dayStartsAt: '06:00' };
const before = Date.UTC(2026, 0, 1);

describe('the day that is shown', () => {
  it('is the one that the address names', () => {
    expect(chosenDay(days, { day: '2026-07-03' }, festival, before)?.day).toBe('2026-07-03');
    expect(chosenDay(days, { day: 'outside' }, festival, before)?.day).toBeNull();
  });

  it('is the festival day in the zone of the festival while it is on', () => {
    const nightInAuckland = Date.UTC(2026, 6, 5, 14);
    expect(chosenDay(days, {}, festival, nightInAuckland)?.day).toBe('2026-07-05');
  });

  it('is the first day with sets otherwise, also where the address names a day that is none', () => {
    expect(chosenDay(days, {}, festival, before)?.day).toBe('2026-07-04');
    expect(chosenDay(days, { day: '2020-01-01' }, festival, before)?.day).toBe('2026-07-04');
  });

  it('is the first day of an empty schedule', () => {
    expect(chosenDay([day('2026-07-03', 0)], {}, festival, before)?.day).toBe('2026-07-03');
    expect(chosenDay([], {}, festival, before)).toBeNull();
  });
});

describe('the address of a schedule', () => {
  it('names a set or a stage to be brought into sight', () => {
    expect(parseScheduleSearch({ set: 'e1', stage: 'Harbour' })).toEqual({ set: 'e1', stage: 'Harbour' });
    expect(parseScheduleSearch({ set: 12, stage: '' })).toEqual({ set: '12' });
    expect(parseScheduleSearch({ set: ['e1'], stage: null })).toEqual({});
  });

  it('ignores what it does not know', () => {
    expect(parseScheduleSearch({ day: '2026-02-30', sort: 'loudest', step: 3 })).toEqual({});
    expect(parseScheduleSearch({ day: '2026-07-03', sort: 'latest' })).toEqual({
      day: '2026-07-03',
      sort: 'latest',
    });
  });
});
