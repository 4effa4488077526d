import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { saysOfArtist, type Upload } from '@lineup/domain';
import type { DraftSession } from '../autosave/draft-session.ts';
import type { DraftCounts } from './draft-counts.ts';
import type { DraftRow } from './draft-row.ts';
import type { DraftRules } from './draft-rules.ts';

export const DraftSessionContext = createContext<DraftSession | null>(null);

/** Which upload the draft under review belongs to. */
export interface DraftPlace {
  readonly upload: Upload;
  /** Whether it is compared with existing sets of the festival. */
  readonly isCompared: boolean;
}

export const DraftPlaceContext = createContext<DraftPlace | null>(null);

/** Returns the draft under review; throws outside of the steps that have one. */
export function useDraftSession(): DraftSession {
  const session = use(DraftSessionContext);
  if (session === null) throw new Error('useDraftSession needs a draft above it');
  return session;
}

/** Returns one row, re-rendering with this row only; undefined once it was removed. */
export function useDraftRow(id: string): DraftRow | undefined {
  const { store } = useDraftSession();
  const subscribe = useCallback((listener: () => void) => store.subscribeRow(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => store.row(id));
}

export function useDraftIds(): readonly string[] {
  const { store } = useDraftSession();
  return useSyncExternalStore(store.subscribe, store.ids);
}

/** Returns true if the file has artist data in any row; edits do not change that. */
export function useSaysOfArtists(): boolean {
  const { store } = useDraftSession();
  const ids = useDraftIds();
  return useMemo(() => ids.some((id) => saysOfArtist(store.row(id)?.event ?? {})), [store, ids]);
}

export function useDraftCounts(): DraftCounts {
  const { store } = useDraftSession();
  return useSyncExternalStore(store.subscribe, store.counts);
}

/** Returns the number of events about which a question is open; null until the questions are computed. */
export function useQuestionedCount(): number | null {
  const { store } = useDraftSession();
  return useSyncExternalStore(store.subscribe, store.questionedCount);
}

/** Returns true if the rules and the open questions are computed: before that, nothing counts as valid. */
export function useIsChecked(): boolean {
  return useQuestionedCount() !== null;
}

export function useDraftRules(): DraftRules {
  const { store } = useDraftSession();
  return useSyncExternalStore(store.subscribe, store.rules);
}

/** Returns all rows, re-rendering with every edit: for steps that show the whole draft and do not edit. */
export function useDraftRows(): readonly DraftRow[] {
  const { store } = useDraftSession();
  const revision = useSyncExternalStore(store.subscribe, store.revision);
  return useMemo(() => (revision >= 0 ? store.rows() : []), [store, revision]);
}
