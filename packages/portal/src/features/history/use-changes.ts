import { doesTouch, type Change, type Touch } from '@lineup/domain';
import { changesPerPage, errorText, type ChangeCursor, type Changes } from '@lineup/services';
import { historyMessages } from '@lineup/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistoryServices } from '../../app/provider/history-services.ts';
import { useLive, type Follow, type Live } from '../../app/queries/use-live.ts';
import { mergeChanges, withLatest } from './merge-changes.ts';

/** The visible changes, and a way to load earlier ones. */
export interface ShownChanges {
  readonly changes: readonly Change[];
  /** The number of loaded entries that cannot be parsed. */
  readonly unreadable: number;
  /** Whether all changes are loaded. */
  readonly isAll: boolean;
  readonly isLoading: boolean;
  readonly failure: string | null;
  /** Loads more; ignored while loading. */
  readonly more: () => void;
}

interface Loaded {
  readonly changes: readonly Change[];
  readonly unreadable: readonly string[];
  /** The cursor of the next page; undefined before the first one is loaded, null at the end. */
  readonly next: ChangeCursor | null | undefined;
}

const nothing: Loaded = { changes: [], unreadable: [], next: undefined };

/** Follows the latest changes of a festival while the page is shown. */
export function useLatestChanges(festivalId: string): Live<Changes> {
  const { history } = useHistoryServices();
  const follow = useCallback<Follow<Changes>>(
    (onNext, onError) => history.watchLatest(festivalId, onNext, onError),
    [history, festivalId],
  );
  return useLive(['changes', festivalId], follow);
}

/**
 * Loads the changes of a festival that match all of `touches`, page by page, and adds the latest as they arrive. One
 * mount is one search.
 */
export function useChanges(festivalId: string, touches: readonly Touch[], recent: Changes): ShownChanges {
  const { history } = useHistoryServices();
  const [known, setKnown] = useState<readonly Change[]>([]);
  const [loaded, setLoaded] = useState<Loaded>(nothing);
  const [state, setState] = useState<{ isLoading: boolean; failure: string | null }>({
    isLoading: false,
    failure: null,
  });
  const isRunning = useRef(false);
  const isSearch = touches.length > 0;

  const [seen, setSeen] = useState<Changes | null>(null);
  if (recent !== seen) {
    setSeen(recent);
    const merged = withLatest(known, recent.changes);
    if (known.length > 0 && merged === recent.changes) setLoaded(nothing);
    setKnown(merged);
  }

  const all = isSearch
    ? mergeChanges(
        loaded.changes,
        known.filter((change) => touches.every((touch) => doesTouch(change, touch) === true)),
      )
    : mergeChanges(known, loaded.changes);
  const isShort = recent.changes.length + recent.unreadable.length < changesPerPage;
  const isAll = loaded.next === null || (!isSearch && loaded.next === undefined && isShort);

  const more = async () => {
    if (isRunning.current || isAll) return;
    isRunning.current = true;
    setState({ isLoading: true, failure: null });
    try {
      const after = loaded.next ?? (isSearch ? null : (known.at(-1) ?? null));
      const page = await history.find(festivalId, touches, after);
      setLoaded((before) => ({
        changes: [...before.changes, ...page.changes],
        unreadable: [...before.unreadable, ...page.unreadable],
        next: page.next,
      }));
      setState({ isLoading: false, failure: null });
    } catch (error) {
      setState({ isLoading: false, failure: errorText(error, historyMessages.loadFailed) });
    } finally {
      isRunning.current = false;
    }
  };

  // A search starts immediately.
  const begin = isSearch && loaded.next === undefined && state.failure === null;
  useEffect(() => {
    if (begin) void more();
    // Once, when the history is loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [begin]);

  const unreadable = new Set([...recent.unreadable, ...loaded.unreadable]).size;
  return { changes: all, unreadable, isAll, ...state, more: () => void more() };
}
