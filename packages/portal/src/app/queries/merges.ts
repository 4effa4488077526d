import type { MergedEdits, StoredSet, TimetableEdit } from '@lineup/domain';
import type { ConcurrentChange } from '@lineup/services';
import { useState } from 'react';
import { once } from '../loading/once.ts';
import { SetsChangedError, useChangeSets, type Merge } from './change-sets.ts';

const load = once(() => import('./merge-part.ts'));

type Edits = readonly TimetableEdit[];

/** Sets, and blocks in the fields of sets, as they were when edits were made. */
export type Seen = (id: string) => StoredSet | undefined;

/** Changes sets as `useChangeSets` does, and merges the edits with what others have changed since the sets were `seen`. */
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
    // What is sent next is based on what was found now.
    known.set(edits, withVersions(seen, changed));
    const { mergeEdits } = await load();
    return mergeEdits(sent, changed, seen);
  };
  return { note: (edits: Edits, seen: Seen) => void known.set(edits, seen), merge };
}

/** `seen` with the sets as others have made them. */
export function withVersions(
  seen: Seen,
  changed: readonly { readonly id: string; readonly current: StoredSet | null }[],
): Seen {
  const current = new Map(changed.map((each) => [each.id, each.current]));
  return (id) => current.get(id) ?? seen(id);
}

/** Why a change was refused that a person has to decide about. */
export interface RefusedEdits {
  readonly merged: MergedEdits;
  /** What others have made of the sets. */
  readonly changed: readonly ConcurrentChange[];
}

/** Null for a failure about which there is nothing to decide. */
export function refusedEdits(error: unknown): RefusedEdits | null {
  if (!(error instanceof SetsChangedError)) return null;
  const { merged, sets } = error;
  return merged === null || merged.conflicts.length === 0 ? null : { merged, changed: sets };
}
