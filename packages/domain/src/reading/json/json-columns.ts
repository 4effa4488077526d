import { artistColumnOf, type MappedField } from '../lineup-mapping.ts';
import type { SourceCell } from '../source.ts';
import type { Item, ItemList, ItemValue, Place } from './find-lists.ts';
import {
  dayText,
  isClockKey,
  isDayKey,
  isShortDay,
  isIdKey,
  type KeyMeaning,
  meaningOfPath,
  referredTo,
} from './key-words.ts';
import { type NamesById, namesFor } from './names-by-id.ts';

/** A column of the table that a list becomes. */
export interface JsonColumn {
  readonly id: string;
  readonly heading: string;
  /** What it seems to stand for; null where nothing tells. */
  readonly meaning: KeyMeaning | null;
  /** Whether it is said by the item itself, or by what it stands in: by one of several, or once for all. */
  readonly from: 'item' | 'group' | 'file';
  /** Whether it holds names that are no fixed ones, such as those of stages. */
  readonly isKey: boolean;
  readonly cells: readonly SourceCell[];
}

const mostColumns = 150;
const sampleSize = 60;

/** The columns of a list: what its items say, their keys, and what they stand in as far as it may concern a set. */
export function columnsOf(list: ItemList, tables: readonly NamesById[]): readonly JsonColumn[] {
  const own = new Set(list.items.flatMap(({ values }) => [...values.keys()]));
  const columns = [...own].slice(0, mostColumns).map((path) => valueColumn(list, list.at, path, tables));
  const places = placesAround(list);
  for (const { at, paths, hasKey } of places) {
    if (hasKey) columns.push(keyColumn(list, at, tables));
    if (at === list.at) continue;
    for (const path of paths) {
      const column = valueColumn(list, at, path, tables);
      if (concernsSets(column) || isNameOf(path)) columns.push(column);
    }
  }
  return withOwnIds(columns.filter(({ cells }) => cells.some((cell) => cell !== null))).slice(0, mostColumns);
}

/** The longest id that a mapping can name. */
const longestId = 300;

/** Keys may hold the very characters that ids are joined by: of two columns with the same id the first counts. */
function withOwnIds(columns: readonly JsonColumn[]): readonly JsonColumn[] {
  const known = new Set<string>();
  return columns.filter(({ id }) => {
    const isOwn = !known.has(id) && id.length <= longestId;
    known.add(id);
    return isOwn;
  });
}

const shared: ReadonlySet<MappedField> = new Set(['artistName', 'stage', 'date', 'timeStart', 'timeRange']);

/** Returns true if what is said around sets may hold for each of them. */
function concernsSets({ meaning }: JsonColumn): boolean {
  return meaning !== null && (shared.has(meaning.field) || saysOfArtist(meaning));
}

function saysOfArtist(meaning: KeyMeaning | null): boolean {
  return meaning !== null && artistColumnOf(meaning.field) !== null;
}

function isNameOf(path: string): boolean {
  return /^(?:name|title|label)$/iu.test(path);
}

interface AroundPlace {
  readonly at: Place;
  readonly paths: Set<string>;
  hasKey: boolean;
}

/** The place of a list and those around it, the nearest first, with what is said there. */
function placesAround(list: ItemList): readonly AroundPlace[] {
  const places = new Map<string, AroundPlace>();
  const seen = new Set<Item>();
  for (const item of list.items) {
    for (let one: Item | null = item; one !== null && !seen.has(one); one = one.within) {
      seen.add(one);
      const place = places.get(one.at.path) ?? { at: one.at, paths: new Set<string>(), hasKey: false };
      places.set(one.at.path, place);
      place.hasKey ||= one.key !== null;
      if (one.at === list.at) continue;
      // The names of its siblings are no names of its parent.
      for (const [path, value] of one.values) {
        if (typeof value !== 'object' || saysOfArtist(meaningOfPath(path.split('.')))) place.paths.add(path);
      }
    }
  }
  return [...places.values()];
}

