import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { saysOfArtist, type Upload } from '@lineup/domain';
import type { DraftSession } from '../autosave/draft-session.ts';
import type { DraftCounts } from './draft-counts.ts';
import type { DraftRow } from './draft-row.ts';
import type { DraftRules } from './draft-rules.ts';

export const DraftSessionContext = createContext<DraftSession | null>(null);

/** Where the draft under review belongs. */
export interface DraftPlace {
  readonly upload: Upload;
  /** Whether it is compared with sets that the festival has. */
  readonly isCompared: boolean;
}

export const DraftPlaceContext = createContext<DraftPlace | null>(null);

/** The draft under review; throws outside of the steps that have one. */
export function useDraftSession(): DraftSession {
  const session = use(DraftSessionContext);
  if (session === null) throw new Error('useDraftSession needs a draft above it');
  return session;
}

/** One row, re-rendering with this row only; undefined once it was removed. */
export function useDraftRow(id: string): DraftRow | undefined {
  const { store } = useDraftSession();
  const subscribe = useCallback((listener: () => void) => store.subscribeRow(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => store.row(id));
}

export function useDraftIds(): readonly string[] {
  const { store } = useDraftSession();
  return useSyncExternalStore(store.subscribe, store.ids);
}

/** Returns true if the file says something of the artists of a row; no edit changes whether it does. */
export function useSaysOfArtists(): boolean {
  const { store } = useDraftSession();
  const ids = useDraftIds();
  return useMemo(() => ids.some((id) => saysOfArtist(store.row(id)?.event ?? {})), [store, ids]);
}

export function useDraftCounts(): DraftCounts {
  const { store } = useDraftSession();
  return useSyncExternalStore(store.subscribe, store.counts);
}

/** How many events there are about which a question is open; null until the questions are worked out. */
export function useQuestionedCount(): number | null {
  const { store } = useDraftSession();
  return useSyncExternalStore(store.subscribe, store.questionedCount);
}

/** Returns true if the rules and the open questions have been worked out: before, nothing can be called valid. */
export function useIsChecked(): boolean {
  return useQuestionedCount() !== null;
}

export function useDraftRules(): DraftRules {
  const { store } = useDraftSession();
  return useSyncExternalStore(store.subscribe, store.rules);
}

/** All rows, re-rendering with every edit: for steps that show the whole draft and edit nothing. */
export function useDraftRows(): readonly DraftRow[] {
  const { store } = useDraftSession();
  const revision = useSyncExternalStore(store.subscribe, store.revision);
  return useMemo(() => (revision >= 0 ? store.rows() : []), [store, revision]);
}
