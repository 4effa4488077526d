import { applyEdit, editBetween, inverseEdit, type Edit, type EditTarget, type Fields } from './edits.ts';

/** The documents of a festival by `documentKey`. */
export type Documents = ReadonlyMap<string, Fields>;

/** Identifies the document of an edit. */
export function documentKey({ target, id }: Pick<Edit, 'target' | 'id'>): string {
  return `${target}/${id}`;
}

/** The documents as they were before `edits`, which are in order, earliest first. */
export function documentsBefore(now: Documents, edits: readonly Edit[]): Documents {
  const past = new Map(now);
  for (const edit of edits.toReversed()) {
    const key = documentKey(edit);
    const earlier = applyEdit(past.get(key) ?? null, inverseEdit(edit));
    if (earlier === null) past.delete(key);
    else past.set(key, earlier);
  }
  return past;
}

/** The edits that lead from `now` to `desired`, sorted by document key. */
export function editsBetween(now: Documents, desired: Documents): readonly Edit[] {
  const keys = [...new Set([...now.keys(), ...desired.keys()])].sort();
  return keys.flatMap((key) => {
    const slash = key.indexOf('/');
    const document = { target: key.slice(0, slash) as EditTarget, id: key.slice(slash + 1) };
    return editBetween(document, now.get(key) ?? null, desired.get(key) ?? null) ?? [];
  });
}
