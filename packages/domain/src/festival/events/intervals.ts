/** A half-open stretch of time: `start` belongs to it, `end` does not. Milliseconds since the epoch. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Returns true if two stretches have a moment in common. One that ends where the other starts has not, nor has an empty one. */
export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/** The stretches in order, those that touch or overlap made one; empty ones, as of half an hour that the clocks leave out, are dropped. */
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

/** What of `span` is in none of the stretches, which are in order and do not touch. */
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
