import { artistColumnField, artistColumns, type ArtistTexts } from '../entities/artist-columns.ts';
import { artistTextOf } from '../artists/columns/artist-text.ts';
import { resolveArtist } from '../artists/resolve-artist.ts';
import type { Artist } from '../entities/artist.ts';
import type { Festival } from '../entities/festival.ts';
import { stagesOf } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import type { SetStatus } from '../entities/set-status.ts';
import { givenPublicTexts, type PublicTexts } from '../entities/set-texts.ts';
import { offsetText } from '../time/iso-text.ts';
import { resolveWallClock, wallClockOf, type WallClock } from '../time/wall-clock.ts';
import { timestampToMillis, type Timestamp } from '../timestamp.ts';

/** What an export needs to know of the festival. */
export type ExportFestival = Pick<Festival, 'name' | 'timezone' | 'dayStartsAt' | 'stages'>;

/** When a set starts or ends, by the clocks of the festival's zone. */
export interface ExportedTime extends WallClock {
  /** What the clocks are ahead of UTC, as in "-07:00". */
  readonly offset: string;
  /** Whether the clocks show this time twice that day, so that it says nothing without the offset. */
  readonly isAmbiguous: boolean;
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
    start: exportedTime(timeStart, zone),
    end: exportedTime(timeEnd, zone),
    status: status ?? null,
    replacedBy: replacedBy ?? null,
    texts: givenPublicTexts(set),
    image: imageURL?.startsWith('https://') === true ? imageURL : null,
  };
}

function exportedTime(at: Timestamp, zone: string): ExportedTime {
  const instant = timestampToMillis(at);
  const wall = wallClockOf(instant, zone);
  const isAmbiguous = resolveWallClock(wall.date, wall.clock, zone).kind === 'overlap';
  return { ...wall, offset: offsetText(instant, zone), isAmbiguous };
}

/** A time of a file's text, which no spreadsheet program turns into another: "2026-07-25T01:30", with its offset where it needs one. */
export function timeText({ date, clock, offset, isAmbiguous }: ExportedTime): string {
  return `${date}T${clock}${isAmbiguous ? offset : ''}`;
}

/** The same order on every machine, whatever its language. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
