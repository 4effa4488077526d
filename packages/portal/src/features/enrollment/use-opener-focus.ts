import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it when the dialog was opened. A dialog's own memory begins too late where its first
 * field takes the focus by itself.
 */
export function useOpenerFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      // Only when the dialog is gone, which keeps the focus inside until then.
      setTimeout(() => opener instanceof HTMLElement && opener.focus({ preventScroll: true }));
    };
  }, [opened]);
}
