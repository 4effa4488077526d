import type { ReviewCode } from '@lineup/domain';
import { hintsOf, type DraftRow } from './draft-row.ts';

/** How many events a draft has, and how many of them have faults, hints and warnings. */
export interface DraftCounts {
  readonly total: number;
  readonly invalid: number;
  readonly hinted: number;
  readonly warned: number;
  /** Events by fault; an event with two faults counts for both. */
  readonly byCode: ReadonlyMap<ReviewCode, number>;
}

/** Counts `rows` from the start. */
export function countRows(rows: Iterable<DraftRow>): DraftCounts {
  const byCode = new Map<ReviewCode, number>();
  const counts = { total: 0, invalid: 0, hinted: 0, warned: 0, byCode };
  for (const row of rows) {
    counts.total += 1;
    counts.invalid += isInvalid(row);
    counts.hinted += isHinted(row);
    counts.warned += isWarned(row);
    addCodes(byCode, row, 1);
  }
  return counts;
}

/** The counts after one row was replaced, added (`before` null) or removed (`after` null); the same where none changed. */
export function recount(counts: DraftCounts, before: DraftRow | null, after: DraftRow | null): DraftCounts {
  if (before !== null && after !== null && countsAlike(before, after)) return counts;
  const byCode = new Map(counts.byCode);
  if (before !== null) addCodes(byCode, before, -1);
  if (after !== null) addCodes(byCode, after, 1);
  return {
    total: counts.total + difference(() => 1),
    invalid: counts.invalid + difference(isInvalid),
    hinted: counts.hinted + difference(isHinted),
    warned: counts.warned + difference(isWarned),
    byCode,
  };

  function difference(count: (row: DraftRow) => number): number {
    return (after === null ? 0 : count(after)) - (before === null ? 0 : count(before));
  }
}

function addCodes(byCode: Map<ReviewCode, number>, row: DraftRow, by: 1 | -1): void {
  for (const { code } of row.issues) {
    const count = (byCode.get(code) ?? 0) + by;
    if (count === 0) byCode.delete(code);
    else byCode.set(code, count);
  }
}

function countsAlike(a: DraftRow, b: DraftRow): boolean {
  return (
    isWarned(a) === isWarned(b) &&
    isHinted(a) === isHinted(b) &&
    a.issues.length === b.issues.length &&
    a.issues.every((issue, index) => issue.code === b.issues[index]?.code)
  );
}

const isInvalid = (row: DraftRow) => Number(row.issues.length > 0);
const isHinted = (row: DraftRow) => Number(hintsOf(row).length > 0);
const isWarned = (row: DraftRow) => Number(row.notices.length > 0 || row.overlap !== null);
