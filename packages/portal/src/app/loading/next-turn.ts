/** Lets the page answer and paint before work goes on that would keep it too long. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
