import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { overlaps, type Interval } from '../../festival/events/intervals.ts';
import { dayAxis } from './day-axis.ts';
import { lanesOf } from './lanes.ts';
import { breaksBetween, placeSets } from './place-sets.ts';

const minute = 60_000;
const span = (from: number, length: number): Interval => ({
  start: from * minute,
  end: (from + length) * minute,
});
const lanes = (sets: readonly Interval[], least = 0) =>
  lanesOf(sets, least).map(({ lane, lanes: count }) => `${lane + 1}/${count}`);

describe('sets of one column', () => {
  it('that overlap lie side by side, the others keep the whole width', () => {
    const sets = [span(0, 60), span(30, 60), span(60, 60), span(120, 30)];
    expect(lanes(sets)).toEqual(['1/2', '2/2', '1/2', '1/1']);
  });

  it('may be six at once', () => {
    const six = Array.from({ length: 6 }, (_, index) => span(index, 60));
    expect(lanes([...six, span(66, 5)])).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6', '1/1']);
  });

  it('that take no time are shown side by side', () => {
    expect(lanes([span(0, 0), span(0, 0), span(10, 5)])).toEqual(['1/2', '2/2', '1/1']);
  });

  it('that are short lie apart where they would be drawn over one another', () => {
    const sets = [span(0, 5), span(5, 5), span(30, 60)];
    expect(lanes(sets)).toEqual(['1/1', '1/1', '1/1']);
    expect(lanes(sets, 24 * minute)).toEqual(['1/2', '2/2', '1/1']);
    const axis = dayAxis(span(0, 600), 'UTC', 1);
    const drawing = { leastHeight: 24, gap: 2 };
    expect(placeSets(sets, axis, drawing).map(({ top, height }) => [top, height])).toEqual([
      [0, 24],
      [5, 24],
      [30, 58],
    ]);
    expect(placeSets(sets, axis, drawing, true).map(({ lanes: count }) => count)).toEqual([2, 2, 1]);
  });

  test('never share a lane at a time, and no column has more lanes than sets at once', () => {
    const anySets = fc
      .array(fc.tuple(fc.nat(300), fc.nat(90)), { maxLength: 40 })
      .map((all) => all.map(([from, length]) => span(from, length)).sort((a, b) => a.start - b.start));
    fc.assert(
      fc.property(anySets, (sets) => {
        const found = lanesOf(sets);
        const most = Math.max(0, ...sets.map(({ start }) => atOnce(sets, start)));
        for (const [a, setA] of sets.entries()) {
          expect(found[a]?.lanes).toBeLessThanOrEqual(most);
          for (const [b, setB] of sets.entries()) {
            if (b <= a || !overlaps(setA, setB)) continue;
            expect(found[a]?.lane).not.toBe(found[b]?.lane);
            expect(found[a]?.lanes).toBe(found[b]?.lanes);
          }
        }
      }),
    );
  });
});

/** Returns how many sets are on at this moment; a set without a length is on at its start. */
function atOnce(sets: readonly Interval[], at: number): number {
  return sets.filter(({ start, end }) => start <= at && (at < end || start === at)).length;
}

test('the breaks between sets are those in which nothing is on', () => {
  const sets = [span(0, 60), span(30, 60), span(100, 20), span(120, 10), span(150, 1)];
  expect(breaksBetween(sets)).toEqual([span(90, 10), span(130, 20)]);
  expect(breaksBetween([])).toEqual([]);
});
