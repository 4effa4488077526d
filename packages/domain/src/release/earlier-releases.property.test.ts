import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earlierReleases, type NetChange } from './earlier-releases.ts';
import type { FrozenLineup } from './frozen-lineup.ts';
import type { PublicRelease, PublicSet } from './public-release.ts';
import { eachRelease, foundIn, hiddenNames, series, type Step } from './testing/series.ts';

interface Made {
  readonly release: PublicRelease;
  readonly lineup: FrozenLineup;
}

/**
 * Calls back with the newest release, each earlier one that changes are known since, all releases after that one, and
 * the changes.
 */
function eachPair(
  steps: readonly Step[],
  check: (newest: Made, from: PublicRelease, since: readonly Made[], changes: readonly NetChange[]) => void,
): void {
  let line: Made[] = [];
  eachRelease(steps, (release, _, lineup, { memory, other }) => {
    const newest = { release, lineup };
    const earlier = earlierReleases(release, { lineup, memory });
    const isWithdrawn = release.state === 'withdrawn';
    const known = isWithdrawn || other.restamp === true ? [] : line;
    line = isWithdrawn ? [] : [...known, newest];
    for (let number = 0; number < release.release.number; number += 1) {
      const found = known.find((each) => each.release.release.number === number)?.release ?? null;
      expect(earlier.idOf(number)).toBe(found?.release.id ?? null);
      if (found === null) continue;
      const since = line.filter((each) => each.release.release.number > number);
      check(newest, found, since, earlier.changesSince(found));
    }
  });
}

const fields = ['name', 'stage', 'day', 'start', 'end'] as const;

function placesIn({
  sets,
  stages,
}: PublicRelease): ReadonlyMap<string, Pick<PublicSet, (typeof fields)[number]>> {
  const names = new Map(stages.map(({ slug, name }) => [slug, name]));
  return new Map(
    sets.map(({ id, name, stage, day, start, end }) => [
      id,
      { name, stage: stage === null ? null : (names.get(stage) ?? null), day, start, end },
    ]),
  );
}

/** Returns the announced values of a set. */
function contentOf({
  sequence: _sequence,
  changedAt: _changedAt,
  profiles: _profiles,
  ...content
}: PublicSet): string {
  return JSON.stringify(content);
}

describe('the changes since an earlier release', () => {
  it('say nothing that is hidden now, or that was hidden in between', () => {
    fc.assert(
      fc.property(series, (steps) => {
        eachPair(steps, (newest, from, since, changes) => {
          const announced = new Set(newest.release.sets.map(({ id }) => id));
          const held = newest.lineup.sets.filter(({ id }) => !announced.has(id)).map(({ id }) => id);
          expect(changes.filter(({ id }) => held.includes(id))).toEqual([]);
          const now = new Set(newest.release.sets.map(({ name }) => name));
          const hidden = since.flatMap(({ lineup, release }) => hiddenNames(lineup, release));
          const unsaid = hidden.filter((name) => !now.has(name));
          expect(foundIn(changes, [...unsaid, 'Never public'])).toEqual([]);
          for (const { id, was } of changes) {
            const between = since.filter(({ lineup }) => lineup.sets.some((set) => set.id === id));
            const places = between.map(({ release }) => placesIn(release).get(id));
            for (const field of fields) {
              if (was === null || was[field] === null) continue;
              expect(was[field]).toBe(placesIn(from).get(id)?.[field]);
              if (was[field] === placesIn(newest.release).get(id)?.[field]) continue;
              expect(places.filter((place) => (place?.[field] ?? null) === null)).toEqual([]);
            }
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  it('are one for each set that is announced differently', () => {
    fc.assert(
      fc.property(series, (steps) => {
        eachPair(steps, ({ release }, from, _, changes) => {
          const before = new Map(from.sets.map((set) => [set.id, contentOf(set)]));
          const differing = release.sets.filter((set) => before.get(set.id) !== contentOf(set));
          const mentioned = changes.filter(({ kind }) => kind !== 'removed').map(({ id }) => id);
          expect(mentioned).toEqual(differing.map(({ id }) => id));
          const numbers = new Map([...release.sets, ...release.gone].map(({ id, number }) => [id, number]));
          for (const { id, number } of changes) expect(number).toBe(numbers.get(id));
        });
      }),
      { numRuns: 300 },
    );
  });

  it('say of lineups without anything hidden all that was different', () => {
    const open = (steps: readonly Step[]) =>
      steps.map(({ lineup, ...step }) => ({
        ...step,
        lineup: { ...lineup, sets: lineup.sets.map((set) => ({ ...set, announcement: null })) },
      }));
    fc.assert(
      fc.property(series, (steps) => {
        eachPair(open(steps), ({ release }, from, _, changes) => {
          const before = placesIn(from);
          const now = placesIn(release);
          for (const { id, kind, was, ...change } of changes) {
            expect(was).toEqual(before.get(id) ?? null);
            expect(change).toMatchObject(kind === 'removed' ? {} : (now.get(id) ?? {}));
          }
          const removed = changes.filter(({ kind }) => kind === 'removed').map(({ id }) => id);
          expect(removed.sort()).toEqual([...before.keys()].filter((id) => !now.has(id)).sort());
        });
      }),
    );
  });

  it('are those of the newest release, since the one before it', () => {
    fc.assert(
      fc.property(series, (steps) => {
        eachPair(steps, ({ release }, from, since, changes) => {
          const [only, ...others] = since;
          if (others.length > 0 || only === undefined) return;
          const isWhole = from.sets.every(({ id }) => {
            const [old, now] = [placesIn(from).get(id), placesIn(release).get(id)];
            return now === undefined || fields.every((field) => old?.[field] === null || now[field] !== null);
          });
          if (!isWhole || hiddenNames(only.lineup, release).length > 0) return;
          const byId = (list: readonly { readonly id: string }[]) =>
            list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
          expect(byId(changes)).toMatchObject(byId(release.changes));
        });
      }),
      { numRuns: 200 },
    );
  });
});
