import { artistColumnField, artistColumns, type ArtistTexts } from '../entities/artist-columns.ts';
import { artistTextOf } from '../artists/columns/artist-text.ts';
import { resolveArtist } from '../artists/resolve-artist.ts';
import type { Artist } from '../entities/artist.ts';
import type { Festival } from '../entities/festival.ts';
import { stagesOf } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { liveFields } from '../entities/live-fields.ts';
import { plannedSpan } from '../live/planned-span.ts';
import type { SetStatus } from '../entities/set-status.ts';
import { givenPublicTexts, type PublicTexts } from '../entities/set-texts.ts';
import { timestampToMillis, type Timestamp } from '../timestamp.ts';
import { exportedTime, type ExportedTime } from './exported-time.ts';

/** The fields of a festival that exports need. */
export type ExportFestival = Pick<Festival, 'name' | 'timezone' | 'dayStartsAt' | 'stages'>;

/** The times planned before delays on the show day, and the actual times; null if not recorded. */
interface ExportedLive {
  readonly plannedStart: ExportedTime;
  readonly plannedEnd: ExportedTime;
  readonly actualStart: ExportedTime | null;
  readonly actualEnd: ExportedTime | null;
}

/**
 * A set as written to files. Files are passed on, so private texts, which only administrators may see, are left out; so
 * are pictures without a public address.
 */
export interface ExportedSet {
  /** The set's own id, by which an edited file is matched when it is imported again. */
  readonly id: string;
  readonly artist: string;
  readonly stage: string;
  readonly start: ExportedTime;
  readonly end: ExportedTime;
  /** What was recorded on the show day; null if nothing. */
  readonly live: ExportedLive | null;
  readonly status: SetStatus | null;
  readonly replacedBy: string | null;
  /** The non-empty public texts. */
  readonly texts: PublicTexts;
  /** An https address, or null. */
  readonly image: string | null;
  /** The portal's values for the set's artist; empty for a set with no artist or several. */
  readonly artistTexts: ArtistTexts;
}

/** The artists that sets are linked to, and those that they were merged into. */
export type ExportedArtists = readonly Artist[];

/** The sets as written to files, sorted by start, order of stages, artist and id. */
export function exportedSets(
  sets: readonly LineupEvent[],
  festival: ExportFestival,
  artists: ExportedArtists,
): ExportedSet[] {
  const byId = new Map(artists.map((artist) => [artist.id, artist]));
  const textsById = new Map<string, ArtistTexts>();
  const textsOf = ({ artistIds }: LineupEvent): ArtistTexts => {
    const [id, ...others] = artistIds ?? [];
    const artist = id === undefined || others.length > 0 ? null : resolveArtist(id, (each) => byId.get(each));
    if (artist === null) return {};
    const texts = textsById.get(artist.id) ?? textsOfArtist(artist);
    textsById.set(artist.id, texts);
    return texts;
  };
  const places = new Map(stagesOf(festival).map((stage, place) => [stage, place]));
  const placeOf = ({ stage }: LineupEvent) => places.get(stage) ?? places.size;
  return [...sets]
    .sort(
      (a, b) =>
        timestampToMillis(a.timeStart) - timestampToMillis(b.timeStart) ||
        placeOf(a) - placeOf(b) ||
        compareTexts(a.artistName, b.artistName) ||
        compareTexts(a.id, b.id),
    )
    .map((set) => ({ ...exportedSet(set, festival.timezone), artistTexts: textsOf(set) }));
}

/** Leaves out pictures in the portal's own storage, which have no public address. */
function textsOfArtist(artist: Artist): ArtistTexts {
  const texts = artistColumns.map((column) => [column, artistTextOf(column, artist)] as const);
  return Object.fromEntries(
    texts.filter(
      ([column, text]) =>
        text !== '' && !(artistColumnField(column).type === 'picture' && !text.startsWith('https://')),
    ),
  );
}

function exportedSet(set: LineupEvent, zone: string): Omit<ExportedSet, 'artistTexts'> {
  const { id, artistName, stage, timeStart, timeEnd, status, replacedBy, imageURL } = set;
  return {
    id,
    artist: artistName,
    stage,
    start: exportedTime(timestampToMillis(timeStart), zone),
    end: exportedTime(timestampToMillis(timeEnd), zone),
    live: hasLiveFields(set) ? exportedLive(set, zone) : null,
    status: status ?? null,
    replacedBy: replacedBy ?? null,
    texts: givenPublicTexts(set),
    image: imageURL?.startsWith('https://') === true ? imageURL : null,
  };
}

/** Returns true if anything was recorded for the set on the show day. */
function hasLiveFields(set: LineupEvent): boolean {
  return liveFields.some((field) => (set[field] ?? 0) !== 0);
}

function exportedLive(set: LineupEvent, zone: string): ExportedLive {
  const { start, end } = plannedSpan(set);
  const recorded = (at: Timestamp | null | undefined) =>
    at ? exportedTime(timestampToMillis(at), zone) : null;
  return {
    plannedStart: exportedTime(start, zone),
    plannedEnd: exportedTime(end, zone),
    actualStart: recorded(set.actualStart),
    actualEnd: recorded(set.actualEnd),
  };
}

/** Sorts the same on every machine, independently of its locale. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
