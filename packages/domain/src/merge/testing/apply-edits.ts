import type { SetEdit, StoredSet } from '../../timetable/set-edits.ts';

/** Returns the schedule after the edits. */
export function applied(sets: readonly StoredSet[], edits: readonly SetEdit[]): readonly StoredSet[] {
  const after = new Map(sets.map((set) => [set.id, set]));
  for (const edit of edits) {
    const found = after.get(edit.id);
    if (edit.type === 'delete') after.delete(edit.id);
    else if (edit.type === 'create') after.set(edit.id, { id: edit.id, ...edit.event });
    else if (found !== undefined) after.set(edit.id, { ...found, ...edit.fields });
  }
  return [...after.values()];
}
