import { isoInZone, zoneName } from '@lineup/domain';
import type {
  PublicChange,
  PublicProfile,
  PublicRelease,
  PublicSet,
  Tombstone,
} from '@lineup/domain/release';
import { artistsOf, profilesOf } from '../../page/programme.ts';
import { guidOfSet } from '../guid.ts';
import type { PublicChanges, PublicLineup } from './lineup-schema.ts';

/** Formats an instant in milliseconds since the epoch. */
type At = (instant: number) => string;

/** The release as JSON; `page` is the address of its page, and `schema` that of the published schema. */
export function lineupJson(release: PublicRelease, page: string, schema: string): string {
  const at = clockOf(release);
  const changes = release.changes.map((change) => changeJson(change, at));
  return jsonText({ $schema: schema, ...headJson(release, page), ...listsJson(release, page), changes });
}

/** Serialises the response. */
export function jsonText(value: PublicLineup | PublicChanges): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Formats instants in the zone of the festival. */
export function clockOf({ festival }: PublicRelease): At {
  return (instant) => isoInZone(instant, festival.timezone);
}

/** The fields that identify the file. */
export function headJson(
  release: PublicRelease,
  page: string,
): Pick<PublicLineup, 'format' | 'address' | 'state' | 'release' | 'festival'> {
  const at = clockOf(release);
  const { id, name, location, timezone, dayStartsAt, days, cover } = release.festival;
  const { publishedAt, plannedFor, ...facts } = release.release;
  return {
    format: 1,
    address: page,
    state: release.state,
    release: { ...facts, publishedAt: at(publishedAt), plannedFor: orNull(plannedFor, at) },
    festival: {
      id,
      name,
      location,
      timezone: zoneName(timezone),
      dayStartsAt,
      days: [...days],
      cover: cover === null ? null : `${page}/pictures/${cover}`,
      look: lookJson(release.festival, page),
    },
  };
}

function lookJson(
  { accentColor, logo, pageLinks = [], pageNote }: PublicRelease['festival'],
  page: string,
): PublicLineup['festival']['look'] {
  return {
    accentColor: accentColor ?? null,
    logo:
      logo === undefined
        ? null
        : { address: `${page}/pictures/${logo.sha256}`, width: logo.width, height: logo.height },
    links: pageLinks.map(({ label, url }) => ({ text: label, address: url })),
    note: pageNote ?? null,
  };
}

/** The public part of the lineup itself. */
export function listsJson(
  release: PublicRelease,
  page: string,
): Pick<PublicLineup, 'stages' | 'artists' | 'profiles' | 'sets' | 'gone'> {
  const at = clockOf(release);
  const calendars = (kind: string, each: { readonly slug: string; readonly name: string }) => ({
    id: each.slug,
    name: each.name,
    calendar: `${page}/${kind}/${each.slug}.ics`,
  });
  const announced = new Set(release.sets.map((set) => set.id));
  return {
    stages: release.stages.map((stage) => calendars('stages', stage)),
    artists: artistsOf(release).map((artist) => ({
      ...calendars('artists', artist),
      profileIds: profilesOf(artist, release).map((profile) => profile.id),
    })),
    profiles: release.profiles.map((profile) => profileJson(profile, page)),
    sets: release.sets.map((set) => setJson(set, at)),
    // A set that has only left a calendar is still announced.
    gone: release.gone
      .filter((tombstone) => !announced.has(tombstone.id))
      .map((tombstone) => tombstoneJson(tombstone, at)),
  };
}

function profileJson(
  { id, values, pictures }: PublicProfile,
  page: string,
): PublicLineup['profiles'][number] {
  return {
    id,
    ...values,
    pictures: pictures.map(({ width, sha256 }) => ({
      address: `${page}/pictures/${sha256}`,
      width: width === 0 ? null : width,
    })),
  };
}

function setJson(set: PublicSet, at: At): PublicLineup['sets'][number] {
  const { id, number, name, artist, stage, day, start, end, status, replacedBy, texts, sequence, changedAt } =
    set;
  return {
    id,
    number,
    guid: guidOfSet(id),
    name,
    artistIds: artist === null ? [] : [artist],
    stageId: stage,
    day,
    start: orNull(start, at),
    end: orNull(end, at),
    status,
    replacedBy,
    ...texts,
    sequence,
    changedAt: at(changedAt),
  };
}

function tombstoneJson(
  { id, number, start, end, sequence, changedAt }: Tombstone,
  at: At,
): PublicLineup['gone'][number] {
  return {
    id,
    number,
    guid: guidOfSet(id),
    start: orNull(start, at),
    end: orNull(end, at),
    sequence,
    changedAt: at(changedAt),
  };
}

export function changeJson({ kind, id, was, ...now }: PublicChange, at: At): PublicLineup['changes'][number] {
  return { kind, setId: id, ...placementJson(now, at), was: was === null ? null : placementJson(was, at) };
}

function placementJson({ name, stage, day, start, end }: Omit<PublicChange, 'id' | 'kind' | 'was'>, at: At) {
  return { name, stage, day, start: orNull(start, at), end: orNull(end, at) };
}

function orNull(instant: number | null, at: At): string | null {
  return instant === null ? null : at(instant);
}
