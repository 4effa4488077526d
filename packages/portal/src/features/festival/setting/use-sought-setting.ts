import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { topDialog } from '../../../design/dialogs/top-dialog.ts';

/** Returns the setting that a tab was opened for, as in `data-setting`; null for none. */
export function useSoughtSetting(): string | null {
  return useLocation({ select: ({ state }) => state.setting ?? null });
}

/** Returns the selector for the field of a setting, or for the part of the page that changes it. */
export function settingSelector(setting: string): string {
  return `[data-setting="${CSS.escape(setting)}"]`;
}

const controls = 'input, select, button, a';

/** Opens the form of a tab that was opened for one of its settings. */
export function useOpenForSetting(open: () => void): void {
  const setting = useSoughtSetting();
  const openNow = useEffectEvent(open);
  // Once per setting: a form that is closed stays closed.
  useEffect(() => {
    if (setting !== null) openNow();
  }, [setting]);
}

/**
 * Focuses the setting that the page was opened for as soon as it is mounted, unless the user does something else first.
 */
export function useFocusOnSetting(): void {
  const setting = useSoughtSetting();
  const navigate = useNavigate();
  useEffect(() => {
    if (setting === null) return undefined;
    const look = () => {
      const found =
        topDialog() === null ? document.querySelector<HTMLElement>(settingSelector(setting)) : null;
      const control = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls);
      if (!found || !control?.checkVisibility()) return;
      control.focus({ preventScroll: true });
      found.scrollIntoView({ block: 'center' });
      end();
    };
    const observer = new MutationObserver(look);
    const giveUp = new AbortController();
    const stop = () => {
      observer.disconnect();
      giveUp.abort();
    };
    const end = () => {
      stop();
      // Neither a reload nor Back repeats it.
      void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
    };
    observer.observe(document.body, { childList: true, subtree: true });
    // In the capture phase, which is already over for the key press that led here.
    for (const type of ['pointerdown', 'keydown'] as const) {
      document.addEventListener(type, end, { signal: giveUp.signal, capture: true });
    }
    look();
    return stop;
  }, [setting, navigate]);
}