function valueColumn(list: ItemList, at: Place, path: string, tables: readonly NamesById[]): JsonColumn {
  const names = path.split('.');
  const full = at === list.at ? names : [...at.names, ...names];
  const values = list.items.map((item) => itemAt(item, at)?.values.get(path));
  const meaning = meaningOfPath(full);
  const refersTo = referredTo(names.at(-1) ?? '');
  const field = meaning?.field ?? null;
  const found = namesFor({ values: sampleOf(values), field, refersTo, path: at.path }, tables);
  return {
    id: at === list.at ? path : `${at.path}.${path}`,
    heading: at === list.at || at.names.length === 0 ? path : `${at.names.join('.')}.${path}`,
    meaning: found === null ? withoutIds(meaning, names) : { field: found.field ?? 'stage', weight: 2 },
    from: fromOf(at, list),
    isKey: false,
    cells: values.map((value) => cellOf(value, found)),
  };
}

/** An id that names nothing in the file is no name of a stage or an artist. */
function withoutIds(meaning: KeyMeaning | null, names: readonly string[]): KeyMeaning | null {
  const isName = meaning?.field === 'stage' || meaning?.field === 'artistName';
  return isName && isIdKey(names.at(-1) ?? '') ? null : meaning;
}

/** The column of keys: days and times by how they look, what a table calls them, or what they stand under. */
function keyColumn(list: ItemList, at: Place, tables: readonly NamesById[]): JsonColumn {
  const keys = list.items.map((item) => itemAt(item, at)?.key ?? undefined);
  const known = sampleOf(keys).map(String);
  const areMostly = (is: (key: string) => boolean) => known.filter(is).length >= known.length * 0.8;
  const heading = at.names.at(-1) ?? '';
  const column = {
    id: at.path,
    heading: `${heading}{}`,
    from: at === list.at ? 'item' : 'group',
    isKey: true,
  } as const;
  if (areMostly(isDayKey) || areMostly(isShortDay)) {
    const cells = keys.map((key) => (key === undefined ? null : dayText(key)));
    return { ...column, meaning: { field: 'date', weight: 2 }, cells };
  }
  const cells = keys.map((key) => key ?? null);
  if (areMostly(isClockKey)) return { ...column, meaning: { field: 'timeRange', weight: 1 }, cells };
  const found =
    namesFor({ values: known, field: 'stage', refersTo: null, path: list.at.path }, tables) ??
    namesFor({ values: known, field: 'artistName', refersTo: null, path: list.at.path }, tables);
  if (found !== null) {
    const meaning = { field: found.field ?? ('stage' as const), weight: 2 };
    return { ...column, meaning, cells: keys.map((key) => cellOf(key, found)) };
  }
  const field = meaningOfPath(at.names.slice(-1))?.field ?? null;
  const isNamed = field === 'stage' || field === 'date';
  return { ...column, meaning: isNamed ? { field, weight: 1 } : null, cells };
}

function fromOf(at: Place, list: ItemList): JsonColumn['from'] {
  if (at === list.at) return 'item';
  return at.isRepeated ? 'group' : 'file';
}

function itemAt(item: Item, at: Place): Item | null {
  for (let one: Item | null = item; one !== null; one = one.within) if (one.at.path === at.path) return one;
  return null;
}

/** Some of the distinct values. */
function sampleOf(values: readonly (ItemValue | undefined)[]): readonly ItemValue[] {
  const found = new Set<ItemValue>();
  for (const value of values) {
    if (value !== undefined) found.add(value);
    if (found.size >= sampleSize) break;
  }
  return [...found];
}

function cellOf(value: ItemValue | undefined, found: NamesById | null): SourceCell {
  if (value === undefined) return null;
  const called = (one: string | number) => found?.names.get(String(one)) ?? one;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'object') return value.map((one) => String(called(one))).join(', ');
  return called(value);
}
