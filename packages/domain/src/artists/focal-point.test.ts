import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { focalPointSchema } from '../entities/artist-fields.ts';
import { focalPointAt, focalPosition } from './focal-point.ts';

it.each([
  [null, '50% 50%'],
  [{ x: 0.25, y: 1 }, '25% 100%'],
  [{ x: 0.333, y: 0.001 }, '33% 0%'],
])('%j is kept in sight at %s', (point, position) => {
  expect(focalPosition(point)).toBe(position);
});

it('any click near a picture is a point of it, rounded to a percent', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y) => {
      const point = focalPointAt(x, y);
      expect(focalPointSchema.safeParse(point).success).toBe(true);
      expect(focalPosition(point)).toBe(`${Math.round(point.x * 100)}% ${Math.round(point.y * 100)}%`);
    }),
  );
});
