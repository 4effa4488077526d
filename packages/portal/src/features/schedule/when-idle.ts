/** Calls back when the page has nothing else to do, or soon where the browser can't tell; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const turn = requestIdleCallback(work);
    return () => cancelIdleCallback(turn);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
