import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdMaker } from './new-id.ts';

const idMaker = (now: () => number) => createIdMaker(now, (bytes) => crypto.getRandomValues(bytes));

describe('newId', () => {
  it('makes ids that fit into a path', () => {
    expect(idMaker(() => 1_790_000_000_000)()).toMatch(/^[0-9a-z]{20}$/u);
  });

  it('sorts by the time of making, whatever the clock does', () => {
    const clock = fc.array(fc.integer({ min: 0, max: 2 ** 48 - 1000 }), { minLength: 2, maxLength: 50 });
    fc.assert(
      fc.property(clock, (times) => {
        let reading = 0;
        const newId = idMaker(() => times[reading++] ?? 0);
        const ids = times.map(() => newId());
        expect([...new Set(ids)].toSorted()).toEqual(ids);
      }),
    );
  });

  it('orders ids of different makers by their time', () => {
    const early = idMaker(() => 1_000_000)();
    const late = idMaker(() => 1_000_001)();
    expect(early < late).toBe(true);
  });

  it('makes 10,000 different ids within one millisecond, in order', () => {
    const newId = idMaker(() => 1_790_000_000_000);
    const ids = Array.from({ length: 10_000 }, newId);
    expect(new Set(ids).size).toBe(10_000);
    expect(ids.toSorted()).toEqual(ids);
  });
});
