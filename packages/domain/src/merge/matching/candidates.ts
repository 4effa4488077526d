import type { StoredSet } from '../../timetable/set-edits.ts';
import type { BaseSet, ImportBase } from '../import-base.ts';
import { valuesOfStored, type IncomingSet, type MergeFestival, type SetValues } from '../set-values.ts';
import { distanceBetween, type Slot } from './slot.ts';

type SlotOf = (values: SetValues) => Slot;

/** An incoming set during matching. */
export interface Arrival {
  readonly set: IncomingSet;
  /** With the corrections of the review. */
  readonly slot: Slot;
  /** As parsed from the file. */
  readonly read: Slot;
}

/** A possible match for an incoming set: a stored set, or one that is only known from the last import. */
export interface Candidate {
  readonly id: string;
  /** Null if it has been deleted since, or was left out. */
  readonly stored: StoredSet | null;
  /** Null if the last import of this source did not contain it. */
  readonly base: BaseSet | null;
  readonly storedSlot: Slot | null;
  /** Where the last import had it. */
  readonly baseSlot: Slot | null;
}

export function arrivalOf(set: IncomingSet, slotOf: SlotOf): Arrival {
  const slot = slotOf(set.values);
  return { set, slot, read: set.read === undefined ? slot : slotOf(set.read) };
}

/** Returns all candidates: first the stored sets in their order, then those that only the last import had. */
export function candidatesOf(
  stored: readonly StoredSet[],
  base: ImportBase | null,
  festival: MergeFestival,
  slotOf: SlotOf,
): readonly Candidate[] {
  const sets = base?.sets ?? {};
  const baseOf = (id: string) => (Object.hasOwn(sets, id) ? (sets[id] ?? null) : null);
  const baseSlotOf = (set: BaseSet | null) => (set === null ? null : slotOf(set.said));
  const ids = new Set(stored.map(({ id }) => id));
  const candidates = stored.map((set) => {
    const own = baseOf(set.id);
    const storedSlot = slotOf(valuesOfStored(set, festival));
    return { id: set.id, stored: set, base: own, storedSlot, baseSlot: baseSlotOf(own) };
  });
  const gone = Object.entries(sets).filter(([id]) => !ids.has(id));
  return [
    ...candidates,
    ...gone.map(([id, own]) => ({
      id,
      stored: null,
      base: own,
      storedSlot: null,
      baseSlot: baseSlotOf(own),
    })),
  ];
}

/** Returns the known slots of a candidate: where it is now, and where the last import had it. */
export function slotsOf({ storedSlot, baseSlot }: Candidate): readonly Slot[] {
  return [storedSlot, baseSlot].filter((slot) => slot !== null);
}

/**
 * Returns the distance of an incoming set to the candidate's current slot or that of the last import, whichever is
 * nearer.
 */
export function distanceTo({ slot, read }: Arrival, { storedSlot, baseSlot }: Candidate): number {
  const now = storedSlot === null ? Infinity : distanceBetween(slot, storedSlot);
  const before = baseSlot === null ? Infinity : distanceBetween(read, baseSlot);
  return Math.min(now, before);
}
