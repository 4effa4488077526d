import type { StoredSet } from '../../timetable/set-edits.ts';
import type { BaseSet, ImportBase } from '../import-base.ts';
import { valuesOfStored, type IncomingSet, type MergeFestival, type SetValues } from '../set-values.ts';
import { distanceBetween, type Slot } from './slot.ts';

type SlotOf = (values: SetValues) => Slot;

/** An incoming set while it is matched. */
export interface Arrival {
  readonly set: IncomingSet;
  /** As it is to be taken. */
  readonly slot: Slot;
  /** As the file was read. */
  readonly read: Slot;
}

/** What an incoming set may be: a stored set, or one that is only known from the last import. */
export interface Candidate {
  readonly id: string;
  /** Null where it was deleted since, or left out. */
  readonly stored: StoredSet | null;
  /** Null where the last import of this source had not got it. */
  readonly base: BaseSet | null;
  readonly storedSlot: Slot | null;
  /** As the last import said. */
  readonly baseSlot: Slot | null;
}

export function arrivalOf(set: IncomingSet, slotOf: SlotOf): Arrival {
  const slot = slotOf(set.values);
  return { set, slot, read: set.read === undefined ? slot : slotOf(set.read) };
}

/** All that incoming sets may be: first what is stored, in its order, then what only the last import had. */
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

/** The places at which a candidate is known: where it is now, and where the last import had it. */
export function slotsOf({ storedSlot, baseSlot }: Candidate): readonly Slot[] {
  return [storedSlot, baseSlot].filter((slot) => slot !== null);
}

/** How far an incoming set is from where a candidate is now, or from where the last import had it, whichever is nearer. */
export function distanceTo({ slot, read }: Arrival, { storedSlot, baseSlot }: Candidate): number {
  const now = storedSlot === null ? Infinity : distanceBetween(slot, storedSlot);
  const before = baseSlot === null ? Infinity : distanceBetween(read, baseSlot);
  return Math.min(now, before);
}
