const atOnce = 24;

/** Does the work for all items, so many at once that neither side waits idly; the answers in the items' order. */
export async function inTurns<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let first = 0; first < items.length; first += atOnce) {
    answers.push(...(await Promise.all(items.slice(first, first + atOnce).map(work))));
  }
  return answers;
}
