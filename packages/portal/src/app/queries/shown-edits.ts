import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What a change makes of what pages show under `key`, until it is stored. */
export interface Edit<T = unknown> {
  readonly key: readonly string[];
  apply(stored: T): T;
  /** Whether what is stored says so already, or somebody else's newer change. */
  isStored(stored: T): boolean;
}

/** Where `useLive` keeps what is stored under `key`. */
export function storedKey(key: readonly string[]): readonly string[] {
  return ['live', key.join('/')];
}

function editsKey(key: readonly string[]): readonly string[] {
  return ['edits', key.join('/')];
}

const none: readonly never[] = [];

/** Lays the edits over what is stored; the returned function takes them away again. */
export function showEdits(queries: QueryClient, edits: readonly Edit[]): () => void {
  const change = (key: readonly string[], to: (before: readonly Edit[]) => readonly Edit[]) =>
    queries.setQueryData<readonly Edit[]>(editsKey(key), (before) => to(before ?? none));
  for (const edit of edits) change(edit.key, (before) => [...before, edit]);
  return () => {
    for (const edit of edits) change(edit.key, (before) => before.filter((other) => other !== edit));
  };
}

/** Forgets the edits that `stored` says already, so that nothing older than it is ever shown again. */
export function forgetStored(queries: QueryClient, key: readonly string[], stored: unknown): void {
  const edits = queries.getQueryData<readonly Edit[]>(editsKey(key));
  if (edits === undefined || !edits.some((edit) => edit.isStored(stored))) return;
  queries.setQueryData(
    editsKey(key),
    edits.filter((edit) => !edit.isStored(stored)),
  );
}

/** What is shown of `stored`: with the edits that are on their way. */
export function useShown<T>(key: readonly string[], stored: T | undefined): T | undefined {
  const queries = useQueryClient();
  const hash = hashKey(editsKey(key));
  const subscribe = useCallback(
    (onChange: () => void) =>
      // Other queries may be added while a component is drawn, when no other one may be asked to draw.
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
