import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';

describe('the canonical text of a document', () => {
  it('is the same for fields in another order and without a value', () => {
    expect(canonical({ a: 1, b: [true, null], c: undefined })).toBe(canonical({ b: [true, null], a: 1 }));
  });

  it('takes points in time to the microsecond', () => {
    const at = (nanoseconds: number) => canonical({ at: { seconds: 5, nanoseconds } });
    expect(at(1999)).toBe(at(1000));
    expect(at(2000)).not.toBe(at(1000));
  });

  it('differs for different values', () => {
    const values: unknown[] = [
      '1',
      1,
      true,
      null,
      [],
      {},
      [[]],
      [1, 2],
      ['1,2'],
      { a: 1 },
      { a: '1' },
      { b: 1 },
    ];
    expect(new Set(values.map(canonical)).size).toBe(values.length);
  });

  it('does not change when the value is written as JSON and read again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(canonical(value));
      }),
    );
  });
});
