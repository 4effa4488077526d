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

/** Spreadsheet programs know a 29 February 1900, which never was; from the day after it on the numbers are right. */
const firstSerial = 61;

/** No number from here on is a date that the portal takes. */
const lastSerial = 110_000;

/** How far the numbers of workbooks that count from 1904 lag behind the others. */
const serialsTo1904 = 1462;

/** The usual number for one of a workbook that counts from 1904; small numbers are times, which are the same in both. */
export function serialFrom1904(serial: number): number {
  return serial < firstSerial ? serial : serial + serialsTo1904;
}

/** Returns true if a number can be a date or a time at all. */
export function isSerial(serial: number): boolean {
  return serial >= 0 && serial < lastSerial;
}

/** The date of a serial number, or null where it is none from March 1900 to 2200. */
export function dateOfSerial(serial: number): PlainDate | null {
  if (!isSerial(serial) || serial < firstSerial) return null;
  const date = plainDateFromMillis((toSeconds(serial) - epochSerial * secondsPerDay) * 1000);
  return isPlainDate(date) ? date : null;
}

/** The time of day of a serial number (see `isSerial`) as its cell shows it: what falls short of a minute is cut off. */
export function clockOfSerial(serial: number): ClockTime {
  return clockFromMinutes(toSeconds(serial) / 60);
}

/** Hours and minutes of a number without a date, as in '25:30'. */
export function hoursOfSerial(serial: number): string {
  const hours = Math.floor(toSeconds(serial) / 3600);
  return `${String(hours).padStart(2, '0')}:${clockOfSerial(serial).slice(3)}`;
}

/** Returns true if a serial number has a time of day as well as a date. */
export function hasTimeOfDay(serial: number): boolean {
  return toSeconds(serial) % secondsPerDay !== 0;
}

/** Fractions of a day are hardly ever exact: 21:00 is stored as 0.875, but 21:05 a little below or above. */
function toSeconds(serial: number): number {
  return Math.round(serial * secondsPerDay);
}

/** The number by which workbooks keep a date with a clock time. */
export function serialOf(date: PlainDate, clock: ClockTime): number {
  return epochSerial + dateMillis(date) / millisPerDay + clockMinutes(clock) / minutesPerDay;
}
