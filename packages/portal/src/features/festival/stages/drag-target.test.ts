import { describe, expect, it } from 'vitest';
import { dropTarget, rowShift } from './drag-target.ts';

const middles = [20, 60, 100, 140];

describe('dropping a dragged row', () => {
  it.each([
    [1, 60, 1],
    [1, 91, 1],
    [1, 92, 2],
    [1, 100, 2],
    [1, 900, 3],
    [1, 29, 1],
    [1, 28, 0],
    [3, -50, 0],
    [0, 140, 3],
  ])('row %i with its middle at %i goes to place %i', (from, y, place) => {
    expect(dropTarget(middles, from, y)).toBe(place);
  });
});

describe('the other rows', () => {
  const shifts = (from: number, target: number) =>
    middles.map((_, index) => rowShift(index, { from, target, offset: 7, height: 40 }));

  it('make room below and above', () => {
    expect(shifts(0, 2)).toEqual([7, -40, -40, 0]);
    expect(shifts(3, 1)).toEqual([0, 40, 40, 7]);
    expect(shifts(2, 2)).toEqual([0, 0, 7, 0]);
  });

  it('stay where they are while nothing is dragged', () => {
    expect(rowShift(1, null)).toBe(0);
  });
});
