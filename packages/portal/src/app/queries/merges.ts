import type { MergedEdits, StoredSet, TimetableEdit } from '@lineup/domain';
import { once } from '../loading/once.ts';
import type { Merge } from './change-sets.ts';

const load = once(() => import('./merge-part.ts'));

type Edits = readonly TimetableEdit[];
type Seen = (id: string) => StoredSet | undefined;

/** Merges edits with what others have changed since they were made. */
export interface Merges {
  /** Notes how sets, and blocks in the fields of sets, were when the edits were made. */
  readonly note: (edits: Edits, seen: Seen) => void;
  readonly merge: Merge;
}

export function createMerges(): Merges {
  const known = new WeakMap<Edits, Seen>();
  return {
    note: (edits, seen) => void known.set(edits, seen),
    async merge(edits, sent, changed): Promise<MergedEdits | null> {
      const seen = known.get(edits);
      if (seen === undefined) return null;
      // What is sent next is based on what was found now.
      known.set(edits, withVersions(seen, changed));
      const { mergeEdits } = await load();
      return mergeEdits(sent, changed, seen);
    },
  };
}

/** `seen` with the sets as others have made them. */
export function withVersions(
  seen: Seen,
  changed: readonly { readonly id: string; readonly current: StoredSet | null }[],
): Seen {
  const current = new Map(changed.map((each) => [each.id, each.current]));
  return (id) => current.get(id) ?? seen(id);
}
