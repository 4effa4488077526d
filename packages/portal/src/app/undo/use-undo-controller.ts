import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { WorkServices } from '@lineup/services';
import type { ToastOptions } from '../../design/toasts/toast.ts';
import { tabStore } from '../browser-storage.ts';
import { usePortal, useServices } from '../portal-context.ts';
import { useHistoryServices } from '../provider/history-services.ts';
import { editsAnswered } from '../queries/edits.ts';
import { UndoController, type Replaced, type UndoState } from './undo-controller.ts';
import { createVisitStorage } from './visit-storage.ts';

const controllers = new WeakMap<WorkServices, UndoController>();

/** Undo and redo of this session. */
export function useUndoController(): UndoController {
  const { session, windowHold, now } = usePortal();
  const work = useServices();
  const { history } = useHistoryServices();
  const queries = useQueryClient();
  const known = controllers.get(work);
  if (known !== undefined) return known;
  const storage = createVisitStorage(tabStore());
  const userId = () => session.lastUser()?.id ?? '';
  const controller = new UndoController({
    services: { ...work, history },
    storage,
    userId,
    now,
    windowHold,
    editsAnswered: () => editsAnswered(queries),
  });
  controllers.set(work, controller);
  return controller;
}

/** Returns what can be undone and redone on this festival; re-renders when it changes. */
export function useUndoState(festivalId: string): UndoState {
  const controller = useUndoController();
  useSyncExternalStore(
    useCallback((listener: () => void) => controller.subscribe(listener), [controller]),
    useCallback(() => controller.visit(festivalId), [controller, festivalId]),
  );
  return controller.next(festivalId);
}

/** Returns a function for the options that add *Undo* to the toast about a change that was just made. */
export function useOfferUndo(festivalId: string): () => ToastOptions {
  const controller = useUndoController();
  return useCallback(() => controller.offer(festivalId), [controller, festivalId]);
}

/** Lets another change replace the one that was just made; see `UndoController.replace`. */
export function useReplace(festivalId: string): (words: string) => () => Promise<Replaced> {
  const controller = useUndoController();
  return useCallback((words) => controller.replace(festivalId, words), [controller, festivalId]);
}
