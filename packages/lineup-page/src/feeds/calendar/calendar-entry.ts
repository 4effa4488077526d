/** An event of a calendar; instants in milliseconds since the epoch. */
export interface CalendarEntry {
  /** The id of the set, from which the UID is built. */
  readonly id: string;
  readonly sequence: number;
  readonly changedAt: number;
  readonly start: number;
  /** Never before the start. */
  readonly end: number;
  readonly summary: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly isCancelled: boolean;
}
