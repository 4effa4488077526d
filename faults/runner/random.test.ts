import { describe, expect, test } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: number, name: string) => {
  const random = createRandom(seed, name);
  return Array.from({ length: 20 }, () => random.int(1, 6));
};

describe('chance', () => {
  test('comes again with the same seed and name, and is another one otherwise', () => {
    expect(draw(7, 'kill-upload')).toEqual(draw(7, 'kill-upload'));
    expect(draw(7, 'kill-upload')).not.toEqual(draw(8, 'kill-upload'));
    expect(draw(7, 'kill-upload')).not.toEqual(draw(7, 'kill-import'));
  });

  test('keeps to its bounds and reaches both ends', () => {
    const random = createRandom(1, 'bounds');
    const drawn = new Set(Array.from({ length: 500 }, () => random.int(2, 4)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
    expect(['a', 'b']).toContain(random.pick(['a', 'b']));
  });

  test('is as good after millions of numbers', () => {
    const random = createRandom(3, 'long');
    for (let n = 0; n < 6_000_000; n += 1) random.next();
    const later = Array.from({ length: 1000 }, () => random.next());
    expect(new Set(later).size).toBe(1000);
    expect(later.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1);
  });
});
