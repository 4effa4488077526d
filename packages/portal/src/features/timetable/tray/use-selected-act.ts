import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Opens the tray at an act each time the user navigates to it. */
export function useSelectedAct(open: (act: string) => void): void {
  // Includes `turn`, so that navigating to the same act again changes the value.
  const selected = useLocation({
    select: ({ state: { act, turn = 0 } }) => (act === undefined ? null : `${turn} ${act}`),
  });
  const show = useEffectEvent(open);
  useEffect(() => {
    if (selected !== null) show(selected.slice(selected.indexOf(' ') + 1));
  }, [selected]);
}
