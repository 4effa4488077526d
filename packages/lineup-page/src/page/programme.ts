import { groupBy } from '@lineup/domain';
import { publishedNews } from './news.ts';
import type {
  PublicArtist,
  PublicChange,
  PublicProfile,
  PublicRelease,
  PublicSet,
  PublicStage,
} from '@lineup/domain/release';

/** The sets of one stage on one day, in order; `stage` is null if it is not announced. */
export interface StageList {
  readonly stage: PublicStage | null;
  readonly sets: readonly PublicSet[];
}

/** One festival day; `date` is null if the day is not announced. */
export interface DayProgramme {
  readonly date: string | null;
  readonly stages: readonly StageList[];
}

/** The sets that begin at one moment of a day; `start` is null if it is not announced. */
export interface TimeSlot {
  readonly start: number | null;
  readonly sets: readonly PublicSet[];
}

/** The data from which the views of a release are rendered. */
export interface Programme {
  readonly festival: PublicRelease['festival'];
  readonly days: readonly DayProgramme[];
  /** By slug. */
  readonly stages: ReadonlyMap<string, PublicStage>;
  /** The hash of the smallest picture of a profile, by its id. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The changes in the release, by set id; empty if they amount to a new lineup. */
  readonly news: ReadonlyMap<string, PublicChange>;
}

/** One artist with all sets, in order. */
export interface ArtistSets extends PublicArtist {
  readonly sets: readonly PublicSet[];
}

/**
 * Groups the sets by day and stage: days in order, stages in the festival's order, sets that are not announced at the
 * end of each.
 */
export function programmeOf({ sets, stages, festival, profiles, changes }: PublicRelease): Programme {
  const byDay = groupBy(sets, ({ day }) => day);
  const days = [...festival.days, null].flatMap((date) => {
    const ofDay = byDay.get(date);
    return ofDay === undefined ? [] : [{ date, stages: byStage(ofDay, stages) }];
  });
  const smallest = profiles.flatMap(({ id, pictures: [picture] }) =>
    picture === undefined ? [] : [[id, picture.sha256] as const],
  );
  return {
    festival,
    days,
    stages: new Map(stages.map((stage) => [stage.slug, stage])),
    pictures: new Map(smallest),
    news: publishedNews(changes),
  };
}

/** Groups the sets of a day by start, those of one moment in the order of the stages; sets without a time come last. */
export function timesOfDay({ stages }: DayProgramme): readonly TimeSlot[] {
  const slots = groupBy(
    stages.flatMap(({ sets }) => sets),
    ({ start }) => start,
  );
  return Array.from(slots, ([start, sets]) => ({ start, sets })).toSorted(
    (a, b) => (a.start ?? Infinity) - (b.start ?? Infinity) || 0,
  );
}

/** The artists by name, each with all sets; excludes sets to be announced. */
export function artistsOf({ sets, artists }: PublicRelease): readonly ArtistSets[] {
  const byArtist = groupBy(sets, ({ artist }) => artist);
  return artists.map((artist) => ({ ...artist, sets: byArtist.get(artist.slug) ?? [] }));
}

/** The public profiles linked to the sets of an artist's name, without duplicates. */
export function profilesOf(
  { sets }: ArtistSets,
  { profiles }: Pick<PublicRelease, 'profiles'>,
): readonly PublicProfile[] {
  const ids = new Set(sets.flatMap((set) => set.profiles ?? []));
  return ids.size === 0 ? [] : profiles.filter(({ id }) => ids.has(id));
}

/** The hashes of the largest copies of their pictures. */
export function largestPictures(profiles: readonly PublicProfile[]): readonly string[] {
  return profiles.flatMap(({ pictures }) => pictures.slice(-1).map(({ sha256 }) => sha256));
}

function byStage(sets: readonly PublicSet[], stages: readonly PublicStage[]): readonly StageList[] {
  const lists = groupBy(sets, ({ stage }) => stage);
  return [...stages, null].flatMap((stage) => {
    const ofStage = lists.get(stage?.slug ?? null);
    return ofStage === undefined ? [] : [{ stage, sets: ofStage }];
  });
}
