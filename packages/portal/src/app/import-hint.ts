import { isNoted, note } from './browser-notes.ts';

/** Whether the schedule shows what can be done with the sets of a first import. */
export interface ImportHint {
  readonly isShown: () => boolean;
  /** A file has become sets: shows the hint, unless this browser ever showed it. */
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
