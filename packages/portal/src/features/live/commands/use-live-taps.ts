import { liveMessages, type Festival, type LineupEvent, type SetEdit } from '@lineup/domain';
import { errorText, ServiceError, type Versioned } from '@lineup/services';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { localStore } from '../../../app/browser-storage.ts';
import { useCurrentUser, usePortal } from '../../../app/portal-context.ts';
import { refusedEdits, useMergeSets, type Seen } from '../../../app/queries/merges.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { withTaps, type Tap } from '../model/tap.ts';
import { TapQueue, type WaitingTap } from '../model/tap-queue.ts';

type Event = Versioned<LineupEvent>;

/** The board's taps, and what can be done with them. */
export interface LiveTaps {
  /** The events as the board shows them, including unsaved changes. */
  readonly events: readonly Event[];
  readonly waiting: readonly WaitingTap[];
  /** True if the server can be reached, so that changes are saved immediately. */
  readonly isOnline: boolean;
  /** Saves the edits as one change, immediately or once the connection is back. A rehearsal only shows them. */
  readonly apply: (tap: Pick<Tap, 'stage' | 'text' | 'edits'>) => void;
  /** Saves a tap on top of another user's concurrent change. */
  readonly applyAnyway: (tap: WaitingTap) => void;
  readonly discard: (tap: WaitingTap) => void;
}

const toastId = 'live';

/** Saves taps in the order they were made; `isRehearsal` saves nothing. */
export function useLiveTaps(
  festival: Pick<Festival, 'id'>,
  stored: readonly Event[],
  isRehearsal: boolean,
): LiveTaps {
  const { provider, connection } = usePortal();
  const userId = useCurrentUser()?.id ?? '';
  const queue = useMemo(
    () => new TapQueue(localStore(), `live-taps/${userId}/${festival.id}`),
    [userId, festival.id],
  );
  const waiting = useSyncExternalStore(queue.subscribe, queue.taps);
  const [rehearsed, setRehearsed] = useState<readonly Tap[]>([]);
  const send = useSend(festival.id, queue);
  const isOnline = useSyncExternalStore(connection.subscribe, connection.get) === 'online';
  useDrain(isOnline && !isRehearsal, waiting, send);

  const shown = isRehearsal ? rehearsed : waiting;
  const events = useMemo(() => withTaps(stored, shown), [stored, shown]);
  const apply = (tap: Pick<Tap, 'stage' | 'text' | 'edits'>) => {
    if (tap.edits.length === 0) return;
    const ids = new Set(tap.edits.map(({ id }) => id));
    const seen = events.filter(({ id }) => ids.has(id));
    const made: Tap = { ...tap, id: provider.documents.newId(), seen };
    if (isRehearsal) setRehearsed((before) => [...before, made]);
    else if (isOnline && waiting.length === 0) void send(made);
    else queue.add(made);
  };
  return {
    events,
    waiting: isRehearsal ? [] : waiting,
    isOnline,
    apply,
    applyAnyway: (tap) => void send(tap, true),
    discard: ({ id }) => queue.remove(id),
  };
}

type Send = (tap: Tap, isDecided?: boolean) => Promise<'done' | 'waiting'>;

/**
 * Saves one tap. Queues it if it cannot be sent, or if another user changed the same fields and a person has to decide.
 */
function useSend(festivalId: string, queue: TapQueue): Send {
  const changeSets = useMergeSets(festivalId);
  const offerUndo = useOfferUndo(festivalId);
  return useCallback(
    async (tap, isDecided = false) => {
      const byId = new Map(tap.seen.map((event) => [event.id, event]));
      const seen: Seen = (id) => byId.get(id);
      const isQueued = () => queue.taps().some(({ id }) => id === tap.id);
      const wait = (isAsked: boolean) => {
        if (!isQueued()) queue.add(tap);
        if (isAsked) queue.ask(tap.id);
      };
      let edits: readonly SetEdit[] = tap.edits.map((edit) => versioned(edit, byId.get(edit.id)));
      for (;;) {
        try {
          await changeSets(edits, seen);
          queue.remove(tap.id);
          toast.success(tap.text, { id: toastId, ...offerUndo() });
          return 'done';
        } catch (error) {
          if (error instanceof ServiceError && error.code === 'unavailable') {
            wait(false);
            return 'waiting';
          }
          const merged = refusedEdits(error)?.merged.edits ?? null;
          if (merged === null) {
            queue.remove(tap.id);
            toast.error(errorText(error, liveMessages.saveFailed), { id: toastId });
            return 'done';
          }
          if (!isDecided) {
            wait(true);
            return 'waiting';
          }
          edits = merged.filter((edit): edit is SetEdit => !('on' in edit));
        }
      }
    },
    [changeSets, offerUndo, queue],
  );
}

function versioned(edit: SetEdit, seen: Event | undefined): SetEdit {
  return edit.type === 'update' && seen !== undefined ? { ...edit, ifVersion: seen.version } : edit;
}

/** Sends the queued taps one by one while there is a connection; stops at a tap that needs a decision. */
function useDrain(isOpen: boolean, [next]: readonly WaitingTap[], send: Send): void {
  const latest = useRef(send);
  const isBusy = useRef(false);
  const [, setSent] = useState(0);
  useEffect(() => {
    latest.current = send;
  }, [send]);
  useEffect(() => {
    if (!isOpen || next === undefined || next.isAsked || isBusy.current) return;
    isBusy.current = true;
    void latest.current(next).finally(() => {
      isBusy.current = false;
      setSent((before) => before + 1);
    });
  });
}
