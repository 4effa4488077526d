import type { MergedEdits, StoredSet, TimetableEdit } from '@lineup/domain';
import type { ConcurrentChange } from '@lineup/services';
import { useState } from 'react';
import { once } from '../loading/once.ts';
import { SetsChangedError, useChangeSets, type Merge } from './change-sets.ts';

const load = once(() => import('./merge-part.ts'));

type Edits = readonly TimetableEdit[];

/** Sets, and blocks in the shape of sets, as they were when the edits were made. */
export type Seen = (id: string) => StoredSet | undefined;

/**
 * Changes sets as `useChangeSets` does, and merges the edits with what others have changed since the sets were `seen`.
 */
export function useMergeSets(festivalId: string) {
  const [{ note, merge }] = useState(createMerges);
  const { mutateAsync } = useChangeSets(festivalId, merge);
  return (edits: Edits, seen: Seen) => {
    note(edits, seen);
    return mutateAsync(edits);
  };
}

function createMerges() {
  const known = new WeakMap<Edits, Seen>();
  const merge: Merge = async (edits, sent, changed) => {
    const seen = known.get(edits);
    if (seen === undefined) return null;
    // The next attempt is based on what was found now.
    known.set(edits, withVersions(seen, changed));
    const { mergeEdits } = await load();
    return mergeEdits(sent, changed, seen);
  };
  return { note: (edits: Edits, seen: Seen) => void known.set(edits, seen), merge };
}

/** Returns `seen` with other people's versions of the sets. */
export function withVersions(
  seen: Seen,
  changed: readonly { readonly id: string; readonly current: StoredSet | null }[],
): Seen {
  const current = new Map(changed.map((each) => [each.id, each.current]));
  return (id) => current.get(id) ?? seen(id);
}

/** Why a change was refused, if the user has to decide. */
export interface RefusedEdits {
  readonly merged: MergedEdits;
  /** Other people's changes of the sets. */
  readonly changed: readonly ConcurrentChange[];
}

/** Returns null for a failure that needs no decision. */
export function refusedEdits(error: unknown): RefusedEdits | null {
  if (!(error instanceof SetsChangedError)) return null;
  const { merged, sets } = error;
  return merged === null || merged.conflicts.length === 0 ? null : { merged, changed: sets };
}
