import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PublicSet } from '@lineup/domain/release';
import { at, festival, publicRelease, publicSet } from '../testing/made-release.ts';
import { gridOfDay } from './grid-places.ts';
import { programmeOf } from './programme.ts';

const day = '2026-07-24';
const stages = ['a', 'b', 'c'].map((slug, colour) => ({ slug, name: slug, colour }));
const grid = (sets: readonly PublicSet[], date = day, timezone = festival.timezone) => {
  const release = publicRelease(sets, { stages, festival: { ...festival, timezone, days: [date] } });
  const [programme] = programmeOf(release).days;
  return programme === undefined ? null : gridOfDay(programme, timezone);
};
const set = (number: number, stage: string | null, start: string, end: string | null) =>
  publicSet(number, { stage, start: at(day, start), end: end === null ? null : at(day, end) });

test('a day begins with the hour of its first set; a row is five minutes', () => {
  const first = set(1, 'a', '18:35', '19:05');
  const second = set(2, 'b', '20:00', '21:00');
  const made = grid([first, second]);
  expect(made?.hours.map(({ row }) => row)).toEqual([2, 14, 26]);
  expect(made?.placeOf(first)).toEqual({ row: 9, length: 6, lane: 0 });
  expect(made?.placeOf(second)).toEqual({ row: 26, length: 12, lane: 0 });
  expect(made?.stages.map(({ column }) => column)).toEqual([2, 3]);
  expect(made?.columns).toBe(3);
  expect(made?.rows).toBe(38);
});

test('sets that overlap on a stage stand next to each other, and the next stage after them', () => {
  const sets = [set(1, 'a', '18:00', '19:00'), set(2, 'a', '18:30', '19:30'), set(3, 'b', '18:00', '19:00')];
  const made = grid(sets);
  expect(made?.stages.map(({ column, lanes }) => [column, lanes])).toEqual([
    [2, 2],
    [4, 1],
  ]);
  expect(sets.map((each) => made?.placeOf(each).lane)).toEqual([0, 1, 0]);
});

test('a set without an end takes half an hour; one without a time or stage has no place and is listed', () => {
  const open = set(1, 'a', '18:00', null);
  const untimed = publicSet(2, { stage: 'b', start: null, end: null });
  const homeless = set(3, null, '19:00', '20:00');
  const made = grid([open, untimed, homeless]);
  expect(made?.placeOf(open).length).toBe(6);
  expect(made?.others.map(({ sets }) => sets.map(({ number }) => number))).toEqual([[2], [3]]);
  expect(grid([untimed, homeless])).toBeNull();
});

test('in the night in which the clocks go back, the repeated hour has its own rows', () => {
  const date = '2026-10-24';
  const start = at(date, '23:00');
  const late = publicSet(1, { stage: 'a', day: date, start, end: start + 5 * 3_600_000 });
  const made = grid([late], date);
  expect(made?.hours).toHaveLength(5);
  expect(made?.placeOf(late).length).toBe(60);
});

test('where the clocks differ by half an hour, hours are full by them', () => {
  const timezone = 'Asia/Kolkata';
  const late = publicSet(1, {
    stage: 'a',
    start: at(day, '20:10', timezone),
    end: at(day, '21:00', timezone),
  });
  expect(grid([late], day, timezone)?.hours[0]?.at).toBe(at(day, '20:00', timezone));
});

test('two sets of one lane never share a row, and all rows are within the grid', () => {
  const times = fc.record({
    start: fc.integer({ min: 0, max: 200 }),
    length: fc.integer({ min: 1, max: 36 }),
    stage: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(times, { minLength: 1, maxLength: 12 }), (drawn) => {
      const base = at(day, '12:00');
      const sets = drawn
        .map(({ start, length, stage }, number) =>
          publicSet(number, {
            stage,
            start: base + start * 300_000,
            end: base + (start + length) * 300_000,
          }),
        )
        .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
      const made = grid(sets);
      const taken = new Set<string>();
      for (const each of sets) {
        const place = made?.placeOf(each);
        if (place === undefined) continue;
        expect(place.row + place.length).toBeLessThanOrEqual(made?.rows ?? 0);
        for (let row = place.row; row < place.row + place.length; row += 1) {
          const cell = `${each.stage ?? ''} ${place.lane} ${row}`;
          expect(taken).not.toContain(cell);
          taken.add(cell);
        }
      }
    }),
  );
});
