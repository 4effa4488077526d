/** A half-open interval: includes `start` but not `end`. In milliseconds since the epoch. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Returns true if two intervals overlap. Adjacent and empty intervals do not. */
export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/**
 * Sorts intervals and merges those that touch or overlap. Drops empty ones, such as half an hour skipped by the clocks.
 */
export function joined(stretches: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  const inOrder = stretches.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
  for (const { start, end } of inOrder) {
    const last = found.at(-1);
    if (last === undefined || last.end < start) found.push({ start, end });
    else found[found.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return found;
}

/** The parts of `span` outside these intervals, which must be sorted and not touch. */
export function stretchesBetween(span: Interval, stretches: readonly Interval[]): Interval[] {
  const ends = [span.start, ...stretches.map(({ end }) => end)];
  const starts = [...stretches.map(({ start }) => start), span.end];
  return ends
    .map((start, place) => ({
      start: Math.max(start, span.start),
      end: Math.min(starts[place] ?? span.end, span.end),
    }))
    .filter((stretch) => stretch.start < stretch.end);
}
