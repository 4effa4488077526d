import type { LineupSlugs } from './feed-slugs.ts';
import type { Tombstone } from './public-release.ts';
import type { ShownSet } from './release-memory.ts';
import type { AnnouncedLineup, AnnouncedSet } from './announced-lineup.ts';

type Shown = ReadonlyMap<string, ShownSet>;
type Feeds = ReadonlyMap<string, readonly string[]>;

/** The feeds in which calendars find each set, besides the whole lineup's: none without a time. */
export function feedsOfAll(shown: Shown, slugs: LineupSlugs): Feeds {
  return new Map([...shown].map(([id, { told: announced }]) => [id, feedsOf(announced, slugs)]));
}

/** What a release knows of the one before. */
interface Before {
  /** What was announced of the sets before this release, and what is announced from it on. */
  readonly known: Shown;
  readonly shown: Shown;
  readonly feedsBefore: Feeds;
  readonly numbers: ReadonlyMap<string, number>;
  readonly slugs: LineupSlugs;
}

/**
 * What was public and is no more, with all that calendars had of it: sets that are gone or have no time any more, and sets that left a
 * feed for another. Without times for a set that never had any in public.
 */
export function tombstonesAfter(earlier: readonly Tombstone[], before: Before): Tombstone[] {
  const old = new Map(earlier.map((tombstone) => [tombstone.id, tombstone]));
  const ids = new Set([...old.keys(), ...before.known.keys()]);
  return [...ids].flatMap((id) => tombstoneAfter(id, old.get(id) ?? null, before) ?? []);
}

function tombstoneAfter(
  id: string,
  old: Tombstone | null,
  { known, shown, feedsBefore, numbers, slugs }: Before,
): Tombstone | null {
  const now = shown.get(id);
  const before = known.get(id);
  if (now === undefined || before?.sequence === now.sequence) return old;
  const had = spanOf(before?.told ?? null) ?? old ?? noSpan;
  if (had.start === null && now.told !== null) return null;
  const feedsNow = feedsOf(now.told, slugs);
  const all = new Set([...(old?.feeds ?? []), ...(feedsBefore.get(id) ?? [])]);
  const feeds = [...all].filter((feed) => !feedsNow.includes(feed));
  if (hasTime(now.told) && feeds.length === 0) return null;
  const { sequence, changedAt } = now;
  return { id, number: numbers.get(id) ?? 0, sequence, changedAt, start: had.start, end: had.end, feeds };
}

/** What a release may tell, of a lineup with these sets. */
interface Now {
  readonly may: AnnouncedLineup;
  readonly ids: ReadonlySet<string>;
  /** What it does tell: nothing after a withdrawal. */
  readonly announced: ReadonlyMap<string, AnnouncedSet>;
  readonly slugs: LineupSlugs;
}

/**
 * The tombstones without what may no longer be announced: where a set was whose place is held back again, and in whose feed one was
 * who is.
 */
export function publicTombstones(
  gone: readonly Tombstone[],
  { may, ids, announced, slugs }: Now,
): Tombstone[] {
  const names = new Map(
    Object.entries(slugs.artists.given()).map(([slug, name]) => [`artists/${slug}`, name]),
  );
  return gone.flatMap((tombstone) => {
    const { id } = tombstone;
    const allowed = may.sets.get(id) ?? null;
    const feeds = tombstone.feeds.filter((feed) => {
      const name = names.get(feed);
      const isOpen = name === undefined || !may.isHidden(name);
      const announcedName = (name === undefined ? allowed?.stage : allowed?.name) ?? null;
      return isOpen && (!ids.has(id) || announcedName !== null);
    });
    return hasTime(announced.get(id) ?? null) && feeds.length === 0 ? [] : [{ ...tombstone, feeds }];
  });
}

function feedsOf(set: AnnouncedSet | null, slugs: LineupSlugs): string[] {
  if (set === null || !hasTime(set)) return [];
  const { stage, name } = set;
  const feeds = [
    stage !== null && `stages/${slugs.stages.of(stage)}`,
    name !== null && `artists/${slugs.artists.of(name)}`,
  ];
  return feeds.filter((feed) => feed !== false);
}

function hasTime(set: AnnouncedSet | null): boolean {
  return spanOf(set) !== null;
}

const noSpan = { start: null, end: null } as const;

function spanOf(set: AnnouncedSet | null): Pick<Tombstone, 'start' | 'end'> | null {
  if (set === null || set.start === null || set.end === null) return null;
  return { start: set.start, end: set.end };
}
