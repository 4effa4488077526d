import { expect, test } from 'vitest';
import { Arrivals } from './arrivals.ts';

test('a change that is named twice to a portal counts once, by its first arrival', () => {
  const arrivals = new Arrivals(1);
  arrivals.send(100);
  arrivals.hear(0, 0, 115);
  arrivals.hear(0, 0, 100_115);
  expect(arrivals.times).toEqual([15]);
  expect(arrivals.missing()).toBe(0);
});

test('every portal has to hear of every change', () => {
  const arrivals = new Arrivals(2);
  arrivals.send(0);
  arrivals.send(10);
  arrivals.hear(0, 0, 5);
  arrivals.hear(1, 0, 6);
  arrivals.hear(1, 1, 17);
  expect(arrivals.missing()).toBe(1);
});

test('a change or a portal that is unknown counts for nothing', () => {
  const arrivals = new Arrivals(1);
  arrivals.hear(0, 7, 5);
  arrivals.send(0);
  arrivals.hear(3, 0, 5);
  expect(arrivals.times).toEqual([]);
  expect(arrivals.missing()).toBe(1);
});
