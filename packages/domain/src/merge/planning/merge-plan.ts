import type { StoredSet } from '../../timetable/set-edits.ts';
import type { BaseSet } from '../import-base.ts';
import type { Pair } from '../matching/match-sets.ts';
import type { IncomingSet } from '../set-values.ts';
import type { MergeSide } from './choices.ts';
import type { FieldChange } from './field-change.ts';

/** In the file and not on the schedule. `from` 'portal' leaves it out. */
export interface NewRow {
  readonly kind: 'new';
  /** Tells the row apart in all that a person decides: the id of the incoming set or, where there is none, of the stored one. */
  readonly key: string;
  readonly incoming: IncomingSet;
  readonly from: MergeSide;
}

/**
 * In both. `changed`: the file has something else than before, or something to ask. `portalOnly`: only the portal has changed it since the
 * last import, so that it stays. `unchanged`: nothing differs.
 */
export interface PairRow {
  readonly kind: 'changed' | 'portalOnly' | 'unchanged';
  readonly key: string;
  readonly incoming: IncomingSet;
  readonly stored: StoredSet;
  readonly base: BaseSet | null;
  /** By what the two were found to be the same. */
  readonly how: Pair['how'];
  /** What differs, in the order of the fields. */
  readonly fields: readonly FieldChange[];
}

/** In the file, but deleted from the schedule, or left out, since or at the last import. `from` 'file' adds it again. */
export interface DeletedRow {
  readonly kind: 'deleted';
  readonly key: string;
  readonly incoming: IncomingSet;
  /** That it had, or would have had. */
  readonly id: string;
  readonly base: BaseSet;
  /** Whether the file says something else of it than the last time; only then it is asked. */
  readonly proposal: 'portal' | 'ask';
  readonly from: MergeSide | 'ask';
}

/** No longer in the file, on a day and a stage that the file has. `from` 'file' deletes it. */
export interface MissingRow {
  readonly kind: 'missing';
  readonly key: string;
  readonly stored: StoredSet;
  /** Null where this source has never had it. */
  readonly base: BaseSet | null;
  /** It was already missing at the last import, and stayed on the schedule. */
  readonly wasRetained: boolean;
  readonly from: MergeSide;
}

export type MergeRow = NewRow | PairRow | DeletedRow | MissingRow;
export type MergeRowKind = MergeRow['kind'];

/** What a merge would do. */
export interface MergePlan {
  /** In the order of the file, then what is missing in that of the schedule. */
  readonly rows: readonly MergeRow[];
  readonly counts: Readonly<Record<MergeRowKind, number>>;
  /** How many questions are open; as long as there are any, the portal's values stay. */
  readonly open: number;
  /** How many sets would be added, changed and deleted. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** How many incoming sets are outside of what is taken. */
  readonly outside: number;
  /** The sets of which this merge says nothing: what the last import said of them stays. */
  readonly untouched: readonly string[];
}

/** Returns true if a plan leaves the schedule as it is and asks nothing. */
export function hasNothingToDo({ open, added, changed, removed }: MergePlan): boolean {
  return open + added + changed + removed === 0;
}
