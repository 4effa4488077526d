import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Loads a part of the portal that stands in a file of its own. */
type Load = () => Promise<unknown>;

const patienceMs = 2000;

/**
 * Loads what may be wanted next, one part after the other as the page has time, so that it is there when the connection is
 * not. To be called by what is shown last: the first screen does not wait for it. Nothing is loaded for somebody who has
 * asked the browser to save data. `parts` stays the same list.
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

/** Returns true if somebody has asked the browser to save data. Not all browsers tell, and those that do not have no such setting. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
