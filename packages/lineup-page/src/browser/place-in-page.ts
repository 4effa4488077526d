interface Place {
  /** The id of a set's row, and its distance from the top of the window. */
  readonly row: string;
  readonly top: number;
}

/** A third of a second at most, before a visitor begins to scroll. */
const settlingFrames = 20;

/** Reloads the page and scrolls back to the same set, even if it has moved. */
export function reloadInPlace(): void {
  const seen = document.elementsFromPoint(window.innerWidth / 3, 180);
  const row = seen.map((element) => element.closest('li[id]')).find((found) => found !== null);
  // History state survives a reload and disappears with the tab.
  if (row) history.replaceState({ row: row.id, top: row.getBoundingClientRect().top } satisfies Place, '');
  location.reload();
}

/** Scrolls to where the visitor was before `reloadInPlace`. */
export function returnToPlace(): void {
  const place: unknown = history.state;
  if (!isPlace(place)) return;
  history.replaceState(null, '');
  const row = document.getElementById(place.row);
  if (row === null) return;
  row.scrollIntoView({ block: 'start', behavior: 'instant' });
  holdAt(row, place.top);
}

/**
 * Keeps an element this far from the top of the window: rows that were never rendered have estimated heights, and shift
 * others when they are.
 */
export function holdAt(element: Element, top: number, frames = settlingFrames): void {
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => holdAt(element, top, frames - 1));
}

function isPlace(state: unknown): state is Place {
  return typeof state === 'object' && state !== null && 'row' in state && 'top' in state;
}
