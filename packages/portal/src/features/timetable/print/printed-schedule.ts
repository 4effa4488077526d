import type { Festival, LineupEvent, PlainDate } from '@lineup/domain';

/** What can be printed. */
export type PrintKind = 'day' | 'doors' | 'artists';

/** A set as it stands on paper; its times are in the festival's zone. */
export interface PrintedSet {
  readonly id: string;
  readonly artistName: string;
  /** Why it is not played, as in "Cancelled"; null for one that is. */
  readonly status: string | null;
  readonly stage: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
  /** 'start - end'. */
  readonly time: string;
  /** The festival day, as in "Fri, Jul 4". */
  readonly dayText: string;
}

/** One stage with its sets by start. */
export interface PrintedStage {
  readonly stage: string;
  /** Its place among the festival's; it chooses the colour. */
  readonly index: number;
  readonly isMissing: boolean;
  readonly sets: readonly PrintedSet[];
}

/** One festival day; `day` is null for sets outside of the festival's days. */
export interface PrintedDay {
  readonly day: PlainDate | null;
  readonly columns: readonly PrintedStage[];
}

/** What is to be printed: the lineup as it was when it was asked for. */
export interface PrintJob {
  readonly kind: PrintKind;
  /** The stage whose door sheet alone is printed; undefined for all. */
  readonly stage: string | undefined;
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
  readonly days: readonly PrintedDay[];
  /** The day that is shown. */
  readonly chosen: PrintedDay;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Tells it from what was asked for before and is still being printed. */
  readonly turn: number;
  /** The browser prints already: nothing can be waited for. */
  readonly isUnderWay: boolean;
}
