/** A half-open stretch of time: `start` belongs to it, `end` does not. Milliseconds since the epoch. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Whether two stretches have a moment in common. One that ends where the other starts has not, nor has an empty one. */
export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}
