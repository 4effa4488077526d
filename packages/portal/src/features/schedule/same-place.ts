import type { PlacedSet } from './layout-day.ts';

/** Whether two placed sets would look the same: every layout makes new objects, also for sets that nobody touched. */
export function isSamePlace(a: PlacedSet, b: PlacedSet): boolean {
  const { set: setOfA, ...placeOfA } = a;
  const { set: setOfB, ...placeOfB } = b;
  return hasSameFields(placeOfA, placeOfB) && hasSameFields(setOfA, setOfB);
}

function hasSameFields<T extends object>(a: T, b: T): boolean {
  const before = new Map<string, unknown>(Object.entries(a));
  const after = Object.entries(b);
  return after.length === before.size && after.every(([field, value]) => Object.is(before.get(field), value));
}
