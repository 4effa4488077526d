import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

interface EventAddress {
  /** The stored event that is open. */
  readonly openId: string | null;
  /** Whether what the address names can be opened yet. */
  readonly isReady: boolean;
  readonly onOpen: (eventId: string) => void;
  readonly onClose: () => void;
}

/**
 * Keeps `event` in the address in step with what is open: Back closes it, and a link or a reload opens it. Of opening and closing
 * time and again one entry of the browser's history is left, not one for each.
 */
export function useEventAddress({ openId, isReady, onOpen, onClose }: EventAddress): void {
  const { event } = useSearch({ strict: false }) as { readonly event?: unknown };
  // Ids of digits alone are read as numbers.
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
      // It only says what is so already: whoever closes or replaces an event has been asked.
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
