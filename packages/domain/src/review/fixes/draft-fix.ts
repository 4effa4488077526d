import type { Festival } from '../../entities/festival.ts';
import type { DraftValues } from '../../entities/upload.ts';

/** The fixes for several events of a draft, in the order they are offered. */
export type DraftFixKind =
  | 'halvesPm'
  | 'halvesAm'
  | 'lengthHours'
  | 'lengthMinutes'
  | 'shiftDays'
  | 'swapDayMonth'
  | 'shiftTimes'
  | 'amPm'
  | 'endsUntilNext'
  | 'endsByLength'
  | 'unplaced'
  | 'duplicates';

/** An edit of several events. */
export interface RowsEdit {
  /** New values by id. */
  readonly changes: ReadonlyMap<string, Partial<DraftValues>>;
  /** The ids of removed events. */
  readonly removed: readonly string[];
}

/** A fix that solves a problem of several events with one click. */
export interface DraftFix extends RowsEdit {
  readonly kind: DraftFixKind;
  /** Days for `shiftDays`, minutes for `shiftTimes` and `endsByLength`; 0 for the others. */
  readonly amount: number;
}

export type FixFestival = Pick<
  Festival,
  'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'stages' | 'openHours'
>;

/** Returns how many events are changed or removed. */
export function editedEvents({ changes, removed }: RowsEdit): number {
  return changes.size + removed.length;
}

/** Returns a fix that changes events; null if it would change none. */
export function changing(
  kind: DraftFixKind,
  changes: Iterable<readonly [string, Partial<DraftValues>]>,
  amount = 0,
): DraftFix | null {
  const all = new Map(changes);
  return all.size === 0 ? null : { kind, changes: all, removed: [], amount };
}
