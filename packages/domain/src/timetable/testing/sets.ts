import * as fc from 'fast-check';
import type { ConflictSet } from '../../conflicts/conflict.ts';
import { instantOf, wallClockOf } from '../../time/wall-clock.ts';
import type { Plan, PlanOutcome } from '../plan.ts';

export const minute = 60_000;

/** Returns a set of this many minutes from 'YYYY-MM-DD HH:MM' in a zone. */
export function setAt(
  zone: string,
  id: string,
  stage: string,
  start: string,
  minutes: number,
  artistName = id,
): ConflictSet {
  const [date = '', clock = ''] = start.split(' ');
  const instant = instantOf(date, clock, zone);
  return { id, artistName, stage, start: instant, end: instant + minutes * minute };
}

/** Formats a set: 'a Barn 2026-07-03 20:00 60'. */
export function inWords(zone: string): (set: ConflictSet) => string {
  return ({ id, stage, start, end }) => {
    const { date, clock } = wallClockOf(start, zone);
    return `${id} ${stage} ${date} ${clock} ${(end - start) / minute}`;
  };
}

/** Returns the plan of an outcome; fails if it has none. */
export function planOf(outcome: PlanOutcome): Plan {
  if (!outcome.ok) throw new Error(`There is no plan: ${outcome.code}`);
  return outcome.plan;
}

/** Generates sets on a few stages within a day and a half from `from`, of 5 minutes to 22 hours. */
export function anySetsFrom(
  from: number,
  stages: readonly string[] = ['Barn', 'Quay'],
): fc.Arbitrary<ConflictSet[]> {
  const length = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 24 }).map((fives) => fives * 5) },
    { weight: 1, arbitrary: fc.constant(22 * 60) },
  );
  const set = fc.record({
    artistName: fc.constantFrom('Owl', 'Kelp', 'Fern', 'Reed', 'Moss', 'Tarn', 'Gale'),
    stage: fc.constantFrom(...stages),
    at: fc.integer({ min: 0, max: 36 * 12 }).map((fives) => fives * 5),
    minutes: length,
  });
  return fc.array(set, { minLength: 1, maxLength: 14 }).map((all) =>
    all.map(({ at, minutes, ...rest }, index) => {
      const start = from + at * minute;
      return { id: `s${index}`, ...rest, start, end: start + minutes * minute };
    }),
  );
}
