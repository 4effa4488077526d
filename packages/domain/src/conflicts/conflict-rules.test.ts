import { expect, it } from 'vitest';
import { festivalTimestamps } from '../festival/days.ts';
import { conflictRulesOf } from './conflict-rules.ts';

function festival(dayStartsAt: string, stages: string[] = []) {
  const timezone = 'Europe/Lisbon';
  const dates = { startDate: '2027-03-27', endDate: '2027-03-28', timezone };
  return { timezone, dayStartsAt, stages, ...festivalTimestamps(dates) };
}

it('reach from the beginning of the first festival day to the end of the last, also over a change of clocks', () => {
  expect(conflictRulesOf(festival('00:00')).days).toEqual({
    start: Date.UTC(2027, 2, 27),
    end: Date.UTC(2027, 2, 28, 23),
  });
  expect(conflictRulesOf(festival('06:00')).days).toEqual({
    start: Date.UTC(2027, 2, 27, 6),
    end: Date.UTC(2027, 2, 29, 5),
  });
});

it('give an artist the festival’s own minutes from one stage to another, or the usual ones', () => {
  expect(conflictRulesOf(festival('00:00')).tightMinutes).toBe(30);
  expect(conflictRulesOf({ ...festival('00:00'), tightMinutes: 0 }).tightMinutes).toBe(0);
});

it('know the festival’s stages, Main Stage where it has none, or those that a file brings', () => {
  expect(conflictRulesOf(festival('00:00', ['Quay'])).stages).toEqual(new Set(['Quay']));
  expect(conflictRulesOf(festival('00:00')).stages).toEqual(new Set(['Main Stage']));
  expect(conflictRulesOf(festival('00:00'), ['Barn']).stages).toEqual(new Set(['Barn']));
});
