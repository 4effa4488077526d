import {
  conflictKinds,
  foldText,
  forEachPublicText,
  groupBy,
  type Conflict,
  type Festival,
} from '@lineup/domain';
import { announcementMark } from '../../../publish/announcement/marks.ts';
import { isFiltered, type ListView, type SortColumn } from '../view/list-view.ts';
import { rowsOf, type ListRow, type StoredEvent } from './list-row.ts';

/** The conflicts of each set that is part of any. */
export type Found = ReadonlyMap<string, readonly Conflict[]>;

/** Returns true if the view asks for sets by their conflicts. */
export function needsConflicts({ kind, sort }: ListView): boolean {
  return kind !== null || sort.column === 'conflicts';
}

/** Finds what the list shows first of a lineup, for the time when it is opened. */
export function prepareList(events: readonly StoredEvent[], festival: Festival): void {
  inTime(rowsOf(events, festival));
}

/** Finds of all rows what an order or a search asks of them: best while the page is idle. */
export function prepareOrders(rows: readonly ListRow[]): void {
  ordersOf.artistName(rows);
  ordersOf.stage(rows);
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
  const sorted = inOrder(rows, view.sort, found);
  return isFiltered(view) ? sorted.filter(passing(view, found, now)) : sorted;
}

function inOrder(
  rows: readonly ListRow[],
  { column, isDown }: ListView['sort'],
  found: Found,
): readonly ListRow[] {
  if (column === 'date' && !isDown) return inTime(rows);
  const order =
    column === 'conflicts' ? inGroups(inTime(rows), weightOf(found), byNumber) : ordersOf[column](rows);
  return (isDown ? order.toReversed() : order).flat();
}

function passing(
  { text, day, stage, kind, visibility }: ListView,
  found: Found,
  now: number,
): (row: ListRow) => boolean {
  const words = foldText(text).trim().split(/\s+/u).filter(Boolean);
  return (row) =>
    words.every((word) => row.words.includes(word)) &&
    (day === null || (day === 'outside' ? row.isOutside : row.day === day)) &&
    (stage === null || row.event.stage === stage) &&
    (visibility === null || hasVisibility(row, visibility, now)) &&
    (kind === null || found.get(row.id)?.some((each) => kind === 'any' || each.kind === kind) === true);
}

function hasVisibility(
  { event }: ListRow,
  visibility: NonNullable<ListView['visibility']>,
  now: number,
): boolean {
  const mark = announcementMark(event.announcement, now);
  return visibility === 'part' ? mark !== null : mark === visibility;
}

/** As people read a programme: by time, stage and name. */
const inTime = once((rows) =>
  rows.toSorted(
    (a, b) => a.set.start - b.set.start || a.place - b.place || byText(a.name, b.name) || byText(a.id, b.id),
  ),
);

/** Rows in an order: those that are equal in it stand together, as they do in time also where the order is turned round. */
type Order = readonly (readonly ListRow[])[];

/** Brings rows together that have the same key, and the keys into their order. */
function inGroups<Key>(
  rows: readonly ListRow[],
  keyOf: (row: ListRow) => Key,
  compare: (a: Key, b: Key) => number,
): Order {
  return [...groupBy(rows, keyOf)].sort(([a], [b]) => compare(a, b)).map(([, of]) => of);
}

/** The orders of all rows, each found once: to turn it round or to show a part of it takes a fraction of that. */
const ordersOf: Readonly<Record<Exclude<SortColumn, 'conflicts'>, (rows: readonly ListRow[]) => Order>> = {
  // Folded names need no collation, which takes ten times as long.
  artistName: once((rows) => inGroups(inTime(rows), ({ name }) => name, byText)),
  // The festival's in its order, then those that it does not have.
  stage: once((rows) => {
    const places = new Map(rows.map(({ event, place }) => [event.stage, place]));
    const placeOf = (stage: string) => places.get(stage) ?? 0;
    return inGroups(
      inTime(rows),
      ({ event }) => event.stage,
      (a, b) => placeOf(a) - placeOf(b) || byText(a, b),
    );
  }),
  date: once((rows) => inGroups(inTime(rows), ({ set }) => set.start, byNumber)),
  timeStart: once((rows) => inGroups(inTime(rows), ({ set, dayStart }) => set.start - dayStart, byNumber)),
  timeEnd: once((rows) => inGroups(inTime(rows), ({ set, dayStart }) => set.end - dayStart, byNumber)),
  length: once((rows) => inGroups(inTime(rows), ({ set }) => set.end - set.start, byNumber)),
  ...forEachPublicText((_, field) =>
    once((rows) => inGroups(inTime(rows), ({ event }) => foldText(event[field] ?? ''), byText)),
  ),
};

/** The gravest first, then those with the most; those without any last. */
function weightOf(found: Found): (row: ListRow) => number {
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

function byNumber(a: number, b: number): number {
  return a - b;
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
