import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { WorkServices } from '@lineup/services';
import type { ToastOptions } from '../../design/toasts/toast.ts';
import { tabStore } from '../browser-storage.ts';
import { usePortal, useServices } from '../portal-context.ts';
import { useHistoryServices } from '../provider/history-services.ts';
import { editsAnswered } from '../queries/edits.ts';
import { createUndoDesk, type Replaced, type UndoDesk, type UndoState } from './undo-desk.ts';
import { createVisitStorage } from './visit-storage.ts';

const made = new WeakMap<WorkServices, UndoDesk>();

/** Undo and redo of this session. */
export function useUndoDesk(): UndoDesk {
  const { session, windowHold, now } = usePortal();
  const work = useServices();
  const { history } = useHistoryServices();
  const queries = useQueryClient();
  const known = made.get(work);
  if (known !== undefined) return known;
  const storage = createVisitStorage(tabStore());
  const userId = () => session.lastUser()?.id ?? '';
  const desk = createUndoDesk({
    services: { ...work, history },
    storage,
    userId,
    now,
    windowHold,
    editsAnswered: () => editsAnswered(queries),
  });
  made.set(work, desk);
  return desk;
}

/** What can be undone and redone on this festival, rendered again when it changes. */
export function useUndoState(festivalId: string): UndoState {
  const desk = useUndoDesk();
  useSyncExternalStore(
    desk.subscribe,
    useCallback(() => desk.visit(festivalId), [desk, festivalId]),
  );
  return desk.next(festivalId);
}

/** Gives the toast of a change that was just made its *Undo*. */
export function useOfferUndo(festivalId: string): () => ToastOptions {
  const desk = useUndoDesk();
  return useCallback(() => desk.offer(festivalId), [desk, festivalId]);
}

/** Lets another change take the place of the one that was just made; see `UndoDesk.replace`. */
export function useReplace(festivalId: string): (words: string) => () => Promise<Replaced> {
  const desk = useUndoDesk();
  return useCallback((words) => desk.replace(festivalId, words), [desk, festivalId]);
}
