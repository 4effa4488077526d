import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Opens the tray at the act that somebody went to, each time that they do. */
export function useSelectedAct(open: (act: string) => void): void {
  // Another text each time, also for the same act.
  const selected = useLocation({
    select: ({ state: { act, turn = 0 } }) => (act === undefined ? null : `${turn} ${act}`),
  });
  const show = useEffectEvent(open);
  useEffect(() => {
    if (selected !== null) show(selected.slice(selected.indexOf(' ') + 1));
  }, [selected]);
}
