import { addDays } from '../../../time/plain-date.ts';
import { areaOf, type Sheet, type Sheets } from './table-file.ts';

/** A set as people write it: its calendar day and its clock times. */
export interface WrittenSet {
  readonly artistName: string;
  readonly stage: string;
  readonly date: string;
  readonly timeStart: string;
  readonly timeEnd: string;
}

type Writing = (sets: readonly WrittenSet[]) => Sheets;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats '2025-07-04' as '4 Jul 2025'. */
function inWords(date: string): string {
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}

/** Formats '21:05' as '9.05pm'. */
function twelveHours(clock: string): string {
  const hours = Number(clock.slice(0, 2));
  return `${hours % 12 === 0 ? 12 : hours % 12}.${clock.slice(3)}${hours < 12 ? 'am' : 'pm'}`;
}

/** How agencies write a lineup: as a list, with titles, with a sheet per day or per stage. */
export const writings: Readonly<Record<string, Writing>> = {
  'a list with a title': (sets) => ({
    Lineup: [
      ['Running order, version 3'],
      [],
      ['Artist', 'Stage', 'Date', 'Start', 'End'],
      ...sets.map(({ artistName, stage, date, timeStart, timeEnd }) => [
        artistName,
        stage,
        inWords(date),
        timeStart,
        timeEnd,
      ]),
    ],
  }),
  'times of twelve hours': (sets) => ({
    Lineup: [
      ['Act', 'Venue', 'Day', 'From', 'To'],
      ...sets.map(({ artistName, stage, date, timeStart, timeEnd }) => [
        artistName,
        stage,
        date,
        twelveHours(timeStart),
        twelveHours(timeEnd),
      ]),
    ],
  }),
  'ranges below the days': (sets) => ({
    Lineup: [
      ['Time', 'Artist', 'Stage'],
      ...byKey(sets, ({ date }) => date).flatMap(([date, ofDay]) => [
        [inWords(date)],
        ...ofDay.map(({ artistName, stage, timeStart, timeEnd }) => [
          `${timeStart} - ${timeEnd}`,
          artistName,
          stage,
        ]),
      ]),
    ],
  }),
  'a sheet for each day': (sets) =>
    Object.fromEntries(
      byKey(sets, ({ date }) => date).map(([date, ofDay]) => [
        inWords(date),
        [
          ['Stage', 'Artist', 'Start', 'End'],
          ...ofDay.map(({ artistName, stage, timeStart, timeEnd }) => [
            stage,
            artistName,
            timeStart,
            timeEnd,
          ]),
        ],
      ]),
    ),
  'a timetable for each day': (sets) =>
    Object.fromEntries(
      byKey(sets, festivalDayOf).map(([day, ofDay]) => [inWords(day), timetable(ofDay)] as const),
    ),
  'a timetable from its side': (sets) =>
    Object.fromEntries(
      byKey(sets, festivalDayOf).map(([day, ofDay]) => [inWords(day), timetableFromItsSide(ofDay)] as const),
    ),
};

const dayStart = 6 * 60;
const step = 5;

/** Returns the minutes after the midnight before a festival day that starts at 06:00. */
function minutesOf(clock: string): number {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return minutes < dayStart ? minutes + 1440 : minutes;
}

function festivalDayOf({ date, timeStart }: WrittenSet): string {
  return minutesOf(timeStart) < 1440 ? date : addDays(date, -1);
}

function clockOf(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

interface Timetable {
  readonly rows: (string | null)[][];
  readonly merges: readonly { readonly column: number; readonly from: number; readonly to: number }[];
}

/** Builds a timetable with a row per five minutes and a column per stage; a set covers the rows in which it plays. */
function timetableOf(sets: readonly WrittenSet[]): Timetable {
  const stages = [...new Set(sets.map(({ stage }) => stage))];
  const first = Math.min(...sets.map(({ timeStart }) => minutesOf(timeStart)));
  const last = Math.max(...sets.map(({ timeStart, timeEnd }) => endOf(timeStart, timeEnd)));
  const rows: (string | null)[][] = [['Time', ...stages]];
  for (let minutes = first; minutes < last; minutes += step)
    rows.push([clockOf(minutes), ...stages.map(() => null)]);
  const merges = sets.map(({ artistName, stage, timeStart, timeEnd }) => {
    const column = stages.indexOf(stage) + 1;
    const from = (minutesOf(timeStart) - first) / step + 1;
    const row = rows[from];
    if (row !== undefined) row[column] = artistName;
    return { column, from, to: (endOf(timeStart, timeEnd) - first) / step };
  });
  return { rows, merges };
}

function endOf(timeStart: string, timeEnd: string): number {
  const [start, end] = [minutesOf(timeStart), minutesOf(timeEnd)];
  return end > start ? end : end + 1440;
}

function timetable(sets: readonly WrittenSet[]): Sheet {
  const { rows, merges } = timetableOf(sets);
  return { rows, merges: merges.map(({ column, from, to }) => areaOf(column, from, column, to)) };
}

function timetableFromItsSide(sets: readonly WrittenSet[]): Sheet {
  const { rows, merges } = timetableOf(sets);
  const turned = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null));
  return { rows: turned, merges: merges.map(({ column, from, to }) => areaOf(from, column, to, column)) };
}

function byKey(
  sets: readonly WrittenSet[],
  keyOf: (set: WrittenSet) => string,
): (readonly [string, readonly WrittenSet[]])[] {
  const groups = new Map<string, WrittenSet[]>();
  for (const set of sets) groups.set(keyOf(set), [...(groups.get(keyOf(set)) ?? []), set]);
  return [...groups];
}
