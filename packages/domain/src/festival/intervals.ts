import type { LineupEventData } from '../entities/lineup-event.ts';
import { timestampToMillis } from '../timestamp.ts';

/** A half-open stretch of time: `start` belongs to it, `end` does not. Milliseconds since the epoch. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** A stretch of time on a stage. */
export interface StageInterval extends Interval {
  readonly stage: string;
}

/** Two sets on one stage, `first` beginning no later than `second`. */
export interface SetPair<S extends StageInterval> {
  readonly first: S;
  readonly second: S;
}

/** The time that a stored set takes on its stage. */
export function stageInterval(
  event: Pick<LineupEventData, 'stage' | 'timeStart' | 'timeEnd'>,
): StageInterval {
  return {
    stage: event.stage,
    start: timestampToMillis(event.timeStart),
    end: timestampToMillis(event.timeEnd),
  };
}

/** Whether two stretches have a moment in common. One that ends where the other starts has not, nor has an empty one. */
export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/**
 * Sets that overlap another on the same stage. Each set is paired with the one before it that runs longest, so there are
 * fewer pairs than sets and every set that overlaps is in at least one.
 */
export function findOverlaps<S extends StageInterval>(sets: readonly S[]): SetPair<S>[] {
  const pairs: SetPair<S>[] = [];
  for (const stageSets of stagesInOrder(sets)) {
    let longest: S | undefined;
    for (const set of stageSets) {
      if (longest !== undefined && overlaps(longest, set)) pairs.push({ first: longest, second: set });
      if (longest === undefined || set.end > longest.end) longest = set;
    }
  }
  return pairs;
}

/** The break between two sets that follow each other on a stage. */
export interface Changeover<S extends StageInterval> extends SetPair<S> {
  /** How long the stage is empty, in milliseconds; 0 where the sets touch. */
  readonly millis: number;
}

/** The breaks on every stage, in order; where sets overlap there is none between them. */
export function findChangeovers<S extends StageInterval>(sets: readonly S[]): Changeover<S>[] {
  return stagesInOrder(sets).flatMap((stageSets) => {
    const breaks: Changeover<S>[] = [];
    let last: S | undefined;
    for (const set of stageSets) {
      if (last !== undefined && last.end <= set.start) {
        breaks.push({ first: last, second: set, millis: set.start - last.end });
      }
      if (last === undefined || set.end > last.end) last = set;
    }
    return breaks;
  });
}

/** The sets of each stage by start; those that take no time are left out. */
function stagesInOrder<S extends StageInterval>(sets: readonly S[]): S[][] {
  const stages = new Map<string, S[]>();
  for (const set of sets) {
    if (set.end <= set.start) continue;
    const stageSets = stages.get(set.stage);
    if (stageSets === undefined) stages.set(set.stage, [set]);
    else stageSets.push(set);
  }
  return [...stages.values()].map((stageSets) => stageSets.sort((a, b) => a.start - b.start));
}
