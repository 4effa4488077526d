/**
 * The place of the next item that `isProblem` holds for, after `from` (-1: from the start) and round the end, in steps
 * of `direction`; -1 where there is none. `from` itself comes last.
 */
export function nextProblem(
  length: number,
  isProblem: (index: number) => boolean,
  from: number,
  direction: 1 | -1 = 1,
): number {
  const start = from < 0 && direction === -1 ? 0 : from;
  for (let step = 1; step <= length; step += 1) {
    const index = (((start + direction * step) % length) + length) % length;
    if (isProblem(index)) return index;
  }
  return -1;
}
