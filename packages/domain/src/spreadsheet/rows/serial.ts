import { type ClockTime, clockFromMinutes, clockMinutes, minutesPerDay } from '../../time/clock-time.ts';
import {
  dateMillis,
  isPlainDate,
  millisPerDay,
  type PlainDate,
  plainDateFromMillis,
} from '../../time/plain-date.ts';

const secondsPerDay = 86_400;

/** The serial number of 1970-01-01. */
const epochSerial = 25_569;

/**
 * Spreadsheet programs count a 29 February 1900, which did not exist; serial numbers are correct from the day after it.
 */
const firstSerial = 61;

/** Numbers from here on are not dates that the portal accepts. */
const lastSerial = 110_000;

/** The difference between serial numbers that count from 1904 and the usual ones. */
const serialsTo1904 = 1462;

/**
 * Converts a serial number of a workbook that counts from 1904 to the usual one; small numbers are times, which are the
 * same in both.
 */
export function serialFrom1904(serial: number): number {
  return serial < firstSerial ? serial : serial + serialsTo1904;
}

/** Returns true if a number is in the range of valid dates and times. */
export function isSerial(serial: number): boolean {
  return serial >= 0 && serial < lastSerial;
}

/** Returns the date of a serial number, or null if it is outside March 1900 to 2200. */
export function dateOfSerial(serial: number): PlainDate | null {
  if (!isSerial(serial) || serial < firstSerial) return null;
  const date = plainDateFromMillis((toSeconds(serial) - epochSerial * secondsPerDay) * 1000);
  return isPlainDate(date) ? date : null;
}

/** Returns the time of day of a serial number (see `isSerial`) as its cell shows it: truncated to the minute. */
export function clockOfSerial(serial: number): ClockTime {
  return clockFromMinutes(toSeconds(serial) / 60);
}

/** Formats the hours and minutes of a number without a date, such as '25:30'. */
export function hoursOfSerial(serial: number): string {
  const hours = Math.floor(toSeconds(serial) / 3600);
  return `${String(hours).padStart(2, '0')}:${clockOfSerial(serial).slice(3)}`;
}

/** Returns true if a serial number has a time of day as well as a date. */
export function hasTimeOfDay(serial: number): boolean {
  return toSeconds(serial) % secondsPerDay !== 0;
}

/**
 * Rounds to seconds, because fractions of a day are rarely exact: 21:00 is stored as 0.875, but 21:05 slightly below or
 * above.
 */
function toSeconds(serial: number): number {
  return Math.round(serial * secondsPerDay);
}

/** Returns the serial number of a date and a clock time. */
export function serialOf(date: PlainDate, clock: ClockTime): number {
  return epochSerial + dateMillis(date) / millisPerDay + clockMinutes(clock) / minutesPerDay;
}
