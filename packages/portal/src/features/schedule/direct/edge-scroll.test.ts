import { expect, it } from 'vitest';
import { scrollAt } from './edge-scroll.ts';

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
