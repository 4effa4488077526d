import { artistColumns, artistHeadings } from '../entities/artist-columns.ts';
import type { ArtistPlace } from '../artists/columns/read-artist-texts.ts';
import { forEachPublicText, headingsOf } from '../entities/set-texts.ts';
import { draftFields, type DraftField } from '../entities/upload.ts';
import { cutText, storable } from './hints.ts';

/** The fields that a key of an event in a file can mean. */
export type RowField = DraftField | 'duration';

/** What the keys of an event mean: for each field, the indexes of its keys, highest priority first. */
interface NamesMeaning {
  readonly places: Readonly<Record<RowField, readonly number[]>>;
  /** Indexes of the keys that describe the artist; almost always empty. */
  readonly artistPlaces: readonly ArtistPlace[];
  /** Keys that differ only in case, spaces, hyphens or underscores from a later key, which takes precedence. */
  readonly repeated: readonly { readonly field: RowField; readonly key: string }[];
}

const idAliases: ReadonlySet<string> = new Set(['id', 'uid', 'uuid', 'guid']);
const maximumId = 200;

/** Returns a source's id for a set, or null if the value is empty or not an id. */
export function sourceIdOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const id = cutText(storable(String(value).trim()), maximumId);
  return id === '' ? null : id;
}

/** The values of one event in the order of its keys, and what the keys mean. Valid until the next event is parsed. */
export interface RowValues extends NamesMeaning {
  readonly values: readonly unknown[];
  /** The id of the event in its source, or null if it has none. */
  readonly sourceId: string | null;
}

const aliases: Readonly<Record<RowField, readonly string[]>> = {
  artistName: ['artistname', 'artist', 'name'],
  stage: ['stage'],
  date: ['date', 'day'],
  timeStart: ['timestart', 'starttime', 'start', 'time'],
  timeEnd: ['timeend', 'endtime', 'end'],
  imageURL: ['imageurl', 'image'],
  duration: ['duration'],
  ...forEachPublicText(headingsOf),
};

const rowFields = [...draftFields, 'duration'] as const;
const fieldOfAlias = new Map(
  rowFields.flatMap((field) => aliases[field].map((alias) => [alias, field] as const)),
);

const artistColumnOfAlias = new Map(
  artistColumns.flatMap((column) =>
    artistHeadings(column).map((heading) => [plainKey(heading), column] as const),
  ),
);

/** Returns the field that a key stands for, ignoring case, or undefined. */
export function fieldOfKey(key: string): RowField | undefined {
  return fieldOfAlias.get(plainKey(key));
}

/**
 * Returns a function that reads the values of parsed events. Most events of a file have the same keys, so the meaning
 * of the last ones is cached.
 */
export function createRowParser(): (row: Readonly<Record<string, unknown>>) => RowValues {
  const values: unknown[] = [];
  let names: readonly string[] = [];
  let idPlace = -1;
  let last = { ...parseNames(names), values, sourceId: sourceIdOf(null) };
  return (row) => {
    if (!takeValues(row, names, values)) {
      names = Object.keys(row);
      idPlace = names.findIndex((name) => idAliases.has(plainKey(name)));
      last = { ...parseNames(names), values, sourceId: null };
      takeValues(row, names, values);
    }
    last.sourceId = idPlace === -1 ? null : sourceIdOf(values[idPlace]);
    return last;
  };
}

/**
 * Writes the values of a parsed event into `values`. Returns false if its keys are not exactly `names` in this order.
 */
function takeValues(
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
  values: unknown[],
): boolean {
  let place = 0;
  // oxlint-disable-next-line guard-for-in -- a parsed object inherits no keys, and this is the fastest loop
  for (const name in row) {
    if (name !== names[place]) return false;
    values[place] = row[name];
    place += 1;
  }
  return place === names.length;
}

function parseNames(names: readonly string[]): NamesMeaning {
  const written = new Map<string, number>();
  const repeated: { field: RowField; key: string }[] = [];
  const artistPlaces: ArtistPlace[] = [];
  for (const [place, name] of names.entries()) {
    const plain = plainKey(name);
    const field = fieldOfAlias.get(plain);
    const column = field === undefined ? artistColumnOfAlias.get(plain) : undefined;
    if (column !== undefined) artistPlaces.push({ column, place, heading: name });
    if (field === undefined) continue;
    if (written.has(plain)) repeated.push({ field, key: name });
    written.set(plain, place);
  }
  const placesOf = (field: RowField) => aliases[field].flatMap((alias) => written.get(alias) ?? []);
  return {
    places: {
      artistName: placesOf('artistName'),
      stage: placesOf('stage'),
      date: placesOf('date'),
      timeStart: placesOf('timeStart'),
      timeEnd: placesOf('timeEnd'),
      imageURL: placesOf('imageURL'),
      duration: placesOf('duration'),
      ...forEachPublicText((_, field) => placesOf(field)),
    },
    artistPlaces,
    repeated,
  };
}

/** No recognised key is longer than 40 characters, spaces included. */
function plainKey(key: string): string {
  return key.length > 40 ? '' : key.toLowerCase().replaceAll(/[\s_-]/gu, '');
}
