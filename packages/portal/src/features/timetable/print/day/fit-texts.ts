/**
 * The font sizes to try (see the style sheet), and the limit for each: slightly smaller text is better than text beyond
 * the set's end, which is better than tiny text.
 */
const attempts = [
  [0, 'length'],
  [1, 'length'],
  [2, 'length'],
  [1, 'room'],
  [2, 'room'],
  [3, 'room'],
] as const;

/**
 * Gives the text of each set the largest font size that fits, and returns the `data-fit` values of those for which none
 * does. Writes all sizes before measuring, to avoid repeated layouts. Requires `data-length` and `data-room`: the
 * height of the set, and the free height up to the next one, in CSS pixels.
 */
export function fitTexts(root: HTMLElement): ReadonlySet<string> {
  let tooLarge = [...root.querySelectorAll<HTMLElement>('[data-fit]')];
  for (const [size, limit] of attempts) {
    if (tooLarge.length === 0) break;
    for (const words of tooLarge) words.dataset['size'] = String(size);
    tooLarge = tooLarge.filter((words) => !hasRoom(words, Number(words.dataset[limit])));
  }
  return new Set(tooLarge.map((words) => words.dataset['fit'] ?? ''));
}

/** Allows half a pixel for rounding. */
function hasRoom({ scrollWidth, clientWidth, scrollHeight }: HTMLElement, height: number): boolean {
  return scrollWidth <= clientWidth && scrollHeight <= height + 0.5;
}
