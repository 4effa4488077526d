import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { focusAfterDialog, type FocusTarget } from './focus-target.ts';

/**
 * Returns a function that restores the focus; call it once the dialog has closed. A saved event may move again when the
 * change arrives, to another card; the focus follows it.
 */
export function useReturnFocus(
  root: RefObject<HTMLElement | null>,
  events: unknown,
): (target: FocusTarget) => void {
  const seen = useRef(events);
  const awaited = useRef<FocusTarget | null>(null);

  useEffect(() => {
    if (seen.current === events) return;
    seen.current = events;
    const target = awaited.current;
    awaited.current = null;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (target !== null && isLost && root.current !== null) focusAfterDialog(root.current, target);
  }, [events, root]);

  return useCallback(
    (target) => {
      awaited.current = target;
      if (root.current !== null) focusAfterDialog(root.current, target);
    },
    [root],
  );
}
