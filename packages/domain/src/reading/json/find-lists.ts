import { isJsonObject } from '../../lineup/json/found.ts';
import { maximumEvents } from '../../lineup/parsed-lineup.ts';
import { groupKeys } from './groups.ts';
import { rowsOfCells, rowsOfColumns } from './cells.ts';
import { isNameKey } from './key-words.ts';

/** A value of an item: a single one, or a list. */
export type ItemValue = string | number | boolean | readonly (string | number)[];

/**
 * A position in a file. `path` is in a readable form: "days[].rooms{}[]"; `names` are the fixed keys that lead to it
 * from its parent item. The last one describes it best.
 */
export interface Place {
  readonly path: string;
  readonly names: readonly string[];
  /** True if there may be several: items of a list, or groups with variable keys. */
  readonly isRepeated: boolean;
}

/** The values of a list item, and its parent. */
export interface Item {
  /** By the keys that lead to each value, joined with dots. */
  readonly values: ReadonlyMap<string, ItemValue>;
  readonly within: Item | null;
  /** The key of the item if it is variable, such as a day or a stage. */
  readonly key: string | null;
  readonly at: Place;
}

/** All items with the same kind of position in a file, in file order. */
export interface ItemList {
  readonly at: Place;
  readonly items: Item[];
}

/** Further lists and items are ignored: no lineup has that many. */
const mostLists = 300;
const mostItems = maximumEvents + 1;
const longestPath = 250;

/** Finds all lists of objects in a parsed JSON value, and objects grouped under variable keys. */
export function findLists(value: unknown): readonly ItemList[] {
  const whole = { path: '', names: [], within: null };
  const first = new ListFinder(nothing);
  first.walk(value, whole);
  if (first.groups.size === 0) return [...first.lists.values()];
  // Keys that are variable in one place are variable in similar places too, even where there is only one.
  const second = new ListFinder(first.groups);
  second.walk(value, whole);
  return [...second.lists.values()];
}

interface Spot {
  readonly path: string;
  readonly names: readonly string[];
  readonly within: Item | null;
}

class ListFinder {
  readonly lists = new Map<string, ItemList>();
  /** Paths of objects with variable keys. */
  readonly groups = new Set<string>();
  readonly #known: ReadonlySet<string>;

  /** `known` are paths of objects that are known to have variable keys. */
  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  walk(value: unknown, spot: Spot): void {
    if (Array.isArray(value)) this.#walkList(value, spot);
    else if (isJsonObject(value)) this.#walkObject(value, spot);
  }

  #walkList(list: readonly unknown[], spot: Spot): void {
    const inner = { ...spot, path: `${spot.path}[]` };
    const rows = rowsOfCells(list);
    if (rows !== null) {
      for (const row of rows) this.#take(row, inner, null);
      return;
    }
    for (const item of list) {
      if (isJsonObject(item)) this.#take(item, inner, null);
      else if (Array.isArray(item)) this.#walkList(item, inner);
      else if (typeof item === 'string') this.#takeText(item, inner, null);
    }
  }

  /**
   * Walks an object that is not an item: its values apply to everything in it, and its variable keys are keys of items.
   */
  #walkObject(object: JsonObject, spot: Spot): void {
    const rows = rowsOfColumns(object);
    if (rows !== null) {
      for (const row of rows) this.#take(row, { ...spot, path: `${spot.path}[]` }, null);
      return;
    }
    const isInside = spot.within?.at.isRepeated === true;
    const keys = new Set(this.#keysOf(object, spot.path, spot.names, isInside));
    const values = new Map<string, ItemValue>();
    const inner: Inner[] = [];
    flatten(object, [], { values, inner, skipped: keys, isInside, isItem: false });
    const at = { path: spot.path, names: spot.names, isRepeated: false };
    const within = values.size === 0 ? spot.within : { values, within: spot.within, key: null, at };
    for (const key of keys) this.#walkGroup(object[key], key, { ...spot, within });
    for (const { names, value } of inner) {
      this.walk(value, { path: names.reduce(joined, spot.path), names: [...spot.names, ...names], within });
    }
  }

  #keysOf(object: JsonObject, path: string, names: readonly string[], isInside: boolean): readonly string[] {
    const keys = groupKeys(object, names, isInside);
    if (keys.length > 0) this.groups.add(path);
    else if (this.#known.has(path)) return Object.keys(object).filter((name) => isContainer(object[name]));
    return keys;
  }

  #walkGroup(value: unknown, key: string, { names, within, path: outer }: Spot): void {
    const path = `${outer}{}`;
    const group: Item = { values: new Map(), within, key, at: { path, names, isRepeated: true } };
    if (Array.isArray(value)) this.#walkList(value, { path, names: [], within: group });
    else if (!isJsonObject(value)) {
      if (typeof value === 'string') this.#takeText(value, { path, names, within }, key);
    } else if (this.#known.has(path) || isOnlyGroups(value) || groupKeys(value, [key], true).length > 0) {
      this.#walkObject(value, { path, names: [], within: group });
    } else this.#take(value, { path, names, within }, key);
  }

  #take(object: JsonObject, { path, names, within }: Spot, key: string | null): void {
    const list = this.#listAt(path, names);
    if (list === null) return;
    const values = new Map<string, ItemValue>();
    const item: Item = { values, within, key, at: list.at };
    list.items.push(item);
    const inner: Inner[] = [];
    flatten(object, [], { values, inner, skipped: nothing, isInside: true, isItem: true });
    for (const one of inner) {
      this.walk(one.value, { path: one.names.reduce(joined, path), names: one.names, within: item });
    }
  }

  #takeText(text: string, { path, names, within }: Spot, key: string | null): void {
    const list = this.#listAt(path, names);
    list?.items.push({ values: textValues(text), within, key, at: list.at });
  }

  #listAt(path: string, names: readonly string[]): ItemList | null {
    const known = this.lists.get(path);
    if (known !== undefined) return known.items.length < mostItems ? known : null;
    if (this.lists.size >= mostLists || path.length > longestPath) return null;
    const list: ItemList = { at: { path, names, isRepeated: true }, items: [] };
    this.lists.set(path, list);
    return list;
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

