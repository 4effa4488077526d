/**
 * Returns the position of the next item for which `isProblem` holds, after `from` (-1: from the start), wrapping
 * around, in steps of `direction`; -1 if there is none. `from` itself comes last.
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
