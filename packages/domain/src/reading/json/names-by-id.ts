import type { MappedField } from '../lineup-mapping.ts';
import type { Item, ItemList, ItemValue } from './find-lists.ts';
import { isIdKey, isNameKey, meaningOfPath, keyWords } from './key-words.ts';

/** The names of a list's items by their ids. */
export interface NamesById {
  readonly path: string;
  /** The name of the list: "stages". */
  readonly listName: string;
  /** What the items are: stages or artists; null if the list does not say. */
  readonly field: MappedField | null;
  readonly names: ReadonlyMap<string, string>;
}

/** Finds the lists in which stages, artists and the like have ids, for lists that refer to them. */
export function findNamesById(lists: readonly ItemList[]): readonly NamesById[] {
  return lists.flatMap((list) => {
    const names = new Map<string, string>();
    for (const item of list.items) {
      const name = nameOfItem(item);
      if (name !== null) for (const id of idsOf(item)) names.set(id, name);
    }
    return names.size === 0
      ? []
      : [
          {
            path: list.at.path,
            listName: keyWords(list.at.names.at(-1) ?? '').join(''),
            field: fieldOfList(list),
            names,
          },
        ];
  });
}

/** Returns what the items of a list are, by the key of the list. */
function fieldOfList({ at }: ItemList): MappedField | null {
  return meaningOfPath(at.names.slice(-1))?.field ?? null;
}

/** Returns the stages of a file in the order of its own list; empty if it has no such list. */
export function stagesOfFile(lists: readonly ItemList[]): readonly string[] {
  for (const list of lists) {
    if (fieldOfList(list) !== 'stage') continue;
    const names = list.items.flatMap((item) => nameOfItem(item) ?? textOf(item) ?? []);
    if (names.length > 0) return [...new Set(names)];
  }
  return [];
}

/** Returns the name of an item: "name" before "title". */
function nameOfItem({ values }: Item): string | null {
  const paths = [...values.keys()].filter((path) => path.split('.').every(isNameKey));
  const [first] = [...paths.filter((path) => /name/iu.test(path)), ...paths];
  return first === undefined || first === 'text' ? null : plainText(values.get(first));
}

function textOf({ values }: Item): string | null {
  return values.size === 1 ? plainText(values.get('text')) : null;
}

function idsOf({ values, key }: Item): readonly string[] {
  const own = [...values].filter(([path]) => !path.includes('.') && isIdKey(path));
  return [...(key === null ? [] : [key]), ...own.flatMap(([, value]) => plainText(value) ?? [])];
}

function plainText(value: ItemValue | undefined): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The minimum share of values that must be ids of a table for the column to refer to it. */
const enough = 0.8;

/** A column, or keys, that may hold ids. */
export interface MaybeIds {
  readonly values: readonly ItemValue[];
  /** Its meaning according to its name. */
  readonly field: MappedField | null;
  /** What its name refers to, see `referredTo`; null if it is not a reference. */
  readonly refersTo: string | null;
  /** The path of its own list, which it does not refer to. */
  readonly path: string;
}

/**
 * Returns the table that the values are ids of, or null. Its name must match, because small numbers could be ids of
 * anything.
 */
export function namesFor(
  { values, field, refersTo, path }: MaybeIds,
  tables: readonly NamesById[],
): NamesById | null {
  const texts = values.flatMap((value) => (Array.isArray(value) ? value.map(String) : [String(value)]));
  if (texts.length === 0) return null;
  const isNamed = (table: NamesById) =>
    (field !== null && table.field === field) ||
    (refersTo !== null && [`${refersTo}s`, `${refersTo}es`].includes(table.listName));
  return (
    tables.find(
      (table) =>
        table.path !== path &&
        isNamed(table) &&
        !isCalled(table, texts) &&
        texts.filter((text) => table.names.has(text)).length >= texts.length * enough,
    ) ?? null
  );
}

/** Returns true if the texts are already names. */
function isCalled({ names }: NamesById, texts: readonly string[]): boolean {
  const called = new Set(names.values());
  return texts.every((text) => called.has(text));
}
