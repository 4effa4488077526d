import type { Arrival, Candidate } from './candidates.ts';
import { groupByAny } from './group-by-any.ts';
import type { Slot } from './slot.ts';

/** The minimum number of artists that must have moved by the same number of days for a shift of the whole lineup. */
const fewest = 4;

/**
 * Returns by how many days a whole lineup has moved: a postponed festival, or last year's lineup. Only artists with
 * exactly one set on each side count. More than half of them must have moved by the same number of days; if the two
 * lineups have no day in common, the most frequent number is enough.
 */
export function dayShift(arrivals: readonly Arrival[], candidates: readonly Candidate[]): number {
  const incoming = arrivals.map(({ slot }) => slot);
  const known = candidates.flatMap(({ storedSlot, baseSlot }) => storedSlot ?? baseSlot ?? []);
  const shifts = shiftsOf(incoming, known);
  const counts = groupByAny(shifts, (shift) => [String(shift)]);
  const [most = []] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  if (most.length < fewest) return 0;
  return most.length * 2 > shifts.length || !haveSameDay(incoming, known) ? (most[0] ?? 0) : 0;
}

/** Returns the arrivals with their lineup moved `days` later. */
export function shiftedBy(arrivals: readonly Arrival[], days: number): readonly Arrival[] {
  if (days === 0) return arrivals;
  const later = (slot: Slot) => ({ ...slot, day: slot.day === null ? null : slot.day + days });
  return arrivals.map(({ set, slot, read }) => ({ set, slot: later(slot), read: later(read) }));
}

function shiftsOf(incoming: readonly Slot[], known: readonly Slot[]): readonly number[] {
  const once = groupByAny(known, ({ artist }) => [artist.whole]);
  return [...groupByAny(incoming, ({ artist }) => [artist.whole])].flatMap(([name, sets]) => {
    const others = once.get(name) ?? [];
    const [day = null, other = null] = [sets[0]?.day, others[0]?.day];
    const isOnce = sets.length === 1 && others.length === 1;
    return isOnce && day !== null && other !== null ? [other - day] : [];
  });
}

function haveSameDay(incoming: readonly Slot[], known: readonly Slot[]): boolean {
  const days = new Set(known.map(({ day }) => day));
  return incoming.some(({ day }) => day !== null && days.has(day));
}
