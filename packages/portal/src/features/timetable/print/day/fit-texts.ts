/**
 * The sizes of letters that are tried, as in the style sheet, and whether the words may go on below their set: rather a little
 * smaller than beyond its end, and rather beyond it than too small.
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
 * Gives the words of each set the largest letters with which they have room, and finds those that have none even so. All are
 * written before any is measured. Asks for `data-fit` with what is found; `data-length` and `data-room` are the height of the
 * set and what is free until the next, in CSS pixels.
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

/** Half a pixel is lost in rounding. */
function hasRoom({ scrollWidth, clientWidth, scrollHeight }: HTMLElement, height: number): boolean {
  return scrollWidth <= clientWidth && scrollHeight <= height + 0.5;
}
