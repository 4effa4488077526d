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

it('give each stage its own changeover, or the festival’s', () => {
  const own = { ...festival('00:00', ['Barn', 'Quay']), stageChangeovers: ['0 Quay', '15 Moon'] };
  expect([...conflictRulesOf({ ...own, changeoverMinutes: 20 }).changeoverMinutes]).toEqual([
    ['Barn', 20],
    ['Quay', 0],
  ]);
  expect([...conflictRulesOf(own).changeoverMinutes.values()]).toEqual([0, 0]);
  expect(conflictRulesOf({ ...own, changeoverMinutes: 20 }, ['Attic']).changeoverMinutes.get('Attic')).toBe(
    20,
  );
});

it('know when the stages are open, also those that a file brings', () => {
  const own = { ...festival('06:00'), openHours: ['14:00-02:00 daily', '06:00-06:00 daily Barn'] };
  const { openHours } = conflictRulesOf(own, ['Barn', 'Attic', 'Lawn']);
  expect(openHours.get('Barn')).toEqual([{ start: Date.UTC(2027, 2, 27, 6), end: Date.UTC(2027, 2, 29, 5) }]);
  expect(openHours.get('Attic')).toHaveLength(2);
  expect(openHours.get('Lawn')).toEqual(openHours.get('Attic'));
  expect(conflictRulesOf(festival('06:00')).openHours.size).toBe(0);
});
