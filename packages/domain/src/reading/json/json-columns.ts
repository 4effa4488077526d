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

/** A column of a table made from a list. */
export interface JsonColumn {
  readonly id: string;
  readonly heading: string;
  /** Its likely meaning; null if unknown. */
  readonly meaning: KeyMeaning | null;
  /** Where the values come from: the item itself, a repeated parent, or a parent that occurs once in the file. */
  readonly from: 'item' | 'group' | 'file';
  /** True if it contains variable keys, such as names of stages. */
  readonly isKey: boolean;
  readonly cells: readonly SourceCell[];
}

const mostColumns = 150;
const sampleSize = 60;

/**
 * Returns the columns of a list: the values of its items, their keys, and the values of their parents that may apply to
 * a set.
 */
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

/** The maximum length of an id in a mapping. */
const longestId = 300;

/**
 * Removes columns with duplicate or too long ids. Duplicates occur because keys may contain the characters that join
 * ids; the first column stays.
 */
function withOwnIds(columns: readonly JsonColumn[]): readonly JsonColumn[] {
  const known = new Set<string>();
  return columns.filter(({ id }) => {
    const isOwn = !known.has(id) && id.length <= longestId;
    known.add(id);
    return isOwn;
  });
}

const shared: ReadonlySet<MappedField> = new Set(['artistName', 'stage', 'date', 'timeStart', 'timeRange']);

/** Returns true if a parent's value may apply to each of its sets. */
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

/** Returns the position of a list and those of its parents, nearest first, with the paths of their values. */
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
      // Lists in a parent are usually the names of siblings, not of the parent.
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

/** Ignores ids without a name in the file as stages or artists. */
function withoutIds(meaning: KeyMeaning | null, names: readonly string[]): KeyMeaning | null {
  const isName = meaning?.field === 'stage' || meaning?.field === 'artistName';
  return isName && isIdKey(names.at(-1) ?? '') ? null : meaning;
}

/**
 * Builds the column of keys: recognised as days or times by their form, as ids by a table, or by the key above them.
 */
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

/** Returns a sample of the distinct values. */
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
