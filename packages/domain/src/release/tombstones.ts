import type { LineupSlugs } from './feed-slugs.ts';
import type { Tombstone } from './public-release.ts';
import type { ShownSet } from './release-memory.ts';
import type { AnnouncedLineup, AnnouncedSet } from './announced-lineup.ts';

type Shown = ReadonlyMap<string, ShownSet>;
type Feeds = ReadonlyMap<string, readonly string[]>;

/** Returns the feeds that contain each set, in addition to the whole lineup's; none for a set without a time. */
export function feedsOfAll(shown: Shown, slugs: LineupSlugs): Feeds {
  return new Map([...shown].map(([id, { told: announced }]) => [id, feedsOf(announced, slugs)]));
}

/** The state of the previous release and the new one. */
interface Before {
  /** What was announced before this release; `shown` is what is announced from it on. */
  readonly known: Shown;
  readonly shown: Shown;
  readonly feedsBefore: Feeds;
  readonly numbers: ReadonlyMap<string, number>;
  readonly slugs: LineupSlugs;
}

/**
 * Returns the tombstones of sets that are gone or no longer have a time, and of sets that moved to another feed, with
 * everything calendars have. A set that never had a public time has no times here.
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

/** What a release may announce, for a lineup with these sets. */
interface Now {
  readonly may: AnnouncedLineup;
  readonly ids: ReadonlySet<string>;
  /** What it actually announces: nothing after a withdrawal. */
  readonly announced: ReadonlyMap<string, AnnouncedSet>;
  readonly slugs: LineupSlugs;
}

/**
 * Removes what may no longer be announced: the feeds of a set whose place is held back again, and the feed of an artist
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
