import { conflictKinds, foldText, type Conflict } from '@lineup/domain';
import { announcementMark } from '../../announcement/marks.ts';
import type { ListView, SortColumn } from '../view/list-view.ts';
import type { ListRow } from './list-row.ts';

/** The conflicts of each set that is part of any. */
export type Found = ReadonlyMap<string, readonly Conflict[]>;

/** Whether the view asks for sets by their conflicts. */
export function needsConflicts({ kind, sort }: ListView): boolean {
  return kind !== null || sort.column === 'conflicts';
}

/** Finds of all rows what an order or a search asks of them: best while nobody waits for it. */
export function prepareOrders(rows: readonly ListRow[]): void {
  keysOf.artistName(rows);
  keysOf.stage(rows);
  for (const row of rows) void row.words;
}

/**
 * The rows that the view lets pass at `now` (milliseconds since the epoch), in its order. `found` is empty where the view needs no
 * conflicts.
 */
export function arrange(
  rows: readonly ListRow[],
  view: ListView,
  found: Found,
  now: number,
): readonly ListRow[] {
  const { column, isDown } = view.sort;
  const passed = inTime(rows).filter(passing(view, found, now));
  if (column === 'date' && !isDown) return passed;
  return sortedBy(passed, column === 'conflicts' ? weightOf(found) : keysOf[column](rows), isDown);
}

function passing(
  { text, day, stage, kind, told }: ListView,
  found: Found,
  now: number,
): (row: ListRow) => boolean {
  const words = foldText(text).trim().split(/\s+/u).filter(Boolean);
  return (row) =>
    words.every((word) => row.words.includes(word)) &&
    (day === null || (day === 'outside' ? row.isOutside : row.day === day)) &&
    (stage === null || row.event.stage === stage) &&
    (told === null || isTold(row, told, now)) &&
    (kind === null || found.get(row.id)?.some((each) => kind === 'any' || each.kind === kind) === true);
}

function isTold({ event }: ListRow, told: NonNullable<ListView['told']>, now: number): boolean {
  const mark = announcementMark(event.announcement, now);
  return told === 'part' ? mark !== null : mark === told;
}

/** As people read a programme: by time, stage and name. */
const inTime = once((rows) =>
  rows.toSorted(
    (a, b) => a.set.start - b.set.start || a.place - b.place || byText(a.name, b.name) || byText(a.id, b.id),
  ),
);

/** By a number, those of the same in the order that they have. */
function sortedBy(rows: readonly ListRow[], keyOf: KeyOf, isDown: boolean): readonly ListRow[] {
  const sign = isDown ? -1 : 1;
  // Asked for once, not for each of a hundred thousand pairs.
  const keys = Float64Array.from(rows, (row) => sign * keyOf(row));
  const order = Uint32Array.from(rows, (_, index) => index);
  order.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  return Array.from(order, (index) => rows[index]).filter((row) => row !== undefined);
}

type KeyOf = (row: ListRow) => number;

const keysOf: Readonly<Record<Exclude<SortColumn, 'conflicts'>, (rows: readonly ListRow[]) => KeyOf>> = {
  artistName: once((rows) =>
    placesAmong(
      rows.map(({ name }) => name),
      ({ name }) => name,
    ),
  ),
  stage: once((rows) => {
    const unknown = placesAmong(
      rows.map(({ event }) => event.stage),
      ({ event }) => event.stage,
    );
    // The festival's in its order, then those that it does not have.
    return (row) => row.place * rows.length + unknown(row);
  }),
  date: () => (row) => row.set.start,
  timeStart: () => (row) => row.set.start - row.dayStart,
  timeEnd: () => (row) => row.set.end - row.dayStart,
  length: () => (row) => row.set.end - row.set.start,
};

/** The place of a row's text among these texts, each once and sorted. Folded ones need no collation, which takes ten times as long. */
function placesAmong(texts: readonly string[], textOf: (row: ListRow) => string): KeyOf {
  const places = new Map([...new Set(texts)].sort().map((text, place) => [text, place]));
  return (row) => places.get(textOf(row)) ?? 0;
}

/** The gravest first, then those with the most; those without any last. */
function weightOf(found: Found): KeyOf {
  return ({ id }) => {
    const conflicts = found.get(id);
    if (conflicts === undefined) return 0;
    const gravest = Math.min(...conflicts.map(({ kind }) => conflictKinds.indexOf(kind)));
    return -((conflictKinds.length - gravest) * 1000 + Math.min(conflicts.length, 999));
  };
}

/** What is found of rows is found once, for as long as they are the same. */
function once<Found>(find: (rows: readonly ListRow[]) => Found): (rows: readonly ListRow[]) => Found {
  const known = new WeakMap<readonly ListRow[], Found>();
  return (rows) => {
    const found = known.get(rows) ?? find(rows);
    known.set(rows, found);
    return found;
  };
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
