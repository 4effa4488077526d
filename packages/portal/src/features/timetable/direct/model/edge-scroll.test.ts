import { expect, it } from 'vitest';
import { scrollAt, scrollDaysAt } from './edge-scroll.ts';

const box = { left: 0, right: 1000, top: 100, bottom: 700 };

it('scrolls near the edges of the grid, the nearer the faster', () => {
  expect(scrollAt({ x: 500, y: 400 }, box)).toEqual({ x: 0, y: 0 });
  const slow = scrollAt({ x: 500, y: 660 }, box).y;
  const fast = scrollAt({ x: 500, y: 700 }, box).y;
  expect(slow).toBeGreaterThan(0);
  expect(fast).toBeGreaterThan(slow);
  expect(scrollAt({ x: 500, y: 100 }, box).y).toBe(-fast);
  expect(scrollAt({ x: 1000, y: 400 }, box)).toEqual({ x: fast, y: 0 });
});

it('stands still while a set is on its way to the tabs', () => {
  expect(scrollAt({ x: 500, y: 40 }, box)).toEqual({ x: 0, y: 0 });
});

it('does not scroll a grid of a few lines', () => {
  expect(scrollAt({ x: 500, y: 110 }, { ...box, bottom: 150 }).y).toBe(0);
});

it('scrolls the bar of days near its ends, slowly, however short it is', () => {
  const days = { left: 200, right: 500, top: 10, bottom: 58 };
  expect(scrollDaysAt({ x: 350, y: 30 }, days)).toBe(0);
  expect(scrollDaysAt({ x: 205, y: 30 }, days)).toBeLessThan(0);
  const fastest = scrollDaysAt({ x: 500, y: 30 }, days);
  expect(fastest).toBeGreaterThan(0);
  expect(fastest).toBeLessThan(scrollAt({ x: 1000, y: 400 }, box).x);
  expect(scrollDaysAt({ x: 500, y: 90 }, days)).toBe(0);
  expect(scrollDaysAt({ x: 258, y: 30 }, { ...days, right: 260 })).toBeGreaterThan(0);
});
