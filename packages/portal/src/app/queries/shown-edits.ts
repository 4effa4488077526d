import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** An optimistic edit of the data under `key`, shown until it is stored. */
export interface Edit<T = unknown> {
  readonly key: readonly string[];
  apply(stored: T): T;
  /** Returns true if the stored data contains this edit, or a newer change by somebody else. */
  isStored(stored: T): boolean;
}

/** The query key under which `useLive` stores the data of `key`. */
export function storedKey(key: readonly string[]): readonly string[] {
  return ['live', key.join('/')];
}

function editsKey(key: readonly string[]): readonly string[] {
  return ['edits', key.join('/')];
}

const none: readonly never[] = [];

/** Applies the edits on top of the stored data; the returned function removes them. */
export function showEdits(queries: QueryClient, edits: readonly Edit[]): () => void {
  const change = (key: readonly string[], to: (before: readonly Edit[]) => readonly Edit[]) =>
    queries.setQueryData<readonly Edit[]>(editsKey(key), (before) => to(before ?? none));
  for (const edit of edits) change(edit.key, (before) => [...before, edit]);
  return () => {
    for (const edit of edits) change(edit.key, (before) => before.filter((other) => other !== edit));
  };
}

/** Drops the edits that `stored` contains, so that nothing older than it is ever shown again. */
export function forgetStored(queries: QueryClient, key: readonly string[], stored: unknown): void {
  const edits = queries.getQueryData<readonly Edit[]>(editsKey(key));
  if (edits === undefined || !edits.some((edit) => edit.isStored(stored))) return;
  queries.setQueryData(
    editsKey(key),
    edits.filter((edit) => !edit.isStored(stored)),
  );
}

/** Returns `stored` with the pending edits applied. */
export function useShown<T>(key: readonly string[], stored: T | undefined): T | undefined {
  const queries = useQueryClient();
  const hash = hashKey(editsKey(key));
  const subscribe = useCallback(
    (onChange: () => void) =>
      // Queries may be added while a component renders, when no other component may be asked to render.
      queries.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash === hash) onChange();
      }),
    [queries, hash],
  );
  const edits = useSyncExternalStore(
    subscribe,
    (): readonly Edit<T>[] => queries.getQueryData(editsKey(key)) ?? none,
  );
  return useMemo(() => {
    if (stored === undefined) return undefined;
    const open = edits.filter((edit) => !edit.isStored(stored));
    return open.reduce<T>((shown, edit) => edit.apply(shown), stored);
  }, [edits, stored]);
}
