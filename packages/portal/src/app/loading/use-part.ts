import { startTransition, useRef, useState } from 'react';
import { fetchPart } from './fetch-part.ts';

/** A part of a page with its own file. */
export interface PagePart<Part> {
  /** Null until it is loaded. */
  readonly part: Part | null;
  /** Loads it; resolves to true if it is available. If it fails to load, shows a message and offers `retry`. */
  readonly fetch: (retry: () => void) => Promise<boolean>;
  /** Handlers that preload the part when elements that lead to it are hovered or focused. */
  readonly hints: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** A part that is needed only after a click, preloaded when a click becomes likely. */
export function usePart<Part extends object>(load: () => Promise<Part>): PagePart<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const hinted = useRef(false);
  const fetch = async (retry: () => void) => {
    const fetched = await fetchPart(load, retry);
    if (fetched !== null) setPart(fetched);
    return fetched !== null;
  };
  const hint = () => {
    if (hinted.current) return;
    hinted.current = true;
    void load().then(
      // So that the click shows it immediately.
      (fetched) => startTransition(() => setPart(fetched)),
      // A failure is reported when the part is needed.
      () => undefined,
    );
  };
  return { part, fetch, hints: { onPointerEnter: hint, onFocus: hint } };
}
