import type { Festival } from '../../entities/festival.ts';
import type { DraftValues } from '../../entities/upload.ts';

/** What can be done about several events of a draft at once, in the order in which it is offered. */
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

/** What is done to several events at once. */
export interface RowsEdit {
  /** New values by id. */
  readonly changes: ReadonlyMap<string, Partial<DraftValues>>;
  /** The ids of events that are taken out. */
  readonly removed: readonly string[];
}

/** One click that takes a problem away from several events. */
export interface DraftFix extends RowsEdit {
  readonly kind: DraftFixKind;
  /** Days of `shiftDays`, minutes of `shiftTimes` and `endsByLength`; 0 for the others. */
  readonly amount: number;
}

export type FixFestival = Pick<
  Festival,
  'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'stages' | 'openHours'
>;

/** How many events are changed or taken out. */
export function editedEvents({ changes, removed }: RowsEdit): number {
  return changes.size + removed.length;
}

/** A fix that changes events; null where it would change none. */
export function changing(
  kind: DraftFixKind,
  changes: Iterable<readonly [string, Partial<DraftValues>]>,
  amount = 0,
): DraftFix | null {
  const all = new Map(changes);
  return all.size === 0 ? null : { kind, changes: all, removed: [], amount };
}
