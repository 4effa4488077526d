import type { ServiceError } from '@lineup/services';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePortal, useSession } from '../portal-context.ts';
import { forgetStored, storedKey, useShown } from './shown-edits.ts';

/**
 * The state of followed data. `data` stays while a lost connection is being restored; an `error` with the code
 * `unavailable` is replaced by the data as soon as the provider can be reached.
 */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly data: T }
  | { readonly status: 'error'; readonly error: ServiceError; readonly retry: () => void };

/** Starts following; calls back until the returned function is called. */
export type Follow<T> = (onNext: (value: T) => void, onError: (error: ServiceError) => void) => () => void;

/** Follows like `useStored`, with pending edits applied: see `useEdit`. */
export function useLive<T>(key: readonly string[], follow: Follow<T>): Live<T> {
  return useLiveShown(key, useStored(key, follow));
}

/** Applies pending edits to followed data. */
export function useLiveShown<T>(key: readonly string[], live: Live<T>): Live<T> {
  const stored = live.status === 'success' ? live.data : undefined;
  const data = useShown(key, stored);
  return useMemo(
    () => (live.status === 'success' && data !== undefined ? { status: 'success', data } : live),
    [live, data],
  );
}

/**
 * Follows what `follow` yields (a `watch` of the services) while the page is shown. Data seen under `key` before is
 * shown immediately. `follow` must keep its identity (`useCallback`) until something else is followed. The end of the
 * session is not an error: the data stays, and is followed again after the next sign-in.
 */
export function useStored<T>(key: readonly string[], follow: Follow<T>): Live<T> {
  const queries = useQueryClient();
  const { session } = usePortal();
  const isSignedIn = useSession().state === 'signedIn';
  const id = key.join('/');
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown<T> | null>(null);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const show = (live: Live<T>) => setShown({ id, attempt, live });
    return follow(
      (data) => {
        // Unchanged parts keep their identity, so that nothing is recomputed for them.
        const shared = queries.setQueryData<T>(storedKey([id]), () => data) ?? data;
        forgetStored(queries, [id], shared);
        show({ status: 'success', data: shared });
      },
      (error) => {
        const isKnown = queries.getQueryData(storedKey([id])) !== undefined;
        if (isKnown && error.code === 'unavailable') return;
        if (session.get().state === 'signedIn') show({ status: 'error', error, retry });
      },
    );
  }, [follow, id, queries, retry, attempt, isSignedIn, session]);

  if (shown?.id === id && shown.attempt === attempt) return shown.live;
  const seen = queries.getQueryData<T>(storedKey(key));
  return seen === undefined ? { status: 'loading' } : { status: 'success', data: seen };
}

/** What was received last, for which key and attempt. */
interface Shown<T> {
  readonly id: string;
  readonly attempt: number;
  readonly live: Live<T>;
}
