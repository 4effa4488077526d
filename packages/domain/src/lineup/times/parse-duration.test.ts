import { describe, expect, it } from 'vitest';
import { parseShift } from './parse-duration.ts';

describe('minutes by which to move a time', () => {
  it.each([
    ['30', 30],
    ['+20', 20],
    [' -60 ', -60],
    ['−15', -15],
    ['-1:30', -90],
    ['2h', 120],
  ])('reads %j', (text, minutes) => {
    expect(parseShift(text)).toBe(minutes);
  });

  it.each(['', '0', '-', 'an hour', '1.5', '--5', '9999'])('refuses %j', (text) => {
    expect(parseShift(text)).toBeNull();
  });
});
