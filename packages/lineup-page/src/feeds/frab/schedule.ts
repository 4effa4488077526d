import { festivalDayOf, groupBy, isoInZone, spanOfDay, wallClockOf, zoneName } from '@lineup/domain';
import type { PublicRelease, PublicSet } from '@lineup/domain/release';
import { feedTexts } from '../feed-texts.ts';
import { guidOf, guidOfSet } from '../guid.ts';

/**
 * A schedule in the form that frab, pretalx and the programs compatible with them read; dates as YYYY-MM-DD, instants
 * with their offset.
 */
export interface FrabSchedule {
  readonly version: string;
  readonly acronym: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly zone: string;
  readonly rooms: readonly { readonly name: string; readonly guid: string }[];
  readonly days: readonly FrabDay[];
}

export interface FrabDay {
  /** Counted from 1. */
  readonly index: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly rooms: readonly {
    readonly name: string;
    readonly guid: string;
    readonly events: readonly FrabEvent[];
  }[];
}

export interface FrabEvent {
  readonly id: number;
  readonly guid: string;
  /** The actual start: after midnight, the date after the festival day. */
  readonly date: string;
  readonly start: string;
  readonly duration: string;
  readonly room: string;
  readonly slug: string;
  readonly title: string;
  readonly artist: { readonly name: string; readonly guid: string } | null;
}

type PlacedSet = PublicSet & { readonly stage: string; readonly start: number; readonly end: number };

/**
 * The sets that are not off, by day and stage, if stage and time are announced. This format has no place for a set that
 * is off.
 */
export function frabSchedule(release: PublicRelease, slug: string): FrabSchedule {
  const { festival } = release;
  const placed = release.sets.filter(
    (set): set is PlacedSet =>
      set.stage !== null && set.start !== null && set.end !== null && set.status === 'confirmed',
  );
  const acronym = acronymOf(slug);
  const byDay = groupBy(placed, ({ day, start }) => day ?? festivalDayOf(start, festival));
  const dates = [...new Set([...festival.days, ...byDay.keys()])].sort();
  const days = dates.map((date, place) => {
    const { start, end } = spanOfDay(date, festival);
    const rooms = roomsOf(release, byDay.get(date) ?? [], acronym);
    const span = { start: isoInZone(start, festival.timezone), end: isoInZone(end, festival.timezone) };
    return { index: place + 1, date, ...span, rooms };
  });
  return {
    version: String(release.release.number),
    acronym,
    title: festival.name,
    start: dates[0] ?? '',
    end: dates.at(-1) ?? '',
    zone: zoneName(festival.timezone),
    rooms: release.stages.map((stage) => ({
      name: stage.name,
      guid: guidOf('stages', stage.slug, festival.id),
    })),
    days,
  };
}

function roomsOf({ stages, festival }: PublicRelease, sets: readonly PlacedSet[], acronym: string) {
  const byStage = groupBy(sets, ({ stage }) => stage);
  return stages.flatMap(({ slug, name }) => {
    const events = [...(byStage.get(slug) ?? [])]
      .sort((a, b) => a.start - b.start || a.number - b.number)
      .map((set) => eventOf(set, name, acronym, festival));
    return events.length === 0 ? [] : [{ name, guid: guidOf('stages', slug, festival.id), events }];
  });
}

function eventOf(
  set: PlacedSet,
  room: string,
  acronym: string,
  festival: PublicRelease['festival'],
): FrabEvent {
  const { number, name, artist, start, end } = set;
  const { id, timezone } = festival;
  return {
    id: number,
    guid: guidOfSet(set.id),
    date: isoInZone(start, timezone),
    start: wallClockOf(start, timezone).clock,
    duration: durationText(end - start),
    room,
    slug: `${acronym}-${number}-${longSlug(artist ?? 'to-be-announced')}`,
    title: name ?? feedTexts(festival).toBeAnnounced,
    artist: name === null || artist === null ? null : { name, guid: guidOf('artists', artist, id) },
  };
}

/** Readers require at least four lower-case letters and digits. */
function acronymOf(slug: string): string {
  const letters = slug.replaceAll(/[^a-z0-9]/gu, '');
  return letters.length < 4 ? `lineup${letters}` : letters;
}

function longSlug(slug: string): string {
  return slug.length < 4 ? `set-${slug}` : slug;
}

function durationText(millis: number): string {
  const minutes = Math.floor(millis / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
