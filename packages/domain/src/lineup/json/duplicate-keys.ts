import { isJsonObject } from './found.ts';
import { skipText } from './json-measure.ts';

/** Names that occur more than once in the same object of a valid JSON text. */
export interface DuplicateKeys {
  /** By the index of the event in its list, from 0. */
  readonly byRow: ReadonlyMap<number, readonly string[]>;
  /** True if the list of events itself occurs more than once. */
  readonly ofList: boolean;
}

interface Level {
  readonly isList: boolean;
  readonly names: Set<string>;
  index: number;
  /** The name whose value comes next. While it is null in an object, the next string is a name. */
  name: string | null;
}

/** Counts the members of all objects in a parsed value; a repeated name counts once. The caller limits the nesting. */
export function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') count += countMembers(item);
  } else if (isJsonObject(value)) {
    // oxlint-disable-next-line guard-for-in -- a parsed object inherits no keys, and this is the fastest loop
    for (const key in value) {
      const member = value[key];
      count += typeof member === 'object' ? 1 + countMembers(member) : 1;
    }
  }
  return count;
}

/** Finds repeated names in valid JSON whose events are a bare list, or are under `listName` in an object. */
export function findDuplicateKeys(text: string, listName: string | null): DuplicateKeys {
  const finder = new DuplicateFinder(listName);
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') {
      const end = skipText(text, at);
      if (finder.expectsName()) finder.takeName(nameOf(text.slice(at, end + 1)));
      at = end;
    } else if (character === '{' || character === '[') finder.open(character === '[');
    else if (character === '}' || character === ']') finder.close();
    else if (character === ',') finder.next();
  }
  return finder;
}

class DuplicateFinder implements DuplicateKeys {
  readonly byRow = new Map<number, string[]>();
  ofList = false;
  readonly #listName: string | null;
  readonly #levels: Level[] = [];

  constructor(listName: string | null) {
    this.#listName = listName;
  }

  open(isList: boolean): void {
    this.#levels.push({ isList, names: new Set(), index: 0, name: null });
  }

  close(): void {
    this.#levels.pop();
  }

  next(): void {
    const level = this.#levels.at(-1);
    if (level === undefined) return;
    level.index += 1;
    level.name = null;
  }

  expectsName(): boolean {
    const level = this.#levels.at(-1);
    return level !== undefined && !level.isList && level.name === null;
  }

  takeName(name: string): void {
    const level = this.#levels.at(-1);
    if (level === undefined) return;
    level.name = name;
    if (level.names.has(name)) this.#note(name);
    level.names.add(name);
  }

  #note(name: string): void {
    if (this.#levels.length === 1) this.ofList ||= name === this.#listName;
    const list = this.#listOfEvents();
    if (list === null) return;
    const names = this.byRow.get(list.index);
    if (names === undefined) this.byRow.set(list.index, [name]);
    else names.push(name);
  }

  /** Returns the list of events if the innermost object is an event. */
  #listOfEvents(): Level | null {
    const depth = this.#listName === null ? 1 : 2;
    const list = this.#levels[depth - 1];
    if (this.#levels.length !== depth + 1 || list?.isList !== true) return null;
    return depth === 1 || this.#levels[0]?.name === this.#listName ? list : null;
  }
}

/** Unescapes a quoted string of valid JSON. */
function nameOf(quoted: string): string {
  return String(JSON.parse(quoted));
}
