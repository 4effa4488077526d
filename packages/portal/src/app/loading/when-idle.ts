/**
 * Calls back when the page has nothing else to do, after `timeout` milliseconds at the latest: a browser that is busy, or that
 * draws nothing new, may never find it idle. `work` is told whether the page was still busy. The answer takes it back.
 */
export function whenIdle(work: (wasBusy: boolean) => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const turn = requestIdleCallback(({ didTimeout }) => work(didTimeout), { timeout });
    return () => cancelIdleCallback(turn);
  }
  const timer = setTimeout(() => work(false));
  return () => clearTimeout(timer);
}

/** Lets the page answer and paint before work goes on that would keep it too long. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
