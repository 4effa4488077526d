import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../model/gesture.ts';

/** The minimum distance from the edges of the window, in CSS pixels. */
const edge = 8;

/**
 * Positions a popup within the window, also when it grows, and restores the focus when it closes. With `clearOf` it
 * opens to the right or left of that element, if there is room.
 */
export function useOpened<T extends HTMLElement = HTMLDivElement>(
  at: Point,
  onClose: () => void,
  clearOf?: () => Element | null,
) {
  const menu = useRef<T>(null);
  const close = useRef(onClose);
  const clear = useRef(clearOf);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const { current } = menu;
    if (current === null) return undefined;
    const opener = document.activeElement;
    current.togglePopover(true);
    const place = () => {
      const { width, height } = current.getBoundingClientRect();
      const left = leftNextTo(clear.current?.()?.getBoundingClientRect(), width) ?? at.x;
      current.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`;
      current.style.top = `${Math.max(edge, Math.min(at.y, window.innerHeight - height - edge))}px`;
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(current);
    current.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !current.contains(event.target)) close.current();
    };
    window.addEventListener('pointerdown', leave, { capture: true });
    window.addEventListener('resize', leave);
    return () => {
      sizes.disconnect();
      window.removeEventListener('pointerdown', leave, { capture: true });
      window.removeEventListener('resize', leave);
      if (opener instanceof HTMLElement && current.contains(document.activeElement))
        opener.focus({ preventScroll: true });
    };
  }, [at]);
  return menu;
}

function leftNextTo(box: DOMRect | undefined, width: number): number | null {
  if (box === undefined) return null;
  if (box.right + edge + width + edge <= window.innerWidth) return box.right + edge;
  return box.left - width - 2 * edge >= 0 ? box.left - width - edge : null;
}
