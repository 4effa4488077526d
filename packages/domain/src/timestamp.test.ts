import { describe, expect, it } from 'vitest';
import { isTimestamp, timestampSchema } from './timestamp.ts';

describe('a timestamp', () => {
  it.each([
    ['the beginning of 1970', { seconds: 0, nanoseconds: 0 }],
    ['the first second that is accepted', { seconds: -62_135_596_800, nanoseconds: 0 }],
    ['the last one', { seconds: 253_402_300_799, nanoseconds: 999_999_999 }],
    ['fields in the other order', { nanoseconds: 5, seconds: 1 }],
  ])('is %s', (_what, value) => {
    expect(isTimestamp(value)).toBe(true);
    expect(timestampSchema.parse(value)).toEqual(value);
  });

  const ofAClass = new (class {
    readonly wholeSeconds = 1;
    readonly rest = 0;
    get seconds() {
      return this.wholeSeconds;
    }
    get nanoseconds() {
      return this.rest;
    }
  })();

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['a text', '2026-07-03'],
    ['a list', [1, 2]],
    ['an empty object', {}],
    ['one without nanoseconds', { seconds: 1 }],
    ['one with something else instead', { seconds: 1, nanos: 0 }],
    ['one with something more', { seconds: 1, nanoseconds: 0, zone: 'UTC' }],
    ['texts', { seconds: '1', nanoseconds: '0' }],
    ['fractions', { seconds: 1.5, nanoseconds: 0 }],
    ['no number', { seconds: Number.NaN, nanoseconds: 0 }],
    ['negative nanoseconds', { seconds: 1, nanoseconds: -1 }],
    ['a whole second of nanoseconds', { seconds: 1, nanoseconds: 1_000_000_000 }],
    ['a second before the year 1', { seconds: -62_135_596_801, nanoseconds: 0 }],
    ['a second after the year 9999', { seconds: 253_402_300_800, nanoseconds: 0 }],
    ['what only looks like one from outside', ofAClass],
  ])('is not %s', (_what, value) => {
    expect(isTimestamp(value)).toBe(false);
    expect(timestampSchema.safeParse(value).success).toBe(false);
  });
});
