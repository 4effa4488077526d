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

/** What an export needs to know of the festival. */
export type ExportFestival = Pick<Festival, 'name' | 'timezone' | 'dayStartsAt' | 'stages'>;

/** When a set was planned before the delays of the show day, and when it was really played; null where that was not recorded. */
interface ExportedLive {
  readonly plannedStart: ExportedTime;
  readonly plannedEnd: ExportedTime;
  readonly actualStart: ExportedTime | null;
  readonly actualEnd: ExportedTime | null;
}

/**
 * A set as a file carries it. Private texts are for administrators alone and stay behind: files are passed on. So does a
 * picture without an address that is valid elsewhere.
 */
export interface ExportedSet {
  /** The set's own id, by which an edited file finds its sets again. */
  readonly id: string;
  readonly artist: string;
  readonly stage: string;
  readonly start: ExportedTime;
  readonly end: ExportedTime;
  /** What the show day made of it; null where nothing was noted. */
  readonly live: ExportedLive | null;
  readonly status: SetStatus | null;
  readonly replacedBy: string | null;
  /** The public texts that are given. */
  readonly texts: PublicTexts;
  /** An https address, or null. */
  readonly image: string | null;
  /** What the portal has of its artist; of none, or several, nothing. */
  readonly artistTexts: ArtistTexts;
}

/** The artists that sets are linked to, and those that these were merged into. */
export type ExportedArtists = readonly Artist[];

/** The sets as files carry them: by their start, then in the order of the stages, then by artist. */
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

/** A picture in the portal's own storage has no address that is valid elsewhere. */
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

/** Returns true if anything was noted of the set on the show day. */
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

/** The same order on every machine, whatever its language. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
