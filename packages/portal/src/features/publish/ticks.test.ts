import { describe, expect, it } from 'vitest';
import { tickedKeys, withTicks } from './ticks.ts';

const changes = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];

describe('what is published', () => {
  it('is all, as long as nothing is taken out', () => {
    expect(tickedKeys(changes, new Set())).toBeNull();
    expect(tickedKeys([], new Set(['a']))).toBeNull();
  });

  it('is what is ticked, in order', () => {
    const without = withTicks(new Set(), ['b'], false);
    expect(tickedKeys(changes, without)).toEqual(['a', 'c']);
    expect(tickedKeys(changes, withTicks(without, ['a', 'c'], false))).toEqual([]);
    expect(tickedKeys(changes, withTicks(without, ['b'], true))).toBeNull();
  });

  it('includes what others change in the meantime, and forgets what is no change any more', () => {
    const without = withTicks(new Set(), ['b'], false);
    expect(tickedKeys([...changes, { key: 'd' }], without)).toEqual(['a', 'c', 'd']);
    expect(tickedKeys([{ key: 'a' }, { key: 'c' }], without)).toBeNull();
  });
});
