import { isJsonObject } from '../../lineup/json/found.ts';
import { maximumEvents } from '../../lineup/parsed-lineup.ts';
import { groupKeys } from './groups.ts';
import { rowsOfCells, rowsOfColumns } from './cells.ts';
import { isNameKey } from './key-words.ts';

/** A value of an item: nothing, one, or several of a list. */
export type ItemValue = string | number | boolean | readonly (string | number)[];

/**
 * Where something stands in a file. `path` is as a person would write it: "days[].rooms{}[]"; `names` are the fixed names
 * that lead to it from what it stands in, the last one tells best what it is.
 */
export interface Place {
  readonly path: string;
  readonly names: readonly string[];
  /** Whether there may be several such: items of a list, or groups under names of their own. */
  readonly isRepeated: boolean;
}

/** What an item of a list says, and what it stands in. */
export interface Item {
  /** By the names of the keys that lead to each, joined by a dot. */
  readonly values: ReadonlyMap<string, ItemValue>;
  readonly within: Item | null;
  /** The key under which it stands, where that is no fixed name. */
  readonly key: string | null;
  readonly at: Place;
}

/** All items that stand in the same way in a file, in its order. */
export interface ItemList {
  readonly at: Place;
  readonly items: Item[];
}

/** More lists or items than this are not looked at: no lineup has them. */
const mostLists = 300;
const mostItems = maximumEvents + 1;
const longestPath = 250;

/** Finds all lists of objects in a parsed JSON value, and groups of them under names of their own. */
export function findLists(value: unknown): readonly ItemList[] {
  const whole = { path: '', names: [], within: null };
  const first = new ListFinder(nothing);
  first.walk(value, whole);
  if (first.groups.size === 0) return [...first.lists.values()];
  // Names that are no fixed ones in one place are none in others like it, though they stand alone there.
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
  /** Where objects have names that are no fixed ones. */
  readonly groups = new Set<string>();
  readonly #known: ReadonlySet<string>;

  /** `known` are the places where the names of objects are known to be no fixed ones. */
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

  /** An object that is no item: what it says holds for all in it, and names in it that are no fixed ones are keys of items. */
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

/** "20:00 - 21:15 Night Ferry" is two values, another text one. */
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

/** A list of objects, or groups of them, in an item. */
interface Inner {
  readonly names: readonly string[];
  readonly value: unknown;
}

interface Flat {
  readonly values: Map<string, ItemValue>;
  readonly inner: Inner[];
  readonly skipped: ReadonlySet<string>;
  /** Whether the object is an item, or stands in one. */
  readonly isInside: boolean;
  /** Whether the object is an item: the names in its lists are then who plays together. */
  readonly isItem: boolean;
}

/** Notes what an object says itself, also in objects in it; lists of objects and groups in it are left to be walked. */
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

/** A list of texts is several values; of a list of objects the names are, and it may hold more. */
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

/** A list of more names than this is no list of those who play together. */
const mostNames = 12;

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** What an object is called by: "name" before "title". */
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
