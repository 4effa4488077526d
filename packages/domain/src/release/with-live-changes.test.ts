import { expect, test } from 'vitest';
import { aSet, evening, frozenOf, hour } from './testing/lineups.ts';
import { isLivePublished, withLiveChanges } from './with-live-changes.ts';

const minute = 60_000;
const before = frozenOf([aSet('a', 'Tide'), aSet('b', 'Ebb', 2)]);
const unchanged = { status: 'confirmed', replacedBy: null } as const;
const changed = (id: string, change: Parameters<typeof isLivePublished>[1]) =>
  withLiveChanges(before, new Map([[id, change]])).sets.find((set) => set.id === id);

test('a set is published with the minutes that were added to its delays, and with nothing else', () => {
  expect(changed('a', { ...unchanged, startDelay: 10, endDelay: 15 })).toEqual({
    ...before.sets[0],
    start: evening + 10 * minute,
    end: evening + hour + 15 * minute,
    startDelay: 10,
    endDelay: 15,
  });
  const twice = withLiveChanges(
    withLiveChanges(before, new Map([['a', { ...unchanged, startDelay: 10, endDelay: 10 }]])),
    new Map([['a', unchanged]]),
  );
  expect(twice).toEqual(before);
});

test('a cancelled set keeps its time, and a set that the release does not have stays out', () => {
  const cancelled = { status: 'cancelled', replacedBy: null } as const;
  expect(changed('b', cancelled)).toEqual({ ...before.sets[1], status: 'cancelled' });
  expect(withLiveChanges(before, new Map([['x', cancelled]]))).toEqual(before);
});

test('sets stay in the order of their starts', () => {
  const late = withLiveChanges(before, new Map([['a', { ...unchanged, startDelay: 180, endDelay: 180 }]]));
  expect(late.sets.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('what is published is compared without the difference between none and zero', () => {
  expect(isLivePublished(unchanged, { ...unchanged, startDelay: 0 })).toBe(true);
  expect(isLivePublished(unchanged, { ...unchanged, endDelay: 5 })).toBe(false);
  expect(isLivePublished(unchanged, { ...unchanged, status: 'cancelled' })).toBe(false);
});
