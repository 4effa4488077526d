import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Loads a part of the portal with its own file. */
type Load = () => Promise<unknown>;

const patienceMs = 2000;

/**
 * Preloads what may be needed next, one part at a time while the page is idle, so that it is available even if the
 * connection is not. Call this from what is shown last, so that the first screen does not wait for it. Loads nothing if
 * the browser is set to save data. `parts` must keep its identity.
 */
export function useLoadAhead(parts: readonly Load[], isShown = true): void {
  useEffect(() => (isShown && !savesData() ? loadAhead(parts) : undefined), [parts, isShown]);
}

function loadAhead(parts: readonly Load[]): () => void {
  let cancel: () => void = () => undefined;
  let isCancelled = false;
  const next = (place: number) => {
    const load = parts[place];
    if (load === undefined || isCancelled) return;
    const goOn = () => next(place + 1);
    // A failure is reported when the part is needed.
    cancel = whenIdle(() => void load().then(goOn, goOn), patienceMs);
  };
  next(0);
  return () => {
    isCancelled = true;
    cancel();
  };
}

/** Returns true if the browser is set to save data. Browsers that do not report this do not have the setting. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
