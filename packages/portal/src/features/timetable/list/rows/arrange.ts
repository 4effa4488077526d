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

/** The conflicts by set id, for sets that have any. */
export type Found = ReadonlyMap<string, readonly Conflict[]>;

/** Returns true if the view filters or sorts by conflicts. */
export function needsConflicts({ kind, sort }: ListView): boolean {
  return kind !== null || sort.column === 'conflicts';
}

/** Computes the initial order of a lineup before the list is opened. */
export function prepareList(events: readonly StoredEvent[], festival: Festival): void {
  inTime(rowsOf(events, festival));
}

/** Computes the other orders and the search texts of all rows; best called while the page is idle. */
export function prepareOrders(rows: readonly ListRow[]): void {
  ordersOf.artistName(rows);
  ordersOf.stage(rows);
  for (const row of rows) void row.words;
}

/**
 * Returns the rows that match the view at `now` (milliseconds since the epoch), sorted. `found` is empty if the view
 * needs no conflicts.
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

/** The order of a printed programme: by time, stage and name. */
const inTime = once((rows) =>
  rows.toSorted(
    (a, b) => a.set.start - b.set.start || a.place - b.place || byText(a.name, b.name) || byText(a.id, b.id),
  ),
);

/** Sorted groups of equal rows. Within a group the order is by time, even if the groups are reversed. */
type Order = readonly (readonly ListRow[])[];

/** Groups rows by key and sorts the groups by their keys. */
function inGroups<Key>(
  rows: readonly ListRow[],
  keyOf: (row: ListRow) => Key,
  compare: (a: Key, b: Key) => number,
): Order {
  return [...groupBy(rows, keyOf)].sort(([a], [b]) => compare(a, b)).map(([, of]) => of);
}

/** The orders of all rows, each computed once: reversing or filtering them is much faster. */
const ordersOf: Readonly<Record<Exclude<SortColumn, 'conflicts'>, (rows: readonly ListRow[]) => Order>> = {
  // Folded names need no collation, which is ten times slower.
  artistName: once((rows) => inGroups(inTime(rows), ({ name }) => name, byText)),
  // The festival's stages in their order, then the others.
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

/** The most severe conflict first, then the number of conflicts; rows without conflicts last. */
function weightOf(found: Found): (row: ListRow) => number {
  return ({ id }) => {
    const conflicts = found.get(id);
    if (conflicts === undefined) return 0;
    const gravest = Math.min(...conflicts.map(({ kind }) => conflictKinds.indexOf(kind)));
    return -((conflictKinds.length - gravest) * 1000 + Math.min(conflicts.length, 999));
  };
}

/** Caches a result for as long as the rows are the same. */
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
