import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../gesture.ts';

/** The least distance from the edges of the window. */
const edge = 8;

/** Shows a menu where it has room, and gives the focus back in the end. */
export function useOpened<T extends HTMLElement = HTMLDivElement>(at: Point, onClose: () => void) {
  const menu = useRef<T>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const { current } = menu;
    if (current === null) return undefined;
    const opener = document.activeElement;
    current.togglePopover(true);
    const { width, height } = current.getBoundingClientRect();
    current.style.left = `${Math.max(edge, Math.min(at.x, window.innerWidth - width - edge))}px`;
    current.style.top = `${Math.max(edge, Math.min(at.y, window.innerHeight - height - edge))}px`;
    current.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !current.contains(event.target)) close.current();
    };
    window.addEventListener('pointerdown', leave, { capture: true });
    window.addEventListener('resize', leave);
    return () => {
      window.removeEventListener('pointerdown', leave, { capture: true });
      window.removeEventListener('resize', leave);
      if (opener instanceof HTMLElement && current.contains(document.activeElement))
        opener.focus({ preventScroll: true });
    };
  }, [at]);
  return menu;
}
