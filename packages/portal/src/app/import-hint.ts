import { isNoted, note } from './browser-notes.ts';

/** Whether the schedule shows the hint about what can be done with the sets of a first import. */
export interface ImportHint {
  readonly isShown: () => boolean;
  /** Called when a file has become sets: shows the hint, unless this browser has shown it before. */
  readonly offer: () => void;
  readonly close: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const key = 'lineup-import-hint';

export function createImportHint(): ImportHint {
  const listeners = new Set<() => void>();
  let shown = false;
  const change = (next: boolean) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    isShown: () => shown,
    offer() {
      if (isNoted(key)) return;
      note(key);
      change(true);
    },
    close: () => change(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
