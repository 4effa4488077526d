import { expect, test } from 'vitest';
import { timestampToMillis } from '../timestamp.ts';
import { festivalTimestamps } from './days.ts';
import { isWithinFestival } from './events/move-events.ts';
import { sampleLineup } from './sample-lineup.ts';

const festivalOf = (startDate: string, endDate: string, stages: readonly string[], dayStartsAt = '06:00') => {
  const timezone = 'Europe/Oslo';
  const span = festivalTimestamps({ startDate, startTime: null, endDate, endTime: null, timezone });
  return { timezone, dayStartsAt, stages: [...stages], ...span };
};
const fiveStages = ['Quay', 'Boathouse', 'Pier', 'Lantern Tent', 'Slip'];

test('every stage has an evening on every day, of acts that each play once', () => {
  const sets = sampleLineup(festivalOf('2027-06-04', '2027-06-06', fiveStages));
  expect(sets).toHaveLength(3 * 5 * 6);
  expect(new Set(sets.map(({ artistName }) => artistName)).size).toBe(90);
  expect(new Set(sets.map(({ stage }) => stage))).toEqual(new Set(fiveStages));
});

test('a long festival with many stages gets no more than its largest evening of names', () => {
  const stages = Array.from({ length: 40 }, (_, n) => `Stage ${n}`);
  const sets = sampleLineup(festivalOf('2027-06-01', '2027-06-30', stages));
  expect(sets).toHaveLength(144);
  expect(new Set(sets.map(({ artistName }) => artistName)).size).toBe(144);
});

test('a festival without stages gets its lineup on Main Stage', () => {
  const sets = sampleLineup(festivalOf('2027-06-04', '2027-06-04', []));
  expect(sets.map(({ stage }) => stage)).toEqual(Array<string>(6).fill('Main Stage'));
});

test.each([
  ['as a rule', festivalOf('2027-06-04', '2027-06-06', fiveStages)],
  ['where days begin late', festivalOf('2027-06-04', '2027-06-06', fiveStages, '18:00')],
  ['where the clocks change', festivalOf('2027-03-27', '2027-03-29', fiveStages, '00:00')],
])('no set is outside of the festival or overlaps another on its stage: %s', (_, festival) => {
  const sets = sampleLineup(festival);
  expect(sets.length).toBeGreaterThan(60);
  for (const set of sets) {
    expect(isWithinFestival(set, festival)).toBe(true);
    const start = timestampToMillis(set.timeStart);
    const end = timestampToMillis(set.timeEnd);
    expect(end).toBeGreaterThan(start);
    const others = sets.filter((other) => other !== set && other.stage === set.stage);
    for (const other of others) {
      expect(timestampToMillis(other.timeStart) >= end || timestampToMillis(other.timeEnd) <= start).toBe(
        true,
      );
    }
  }
});
