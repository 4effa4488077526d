interface Turns {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Lets the page answer and paint before work goes on that would keep it too long. Where the browser can say so, the work goes
 * on before what came after it.
 */
export function nextTurn(): Promise<void> {
  const { scheduler }: Turns = window;
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
