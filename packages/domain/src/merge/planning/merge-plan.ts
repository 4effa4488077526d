import type { StoredSet } from '../../timetable/set-edits.ts';
import type { BaseSet } from '../import-base.ts';
import type { Pair } from '../matching/match-sets.ts';
import type { IncomingSet } from '../set-values.ts';
import type { MergeSide } from './choices.ts';
import type { FieldChange } from './field-change.ts';

/** In the file but not on the schedule. `from` 'portal' leaves it out. */
export interface NewRow {
  readonly kind: 'new';
  /** Identifies the row in the user's decisions: the id of the incoming set or, if there is none, of the stored one. */
  readonly key: string;
  readonly incoming: IncomingSet;
  readonly from: MergeSide;
}

/**
 * In both. `changed`: the file has a new value, or a question is open. `portalOnly`: only the portal has changed it
 * since the last import, so it does not change. `unchanged`: no differences.
 */
export interface PairRow {
  readonly kind: 'changed' | 'portalOnly' | 'unchanged';
  readonly key: string;
  readonly incoming: IncomingSet;
  readonly stored: StoredSet;
  readonly base: BaseSet | null;
  /** How the two were matched. */
  readonly how: Pair['how'];
  /** The differing fields, in the order of the draft fields. */
  readonly fields: readonly FieldChange[];
}

/** In the file, but deleted from the schedule since the last import, or left out of it. `from` 'file' adds it again. */
export interface DeletedRow {
  readonly kind: 'deleted';
  readonly key: string;
  readonly incoming: IncomingSet;
  /** The id that the stored set had, or would have had. */
  readonly id: string;
  readonly base: BaseSet;
  /** 'ask' only if the file has changed the set since the last import. */
  readonly proposal: 'portal' | 'ask';
  readonly from: MergeSide | 'ask';
}

/** No longer in the file, although the file has its day and stage. `from` 'file' deletes it. */
export interface MissingRow {
  readonly kind: 'missing';
  readonly key: string;
  readonly stored: StoredSet;
  /** Null if this source has never contained it. */
  readonly base: BaseSet | null;
  /** True if it was already missing in the last import and stayed on the schedule. */
  readonly wasRetained: boolean;
  readonly from: MergeSide;
}

export type MergeRow = NewRow | PairRow | DeletedRow | MissingRow;
export type MergeRowKind = MergeRow['kind'];

/** The effects of a merge. */
export interface MergePlan {
  /** In the order of the file, followed by the missing sets in the order of the schedule. */
  readonly rows: readonly MergeRow[];
  readonly counts: Readonly<Record<MergeRowKind, number>>;
  /** Number of open questions. Fields with an open question keep the portal's values. */
  readonly open: number;
  /** Numbers of sets to add, change and delete. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Number of incoming sets outside the selected scope. */
  readonly outside: number;
  /** Ids of the sets that this merge does not cover; their base from the last import stays the same. */
  readonly untouched: readonly string[];
}

/** Returns true if a plan changes nothing and has no open question. */
export function hasNothingToDo({ open, added, changed, removed }: MergePlan): boolean {
  return open + added + changed + removed === 0;
}
