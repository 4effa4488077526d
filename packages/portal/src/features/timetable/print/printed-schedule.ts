import type { Festival, LineupEvent, PlainDate } from '@lineup/domain';

/** The kinds of prints. */
export type PrintKind = 'day' | 'doors' | 'artists';

/** A set as it is printed; its times are in the festival's zone. */
export interface PrintedSet {
  readonly id: string;
  readonly artistName: string;
  /** Why it is not played, as in "Cancelled"; null if it is played. */
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

/** A stage with its sets, by start. */
export interface PrintedStage {
  readonly stage: string;
  /** The index among the festival's stages, which decides the colour. */
  readonly index: number;
  readonly isMissing: boolean;
  readonly sets: readonly PrintedSet[];
}

/** One festival day; `day` is null for sets outside of the festival's days. */
export interface PrintedDay {
  readonly day: PlainDate | null;
  readonly columns: readonly PrintedStage[];
}

/** A print job: the lineup as it was when the user asked to print it. */
export interface PrintJob {
  readonly kind: PrintKind;
  /** The stage whose door list is printed; undefined for all. */
  readonly stage: string | undefined;
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
  readonly days: readonly PrintedDay[];
  /** The day shown. */
  readonly chosen: PrintedDay;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Distinguishes it from an earlier job that is still being printed. */
  readonly turn: number;
  /** True if the browser is printing already, so that nothing can be awaited. */
  readonly isUnderWay: boolean;
}
