import { conflictKinds, foldText, type Conflict } from '@lineup/domain';
import type { ListView, SortColumn } from '../view/list-view.ts';
import type { ListRow } from './list-row.ts';

/** The conflicts of each set that is part of any. */
export type Found = ReadonlyMap<string, readonly Conflict[]>;

type Compare = (a: ListRow, b: ListRow) => number;

/** Whether the view asks for sets by their conflicts. */
export function needsConflicts({ kind, sort }: ListView): boolean {
  return kind !== null || sort.column === 'conflicts';
}

/** The rows that the view lets pass, in its order. `found` is empty where the view needs no conflicts. */
export function arrange(rows: readonly ListRow[], view: ListView, found: Found): readonly ListRow[] {
  const passes = passing(view, found);
  return rows.filter(passes).sort(inOrder(view, found));
}

function passing({ text, day, stage, kind }: ListView, found: Found): (row: ListRow) => boolean {
  const words = foldText(text).trim().split(/\s+/u).filter(Boolean);
  return (row) =>
    words.every((word) => row.words.includes(word)) &&
    (day === null || (day === 'outside' ? row.isOutside : row.day === day)) &&
    (stage === null || row.event.stage === stage) &&
    (kind === null || found.get(row.id)?.some((each) => kind === 'any' || each.kind === kind) === true);
}

/** By the sorted column, then as people read a programme: by time, stage and name. */
function inOrder({ sort: { column, isDown } }: ListView, found: Found): Compare {
  const compare = column === 'conflicts' ? byConflicts(found) : orders[column];
  const sign = isDown ? -1 : 1;
  return (a, b) => sign * compare(a, b) || byTime(a, b);
}

const byTime: Compare = (a, b) =>
  a.set.start - b.set.start || a.place - b.place || byText(a.name, b.name) || byText(a.id, b.id);

const orders: Readonly<Record<Exclude<SortColumn, 'conflicts'>, Compare>> = {
  artistName: (a, b) => byText(a.name, b.name),
  stage: (a, b) => a.place - b.place || byText(a.event.stage, b.event.stage),
  date: (a, b) => a.set.start - b.set.start,
  timeStart: (a, b) => a.set.start - a.dayStart - (b.set.start - b.dayStart),
  timeEnd: (a, b) => a.set.end - a.dayStart - (b.set.end - b.dayStart),
  length: (a, b) => a.set.end - a.set.start - (b.set.end - b.set.start),
};

/** The gravest first, then those with the most; those without any last. */
function byConflicts(found: Found): Compare {
  const weights = new Map(
    [...found].map(([id, conflicts]) => {
      const gravest = Math.min(...conflicts.map(({ kind }) => conflictKinds.indexOf(kind)));
      return [id, (conflictKinds.length - gravest) * 1000 + Math.min(conflicts.length, 999)];
    }),
  );
  return (a, b) => (weights.get(b.id) ?? 0) - (weights.get(a.id) ?? 0);
}

/** Folded texts need no collation, which takes ten times as long. */
function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
