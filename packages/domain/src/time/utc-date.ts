/**
 * The date of `milliseconds` since the epoch. This room makes dates here alone: out of a text without a zone, `new Date` makes
 * a date in the zone of the machine, and only a number is never such a text.
 */
export function utcDate(milliseconds: number): Date {
  // oxlint-disable-next-line walls/no-machine
  return new Date(milliseconds);
}
