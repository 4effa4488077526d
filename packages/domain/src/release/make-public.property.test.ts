import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcesAtLeast } from '../entities/announcement.ts';
import { isFormerFeed } from './former-feeds.ts';
import type { FrozenLineup } from './frozen-lineup.ts';
import { nextStepAt } from './announced-lineup.ts';
import type { PublicRelease, PublicSet } from './public-release.ts';
import { hour, Releases, spring } from './testing/lineups.ts';
import {
  artistIds,
  eachRelease,
  foundIn,
  hiddenNames,
  ids,
  lineups,
  privateWords,
  series,
  shaOf,
  showDayWords,
  wordsOf,
} from './testing/series.ts';
import { withTicked } from './with-ticked.ts';

/** Returns the lineup with everything announced. */
function fullyAnnounced(lineup: FrozenLineup): FrozenLineup {
  return { ...lineup, sets: lineup.sets.map((set) => ({ ...set, announcement: null })) };
}

/** Returns what calendars show for each set, with the names of stages instead of their slugs. */
function contentsOf({ sets, stages }: PublicRelease): Map<string, string> {
  const names = new Map(stages.map(({ slug, name }) => [slug, name]));
  return new Map(
    sets.map(({ id, number, name, stage, day, start, end, status, replacedBy }) => [
      id,
      JSON.stringify([number, name, names.get(stage ?? ''), day, start, end, status, replacedBy]),
    ]),
  );
}

/** Returns the feeds that contain a set. */
function feedsOf({ stage, artist, start }: PublicSet): string[] {
  if (start === null) return [];
  return [...(stage === null ? [] : [`stages/${stage}`]), ...(artist === null ? [] : [`artists/${artist}`])];
}

/** Returns the addresses of the feeds of all stages and artists of a release. */
function feedAddresses({ stages, artists }: PublicRelease): string[] {
  return [...stages.map(({ slug }) => `stages/${slug}`), ...artists.map(({ slug }) => `artists/${slug}`)];
}

