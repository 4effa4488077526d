import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

interface EventAddress {
  /** The id of the open event; null for none, and for a new event. */
  readonly openId: string | null;
  /** True once the event in the address can be opened. */
  readonly isReady: boolean;
  readonly onOpen: (eventId: string) => void;
  readonly onClose: () => void;
}

/**
 * Keeps `event` in the address in sync with the open event: Back closes it, a link or a reload opens it. However often
 * events are opened and closed, they use only one entry of the browser's history.
 */
export function useEventAddress({ openId, isReady, onOpen, onClose }: EventAddress): void {
  const { event } = useSearch({ strict: false }) as { readonly event?: unknown };
  // The router parses ids of digits as numbers.
  const named =
    (typeof event === 'string' || typeof event === 'number') && event !== '' ? String(event) : null;
  const isSpare = useLocation({ select: ({ state }) => state.isSpare ?? false });
  const navigate = useNavigate();
  const written = useRef(openId);
  const write = useEffectEvent((before: string | null) => {
    if (named === openId) return;
    void navigate({
      to: '.',
      search: (search) => ({ ...search, event: openId ?? undefined }),
      state: (state) => (openId === null ? state : { ...state, isSpare: isSpare || before === null }),
      replace: openId === null || before !== null || isSpare,
      resetScroll: false,
      // This only reflects the state: the user has already been asked before closing or replacing an event.
      ignoreBlocker: true,
    });
  });
  const follow = useEffectEvent((named: string | null) => {
    if (named === openId) return;
    if (named === null) onClose();
    else onOpen(named);
  });
  useEffect(() => {
    if (written.current === openId) return;
    const before = written.current;
    written.current = openId;
    write(before);
  }, [openId]);
  useEffect(() => {
    if (isReady) follow(named);
  }, [named, isReady]);
}
