/**
 * Returns the date of `milliseconds` since the epoch. Dates are created only here in this package: for a text without a
 * zone, `new Date` uses the zone of the machine, and a number cannot be such a text.
 */
export function utcDate(milliseconds: number): Date {
  // oxlint-disable-next-line walls/no-machine
  return new Date(milliseconds);
}
