import { foldText } from '../text/fold.ts';
import { earlierAfter, lastHiddenAfter } from './earlier-after.ts';
import { lineupSlugs, type LineupSlugs } from './feed-slugs.ts';
import { formerFeeds } from './former-feeds.ts';
import type { FrozenFestival, FrozenLineup } from './frozen-lineup.ts';
import { publicLook } from './frozen-look.ts';
import { isSameAnnounced, publicChanges } from './public-changes.ts';
import { publicProfiles, type PublicProfiles } from './public-profiles.ts';
import type { PublicRelease, PublicSet, PublicState } from './public-release.ts';
import type { ReleaseMemory, ShownSet } from './release-memory.ts';
import { sequenceAt } from './sequence.ts';
import { announcedLineup, type AnnouncedSet } from './announced-lineup.ts';
import { feedsOfAll, publicTombstones, tombstonesAfter } from './tombstones.ts';

/** The data of a release besides its lineup. */
export interface Releasing {
  readonly release: PublicRelease['release'];
  /** When it is published, in milliseconds since the epoch: everything due by then is announced. */
  readonly now: number;
  readonly state: PublicState;
  /**
   * True to increase every calendar sequence, as after restoring a backup: what calendars have read since is unknown.
   */
  readonly restamp?: boolean;
}

/**
 * Returns what is published of a lineup, and the memory for the next release. `memory` is that of the previous release;
 * null before the first. The sequence of a set increases exactly when its announced values change.
 */
export function makePublicRelease(
  frozen: FrozenLineup,
  memory: ReleaseMemory | null,
  { release, now, state, restamp = false }: Releasing,
): { public: PublicRelease; memory: ReleaseMemory } {
  const before = memory ?? nothingYet;
  const isWithdrawn = state === 'withdrawn';
  const may = announcedLineup(frozen, now);
  const announced: ReadonlyMap<string, AnnouncedSet> = isWithdrawn ? new Map() : may.sets;
  const order = orderOf(announced, frozen.festival);
  const known = new Map(Object.entries(before.shown));
  const ids = new Set(frozen.sets.map(({ id }) => id));

  const slugs = lineupSlugs(before.feeds);
  const feedsBefore = feedsOfAll(known, slugs);
  for (const [from, to] of renamedStages(known, announced, frozen.festival)) slugs.stages.rename(from, to);
  const numbers = numbersAfter(before, order);
  const shown = shownAfter(known, announced, { now, restamp });
  const gone = tombstonesAfter(before.gone, { known, shown, feedsBefore, numbers: numbers.given, slugs });
  const profiles = publicProfiles(frozen, announced);
  const sets = order.flatMap((id) => publicSet(id, { shown, numbers, slugs, profiles }));
  const stages = publicStages(announced, order, frozen.festival, slugs);
  const artists = publicArtists(announced, order, slugs);
  const feeds = { stages: slugs.stages.given(), artists: slugs.artists.given() };
  const earlier = earlierAfter(before.earlier, release, { isWithdrawn, restamp });
  const hasNews = memory !== null && !before.isWithdrawn && !isWithdrawn && !restamp;

  return {
    public: {
      format: 1,
      state,
      release,
      festival: publicFestival(frozen.festival, sets, isWithdrawn),
      stages,
      artists,
      profiles: [...profiles.profiles],
      sets,
      gone: publicTombstones(gone, { may, ids, announced, slugs }),
      formerFeeds: formerFeeds(feeds, { stages, artists }),
      changes: hasNews ? publicChanges(known, may, order, ids) : [],
      nextStep: null,
    },
    memory: {
      numbers: Object.fromEntries(numbers.given),
      nextNumber: numbers.next,
      shown: Object.fromEntries(shown),
      gone,
      feeds,
      isWithdrawn,
      earlier,
      lastHidden: lastHiddenAfter(before, { may, ids, release, earlier }),
    },
  };
}

const nothingYet: ReleaseMemory = {
  numbers: {},
  nextNumber: 1,
  shown: {},
  gone: [],
  feeds: { stages: {}, artists: {} },
  isWithdrawn: false,
  earlier: [],
  lastHidden: { sets: {}, artists: {} },
};

type Sets = ReadonlyMap<string, AnnouncedSet>;
type Shown = ReadonlyMap<string, ShownSet>;

