import { isUnplaced, type HintCode, type ReviewCode } from '@lineup/domain';
import { isWarned, type DraftRow } from './draft-row.ts';

/** The number of events in a draft, and how many of them have errors, hints and warnings. */
export interface DraftCounts {
  readonly total: number;
  readonly invalid: number;
  readonly hinted: number;
  readonly warned: number;
  /** How many of them are saved without a place in the schedule. */
  readonly unplaced: number;
  /** Events by error; an event with two errors counts for both. */
  readonly byCode: ReadonlyMap<ReviewCode, number>;
  /** Events by kind of hint; an event with two hints of a kind counts once. */
  readonly byHint: ReadonlyMap<HintCode, number>;
}

/** Counts all `rows`. */
export function countRows(rows: Iterable<DraftRow>): DraftCounts {
  const byCode = new Map<ReviewCode, number>();
  const byHint = new Map<HintCode, number>();
  const counts = { total: 0, invalid: 0, hinted: 0, warned: 0, unplaced: 0, byCode, byHint };
  for (const row of rows) {
    counts.total += 1;
    counts.invalid += isInvalid(row);
    counts.hinted += isHinted(row);
    counts.warned += warned(row);
    counts.unplaced += unplaced(row);
    addAll(byCode, codesOf(row), 1);
    addAll(byHint, hintCodesOf(row), 1);
  }
  return counts;
}

/**
 * Returns the counts after one row was replaced, added (`before` null) or removed (`after` null); the same object if
 * nothing changed.
 */
export function recount(counts: DraftCounts, before: DraftRow | null, after: DraftRow | null): DraftCounts {
  if (before !== null && after !== null && hasSameCounts(before, after)) return counts;
  return {
    total: counts.total + difference(() => 1),
    invalid: counts.invalid + difference(isInvalid),
    hinted: counts.hinted + difference(isHinted),
    warned: counts.warned + difference(warned),
    unplaced: counts.unplaced + difference(unplaced),
    byCode: moved(counts.byCode, codesOf),
    byHint: moved(counts.byHint, hintCodesOf),
  };

  function moved<Code>(known: ReadonlyMap<Code, number>, codes: (row: DraftRow) => Iterable<Code>) {
    const next = new Map(known);
    if (before !== null) addAll(next, codes(before), -1);
    if (after !== null) addAll(next, codes(after), 1);
    return next;
  }

  function difference(count: (row: DraftRow) => number): number {
    return (after === null ? 0 : count(after)) - (before === null ? 0 : count(before));
  }
}

function addAll<Code>(counts: Map<Code, number>, codes: Iterable<Code>, by: 1 | -1): void {
  for (const code of codes) {
    const count = (counts.get(code) ?? 0) + by;
    if (count === 0) counts.delete(code);
    else counts.set(code, count);
  }
}

function codesOf(row: DraftRow): Iterable<ReviewCode> {
  return row.issues.map(({ code }) => code);
}

function hintCodesOf(row: DraftRow): Iterable<HintCode> {
  return row.hints.length === 0 ? [] : new Set(row.hints.map(({ code }) => code));
}

function hasSameCounts(a: DraftRow, b: DraftRow): boolean {
  return (
    isWarned(a) === isWarned(b) &&
    unplaced(a) === unplaced(b) &&
    a.hints.length === b.hints.length &&
    a.issues.length === b.issues.length &&
    a.issues.every((issue, index) => issue.code === b.issues[index]?.code)
  );
}

const isInvalid = (row: DraftRow) => Number(row.issues.length > 0);
const isHinted = (row: DraftRow) => Number(row.hints.length > 0);
const unplaced = ({ event }: DraftRow) => Number(isUnplaced(event));
const warned = (row: DraftRow) => Number(isWarned(row));