describe('releases in any series', () => {
  it('have counters that never fall, and rise exactly with what is told', () => {
    fc.assert(
      fc.property(series, (steps) => {
        const highest = new Map<string, number>();
        eachRelease(steps, (release, before, _, { other }) => {
          const old = before === null ? new Map<string, string>() : contentsOf(before);
          const contents = contentsOf(release);
          const isSame = (id: string) => old.get(id) === contents.get(id) && other.restamp !== true;
          const counters = ({ sets }: PublicRelease, ofThese: (id: string) => boolean) =>
            Object.fromEntries(
              sets
                .filter(({ id }) => ofThese(id))
                .map(({ id, sequence, changedAt }) => [id, [sequence, changedAt]]),
            );
          const isUnchanged = (id: string) => contents.has(id) && isSame(id);
          expect(counters(release, isUnchanged)).toEqual(counters(before ?? release, isUnchanged));
          const risen = release.sets.filter(({ id }) => !isSame(id));
          const dropped = release.gone.filter(({ id }) => old.has(id) && !contents.has(id));
          for (const { id, sequence } of [...risen, ...dropped]) {
            expect(sequence).toBeGreaterThan(highest.get(id) ?? -1);
          }
          const stillGone = release.gone.filter(({ id }) => !contents.has(id));
          for (const { id, sequence } of [...release.sets, ...stillGone]) {
            expect(sequence).toBeGreaterThanOrEqual(highest.get(id) ?? -1);
            highest.set(id, sequence);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  it('leave a cancellation of everything that calendars have had', () => {
    fc.assert(
      fc.property(series, (steps) => {
        const had = new Set<string>();
        eachRelease(steps, ({ sets, gone }) => {
          const timed = sets.filter(({ start }) => start !== null).map(({ id }) => id);
          for (const id of timed) had.add(id);
          const struck = gone.filter(({ start }) => start !== null).map(({ id }) => id);
          expect(new Set(struck).size).toBe(struck.length);
          expect(new Set([...timed, ...struck])).toEqual(had);
        });
      }),
    );
  });

  it('name among the gone every set that was public and is no more', () => {
    fc.assert(
      fc.property(series, (steps) => {
        const ever = new Set<string>();
        eachRelease(steps, ({ sets, gone }) => {
          const current = new Set(sets.map(({ id }) => id));
          for (const id of current) ever.add(id);
          const lost = gone.map(({ id }) => id).filter((id) => !current.has(id));
          expect(new Set(lost)).toEqual(new Set([...ever].filter((id) => !current.has(id))));
        });
      }),
    );
  });

  it('leave it in every feed that a set has left, and in no other', () => {
    fc.assert(
      fc.property(series, (steps) => {
        const had = new Map(ids.map((id) => [id as string, new Set<string>()]));
        eachRelease(
          steps.map((step) => ({ ...step, lineup: fullyAnnounced(step.lineup) })),
          ({ sets, gone }) => {
            const now = new Map(sets.map((set) => [set.id, feedsOf(set)]));
            for (const [id, feeds] of now) for (const feed of feeds) had.get(id)?.add(feed);
            for (const [id, feeds] of had) {
              const left = [...feeds].filter((feed) => now.get(id)?.includes(feed) !== true);
              expect(gone.find((tombstone) => tombstone.id === id)?.feeds.toSorted() ?? []).toEqual(
                left.sort(),
              );
            }
          },
        );
      }),
    );
  });

  it('know every feed again that was ever public and is no more, and no other', () => {
    fc.assert(
      fc.property(series, (steps) => {
        const ever = new Set<string>();
        eachRelease(steps, (release) => {
          const current = new Set(feedAddresses(release));
          for (const feed of current) ever.add(feed);
          const former = [...ever].filter((feed) => isFormerFeed(release, feed));
          expect(former).toEqual([...ever].filter((feed) => !current.has(feed)));
          expect(release.formerFeeds).toHaveLength(former.length);
        });
      }),
    );
  });

  it('never say what is not announced', () => {
    fc.assert(
      fc.property(series, (steps) => {
        eachRelease(steps, (release, _, lineup) => {
          // The content of a withdrawal is tested below.
          const hidden = release.state === 'published' ? hiddenNames(lineup, release) : [];
          expect(foundIn(release, [...hidden, 'Never public'])).toEqual([]);
          const announced = new Set(release.sets.map(({ id }) => id));
          const held = lineup.sets.filter(({ id }) => !announced.has(id)).map(({ id }) => id);
          expect(release.changes.filter(({ id }) => held.includes(id))).toEqual([]);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('have of an artist only what goes with a set whose name is announced', () => {
    fc.assert(
      fc.property(series, (steps) => {
        eachRelease(steps, (release, _, lineup) => {
          const named = new Set(release.sets.filter(({ name }) => name !== null).map(({ id }) => id));
          const shown = new Set(
            lineup.sets.flatMap((set) => (named.has(set.id) ? (set.artistIds ?? []) : [])),
          );
          expect(new Set(release.profiles.map(({ id }) => id))).toEqual(shown);
          const hidden = artistIds.filter((id) => !shown.has(id));
          const words = hidden.flatMap((id) => [id, `Called${id}`, shaOf(id), ...wordsOf(id)]);
          expect(foundIn(release, [...words, ...privateWords, 'Placeartist'])).toEqual([]);
          expect(foundIn(release, [...shown].map(shaOf))).toHaveLength(shown.size);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('have nothing of the delays and actual times of the show day', () => {
    fc.assert(
      fc.property(series, (steps) => {
        eachRelease(steps, (release, _, __, { memory }) => {
          expect(foundIn(release, showDayWords)).toEqual([]);
          expect(foundIn(memory, ['1777777777', 'actual'])).toEqual([]);
        });
      }),
    );
  });

  it('say of a withdrawn lineup nothing that is held back', () => {
    fc.assert(
      fc.property(lineups, lineups, (first, second) => {
        const releases = new Releases();
        releases.out(first);
        const withdrawn = releases.out(second, { state: 'withdrawn' });
        const open = new Releases().out(second, { now: releases.now });
        expect(foundIn(withdrawn, hiddenNames(second, open))).toEqual([]);
      }),
    );
  });

  it('tell of each set at each instant exactly what its level allows', () => {
    fc.assert(
      fc.property(lineups, fc.integer({ min: -1, max: 61 }), (lineup, hours) => {
        const now = spring + hours * hour;
        const announced = new Map(new Releases().out(lineup, { now }).sets.map((set) => [set.id, set]));
        for (const { id, announcement } of lineup.sets) {
          const come = (announcement?.steps ?? []).filter(({ at }) => at.seconds * 1000 <= now);
          const level = come.at(-1)?.level ?? announcement?.level ?? 'time';
          const isNamed = announcesAtLeast(level, 'name') && announcement?.tba !== true;
          const set = announced.get(id);
          const isAnnounced = (field: keyof PublicSet) => (set?.[field] ?? null) !== null;
          expect(isAnnounced('id')).toBe(isNamed || announcesAtLeast(level, 'day'));
          expect([isAnnounced('name'), isAnnounced('artist')]).toEqual([isNamed, isNamed]);
          expect(isAnnounced('day')).toBe(announcesAtLeast(level, 'day'));
          expect(isAnnounced('stage')).toBe(announcesAtLeast(level, 'stage'));
          expect([isAnnounced('start'), isAnnounced('end')]).toEqual([level === 'time', level === 'time']);
        }
      }),
    );
  });

  it('tell the same until the next step, and are due at it', () => {
    fc.assert(
      fc.property(lineups, fc.integer({ min: 0, max: 61 }), (lineup, hours) => {
        const now = spring + hours * hour;
        const next = nextStepAt(lineup, now);
        const all = lineup.sets.flatMap(({ announcement }) => announcement?.steps ?? []);
        const later = all.map(({ at }) => at.seconds * 1000).filter((at) => at > now);
        expect(next).toBe(later.length === 0 ? null : Math.min(...later));
        const releases = new Releases();
        const first = releases.out(lineup, { now });
        const again = releases.out(lineup, { now: (next ?? now + hour) - 1 });
        expect(again.sets).toEqual(first.sets);
      }),
    );
  });

  it('raise every counter above that of a newer state that was lost', () => {
    fc.assert(
      fc.property(lineups, lineups, lineups, (restoredLineup, lost, then) => {
        const releases = new Releases();
        releases.out(restoredLineup);
        const saved = releases.memory;
        const newer = releases.out(lost);
        // The backup is restored an hour later: the memory is the old one, but calendars have seen the newer state.
        const restored = new Releases();
        restored.memory = saved;
        const counters = new Map(newer.sets.map(({ id, sequence }) => [id, sequence]));
        const restamped = restored.out(restoredLineup, { now: releases.now + hour, restamp: true });
        for (const { id, sequence } of [...restamped.sets, ...restamped.gone]) {
          expect(sequence).toBeGreaterThan(counters.get(id) ?? -1);
        }
        for (const { id, sequence } of restored.out(then).sets) {
          expect(sequence).toBeGreaterThan(counters.get(id) ?? -1);
        }
      }),
    );
  });

  it('keep numbers and addresses apart and as they are', () => {
    fc.assert(
      fc.property(series, (steps) => {
        const numbers = new Map<string, number>();
        const addresses = new Map<string, string>();
        eachRelease(steps, ({ sets, artists }) => {
          for (const { id, number } of sets) {
            expect(number).toBe(numbers.get(id) ?? number);
            numbers.set(id, number);
          }
          for (const { slug, name } of artists) {
            expect(slug).toBe(addresses.get(name) ?? slug);
            addresses.set(name, slug);
          }
        });
        expect(new Set(numbers.values()).size).toBe(numbers.size);
        expect(new Set(addresses.values()).size).toBe(addresses.size);
      }),
    );
  });
});

describe('ticked changes', () => {
  it('take each set as a whole, from one lineup or the other', () => {
    fc.assert(
      fc.property(fc.option(lineups), lineups, fc.subarray([...ids, 'festival']), (before, now, ticked) => {
        const ticks = new Set<string>(ticked);
        const merged = new Map(withTicked(before, now, ticks).sets.map((set) => [set.id, set]));
        for (const id of ids) {
          const source = ticks.has(id) ? now : before;
          expect(merged.get(id)).toEqual(source?.sets.find((set) => set.id === id));
        }
      }),
    );
  });
});