/** Orders sets by day, start, stage and name, as far as these are announced, so that the order reveals nothing else. */
function orderOf(announced: Sets, { stages }: FrozenFestival): readonly string[] {
  const places = new Map(stages.map((stage, place) => [stage, place]));
  const rows = [...announced].map(([id, { day, start, stage, name }]) => ({
    id,
    day: day ?? '~',
    start: start ?? Number.POSITIVE_INFINITY,
    stage: stage === null ? Number.POSITIVE_INFINITY : (places.get(stage) ?? stages.length),
    name: name === null ? '~' : foldText(name),
  }));
  rows.sort(
    (a, b) =>
      compare(a.day, b.day) ||
      compare(a.start, b.start) ||
      compare(a.stage, b.stage) ||
      compare(a.name, b.name) ||
      compare(a.id, b.id),
  );
  return rows.map(({ id }) => id);
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Finds renamed stages: those that are gone and whose sets are all on one new stage. */
function renamedStages(
  known: Shown,
  announced: Sets,
  festival: FrozenFestival,
): readonly (readonly [string, string])[] {
  const now = new Set(festival.stages);
  const then = new Set([...known.values()].map((set) => set.told?.stage));
  const successors = new Map<string, Set<string>>();
  for (const [id, set] of known) {
    const from = set.told?.stage ?? null;
    const to = announced.get(id)?.stage ?? null;
    if (from === null || to === null || now.has(from)) continue;
    successors.set(from, (successors.get(from) ?? new Set()).add(to));
  }
  const taken = new Set<string>();
  return [...successors].flatMap(([from, [to, ...others]]) => {
    if (to === undefined || others.length > 0 || then.has(to) || taken.has(to)) return [];
    taken.add(to);
    return [[from, to] as const];
  });
}

/** The assigned numbers of sets, and the next free one. */
interface Numbers {
  readonly given: ReadonlyMap<string, number>;
  readonly next: number;
}

function numbersAfter({ numbers, nextNumber }: ReleaseMemory, order: readonly string[]): Numbers {
  const given = new Map(Object.entries(numbers));
  let next = nextNumber;
  for (const id of order) {
    if (given.has(id)) continue;
    given.set(id, next);
    next += 1;
  }
  return { given, next };
}

function shownAfter(
  known: Shown,
  announced: Sets,
  { now, restamp }: { readonly now: number; readonly restamp: boolean },
): Shown {
  const ids = new Set([...known.keys(), ...announced.keys()]);
  return new Map(
    [...ids].map((id): [string, ShownSet] => {
      const old = known.get(id) ?? null;
      const next = announced.get(id) ?? null;
      if (old !== null && !restamp && isSame(old.told, next)) return [id, old];
      return [id, { told: next, sequence: sequenceAt(old?.sequence ?? null, now), changedAt: now }];
    }),
  );
}

function isSame(a: AnnouncedSet | null, b: AnnouncedSet | null): boolean {
  return a === null || b === null ? a === b : isSameAnnounced(a, b);
}

interface SetContext {
  readonly shown: Shown;
  readonly numbers: Numbers;
  readonly slugs: LineupSlugs;
  readonly profiles: PublicProfiles;
}

function publicSet(id: string, { shown, numbers, slugs, profiles }: SetContext): PublicSet[] {
  const known = shown.get(id);
  const announced = known?.told ?? null;
  if (known === undefined || announced === null) return [];
  const { name, stage, day, start, end, status, replacedBy, texts } = announced;
  const profileIds = profiles.of(id);
  return [
    {
      id,
      number: numbers.given.get(id) ?? 0,
      name,
      artist: name === null ? null : slugs.artists.of(name),
      stage: stage === null ? null : slugs.stages.of(stage),
      day,
      start,
      end,
      status,
      replacedBy,
      ...(texts !== undefined && { texts }),
      ...(profileIds.length > 0 && { profiles: [...profileIds] }),
      sequence: known.sequence,
      changedAt: known.changedAt,
    },
  ];
}

function publicFestival(
  festival: FrozenFestival,
  sets: readonly PublicSet[],
  isWithdrawn: boolean,
): PublicRelease['festival'] {
  const { id, name, location, timezone, dayStartsAt, hourCycle, language, cover } = festival;
  const days = [...festival.days, ...sets.flatMap(({ day }) => day ?? [])];
  return {
    id,
    name,
    location,
    timezone,
    dayStartsAt,
    hourCycle,
    ...(language !== undefined && { language }),
    days: [...new Set(days)].sort(),
    cover,
    ...publicLook(festival, isWithdrawn),
  };
}

function publicStages(
  announced: Sets,
  order: readonly string[],
  { stages }: FrozenFestival,
  slugs: LineupSlugs,
): PublicRelease['stages'] {
  const used = new Set(order.flatMap((id) => announced.get(id)?.stage ?? []));
  return [...new Set([...stages, ...used])].flatMap((name, colour) =>
    used.has(name) ? [{ slug: slugs.stages.of(name), name, colour }] : [],
  );
}

function publicArtists(
  announced: Sets,
  order: readonly string[],
  slugs: LineupSlugs,
): PublicRelease['artists'] {
  const names = new Map<string, string>();
  for (const id of order) {
    const name = announced.get(id)?.name ?? null;
    if (name === null) continue;
    const slug = slugs.artists.of(name);
    if (!names.has(slug)) names.set(slug, name);
  }
  return [...names]
    .map(([slug, name]) => ({ slug, name, key: foldText(name) }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.name, b.name))
    .map(({ slug, name }) => ({ slug, name }));
}
