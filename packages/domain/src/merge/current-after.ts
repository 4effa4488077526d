import type { StoredSet } from '../timetable/set-edits.ts';
import type { DeletedRow, MergePlan, MissingRow, NewRow, PairRow } from './planning/merge-plan.ts';

/** A set on the schedule after a merge: its stored version and its row of the plan. */
export type CurrentSet =
  | { readonly id: string; readonly stored: StoredSet; readonly row: PairRow | MissingRow | null }
  | { readonly id: string; readonly stored: null; readonly row: NewRow | DeletedRow };

/**
 * Returns the sets on the schedule once the plan is applied: first those that are `stored` now, then the added ones. An
 * added set may be stored already, because the page may stay open after saving.
 */
export function currentAfter(plan: MergePlan, stored: readonly StoredSet[]): readonly CurrentSet[] {
  const rowOfStored = new Map<string, PairRow | MissingRow>();
  const storedIds = new Set(stored.map(({ id }) => id));
  const added: CurrentSet[] = [];
  for (const row of plan.rows) {
    if ('stored' in row) rowOfStored.set(row.stored.id, row);
    else if (row.from === 'file' && !storedIds.has(row.incoming.id))
      added.push({ id: row.incoming.id, stored: null, row });
  }
  const left = stored.flatMap((set): CurrentSet[] => {
    const row = rowOfStored.get(set.id) ?? null;
    return row?.kind === 'missing' && row.from === 'file' ? [] : [{ id: set.id, stored: set, row }];
  });
  return [...left, ...added];
}
