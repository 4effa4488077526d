import type { MappedField } from '../lineup-mapping.ts';
import type { Item, ItemList, ItemValue } from './find-lists.ts';
import { isIdKey, isNameKey, meaningOfPath, keyWords } from './key-words.ts';

/** What the items of a list are called, by what they are found by. */
export interface NamesById {
  readonly path: string;
  /** What its list is called: "stages". */
  readonly listName: string;
  /** What such an item is: a stage, an artist; null where its list does not say. */
  readonly field: MappedField | null;
  readonly names: ReadonlyMap<string, string>;
}

/** The tables of a file in which stages, artists and the like have ids, for the lists that name them by those. */
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

/** What the items of a list are, by the name that it stands under. */
function fieldOfList({ at }: ItemList): MappedField | null {
  return meaningOfPath(at.names.slice(-1))?.field ?? null;
}

/** The stages of a file in the order of its own list of them; none where it has no such list. */
export function stagesOfFile(lists: readonly ItemList[]): readonly string[] {
  for (const list of lists) {
    if (fieldOfList(list) !== 'stage') continue;
    const names = list.items.flatMap((item) => nameOfItem(item) ?? textOf(item) ?? []);
    if (names.length > 0) return [...new Set(names)];
  }
  return [];
}

/** What an item is called: "name" before "title". */
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

/** How many of a column's values must be ids of one table for all of them to be. */
const enough = 0.8;

/** A column, or keys, that may hold ids. */
export interface MaybeIds {
  readonly values: readonly ItemValue[];
  /** What it stands for by its name. */
  readonly field: MappedField | null;
  /** What its name refers to, see `referredTo`; null where it says nothing of ids. */
  readonly refersTo: string | null;
  /** The list that it belongs to, which does not refer to itself. */
  readonly path: string;
}

/** The table that the values of a column are ids of, or null: the one of its name, as small numbers are ids of anything. */
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

/** Returns true if the texts are the names themselves. */
function isCalled({ names }: NamesById, texts: readonly string[]): boolean {
  const called = new Set(names.values());
  return texts.every((text) => called.has(text));
}
