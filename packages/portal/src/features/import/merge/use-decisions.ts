import { useSyncExternalStore } from 'react';
import { localStore } from '../../../app/browser-storage.ts';
import type { DraftSession } from '../autosave/draft-session.ts';
import { useDraftSession } from '../draft/use-draft.ts';
import { createDecisionStore, type Decisions, type DecisionStore } from './decisions.ts';

const made = new WeakMap<DraftSession, DecisionStore>();

/** Returns the decisions about the draft under review, shared by all steps, and the store that changes them. */
export function useDecisions(uploadId: string): readonly [Decisions, DecisionStore] {
  const session = useDraftSession();
  const known = made.get(session);
  const store = known ?? createDecisionStore(localStore(), uploadId);
  if (known === undefined) made.set(session, store);
  return [useSyncExternalStore(store.subscribe, store.read), store];
}