const nothing: ReadonlySet<string> = new Set();
const timeAndName =
  /^(\d{1,2}(?:[:.h]\d\d)?(?:\s?[ap]m)?(?:\s?(?:-|–|—|to|bis)\s?\d{1,2}(?:[:.h]\d\d)?(?:\s?[ap]m)?)?(?:\s?(?:h|uhr))?)[\s:|,–—-]+(.+)$/iu;

/** Splits "20:00 - 21:15 Night Ferry" into two values; other texts are one value. */
function textValues(text: string): ReadonlyMap<string, ItemValue> {
  const [, time, name] = text.length > 300 ? [] : (timeAndName.exec(text.trim()) ?? []);
  if (time === undefined || name === undefined || !/\D/u.test(time) || !/\p{L}/u.test(name))
    return new Map([['text', text]]);
  return new Map([
    ['time', time],
    ['text', name],
  ]);
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function isOnlyGroups(object: Readonly<Record<string, unknown>>): boolean {
  const values = Object.values(object);
  return values.length > 0 && values.every((value) => Array.isArray(value) && value.some(isJsonObject));
}

const mostValues = 120;

/** A list of objects, or groups of them, within an item. */
interface Inner {
  readonly names: readonly string[];
  readonly value: unknown;
}

interface Flat {
  readonly values: Map<string, ItemValue>;
  readonly inner: Inner[];
  readonly skipped: ReadonlySet<string>;
  /** True if the object is an item or within one. */
  readonly isInside: boolean;
  /** True if the object is an item: lists in it then name the artists who play together. */
  readonly isItem: boolean;
}

/**
 * Collects the values of an object and of its nested objects; nested lists of objects and groups are added to `inner`
 * for walking.
 */
function flatten(object: JsonObject, names: readonly string[], flat: Flat): void {
  for (const [name, value] of Object.entries(object)) {
    if (names.length === 0 && flat.skipped.has(name)) continue;
    const path = [...names, name];
    if (Array.isArray(value)) takeList(value, path, flat);
    else if (!isJsonObject(value)) noteValue(flat.values, path.join('.'), value);
    else if (isOnlyGroups(value) || groupKeys(value, [name], flat.isInside).length > 0)
      flat.inner.push({ names: path, value });
    else flatten(value, path, flat);
  }
}

/**
 * Stores a list of texts as several values, and the names of a list of objects; also adds the list to `inner` if it may
 * contain items.
 */
function takeList(list: readonly unknown[], path: readonly string[], { values, inner, isItem }: Flat): void {
  const texts = list.flatMap((item) => (isText(item) ? [item] : nameOf(item)));
  if (isItem && texts.length > 0 && texts.length <= mostNames) noteValue(values, path.join('.'), texts);
  if (
    list.some((item) => typeof item === 'object' && item !== null) ||
    list.every((item) => typeof item === 'string')
  ) {
    inner.push({ names: path, value: list });
  }
}

/** A list with more names is not a list of artists who play together. */
const mostNames = 12;

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Returns the name of an object: "name" before "title". */
function nameOf(item: unknown): readonly (string | number)[] {
  if (!isJsonObject(item)) return [];
  const names = Object.keys(item).filter((key) => isNameKey(key) && isText(item[key]));
  const [first] = [...names.filter((key) => /name/iu.test(key)), ...names];
  const name = first === undefined ? undefined : item[first];
  return isText(name) ? [name] : [];
}

function noteValue(values: Map<string, ItemValue>, path: string, value: unknown): void {
  if (values.size >= mostValues || path.length > longestPath) return;
  const isValue = isText(value) || typeof value === 'boolean' || Array.isArray(value);
  if (isValue && value !== '') values.set(path, value as ItemValue);
}
