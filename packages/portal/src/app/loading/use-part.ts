import { startTransition, useRef, useState } from 'react';
import { fetchPart } from './fetch-part.ts';

/** A part of a page that stands in a file of its own. */
export interface PagePart<Part> {
  /** Null until it has been fetched. */
  readonly part: Part | null;
  /** Fetches it; resolves with whether it is there. Where it did not arrive, says so and offers `retry`. */
  readonly fetch: (retry: () => void) => Promise<boolean>;
  /** Fetches it in advance, for elements that lead to it: on pointing at them and on focus. */
  readonly hints: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** A part that is wanted only after a click, and not made to wait for: it comes when the click is in sight. */
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
      // So that the click shows it at once.
      (fetched) => startTransition(() => setPart(fetched)),
      // A failure is reported when the part is needed.
      () => undefined,
    );
  };
  return { part, fetch, hints: { onPointerEnter: hint, onFocus: hint } };
}
