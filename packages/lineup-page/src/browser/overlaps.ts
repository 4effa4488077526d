import type { PageSet } from './page-sets.ts';

type Timed = Pick<PageSet, 'start' | 'end' | 'isOff'>;

/**
 * Returns the sets that a visitor cannot see in full, each with the others that play at the same time. Leaves out sets
 * that are off or have no end yet.
 */
export function overlapsOf<Set extends Timed>(sets: readonly Set[]): ReadonlyMap<Set, readonly Set[]> {
  const playing = sets.filter(({ start, end, isOff }) => !isOff && start !== null && end !== null);
  return new Map(
    playing.flatMap((set) => {
      const others = playing.filter((other) => other !== set && isAtSameTime(set, other));
      return others.length === 0 ? [] : [[set, others] as const];
    }),
  );
}

function isAtSameTime(a: Timed, b: Timed): boolean {
  return (a.start ?? 0) < (b.end ?? 0) && (b.start ?? 0) < (a.end ?? 0);
}
