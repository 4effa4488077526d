/**
 * Calls `work` when the page is idle, after `timeout` milliseconds at the latest: a busy browser, or one that draws
 * nothing new, may never report that it is idle. `work` receives whether the page was still busy. The returned function
 * cancels the call.
 */
export function whenIdle(work: (wasBusy: boolean) => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const turn = requestIdleCallback(({ didTimeout }) => work(didTimeout), { timeout });
    return () => cancelIdleCallback(turn);
  }
  const timer = setTimeout(() => work(false));
  return () => clearTimeout(timer);
}

/** Lets the page handle input and paint before work continues that would block it. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
