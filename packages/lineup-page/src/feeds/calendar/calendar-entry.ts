/** An event of a calendar; instants in milliseconds since the epoch. */
export interface CalendarEntry {
  /** The set's id, of which the UID is made. */
  readonly id: string;
  readonly sequence: number;
  readonly changedAt: number;
  readonly start: number;
  /** Not before the start. */
  readonly end: number;
  readonly summary: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly isCancelled: boolean;
}
