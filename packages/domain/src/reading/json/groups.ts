import { isJsonObject } from '../../lineup/json/found.ts';
import { headingMeaning } from '../headings.ts';
import { isClockKey, isDayKey, isShortDay, meaningOfPath, keyWords } from './key-words.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Keys that only group data and have no meaning of their own. */
const wrappers = new Set(
  (
    'data results result items records rows entries list nodes edges node lineup schedule timetable program programme sessions ' +
    'talks content payload response body value values festival conference days events props attributes fields meta info ' +
    'performances acts artists sets slots shows stages rooms venues resources people'
  ).split(' '),
);

/**
 * Returns the variable keys of an object, which carry data such as days, stages or ids: an object of lists under
 * "rooms", `{ "friday": […], "saturday": […] }`, or keys with values of the same kind. `path` are the keys that lead to
 * the object; `isInside` is true within an item of a list.
 */
export function groupKeys(object: JsonObject, path: readonly string[], isInside: boolean): readonly string[] {
  const names = Object.keys(object).filter((name) => object[name] !== null);
  const dated = names.filter((name) => isGroup(object[name]) && (isDayKey(name) || isClockKey(name)));
  if (dated.length > 0) return dated;
  if (names.length > 1 && names.every((name) => isShortDay(name) && isGroup(object[name]))) return names;
  const clocks = names.filter((name) => isClockKey(name));
  if (clocks.length > 0 && clocks.length === names.length) return clocks;
  if (names.length === 0 || !names.every((name) => isGroup(object[name]))) return [];
  const values = names.map((name) => object[name]);
  if (names.length === 1) return isGroupOfOne(names, path, isInside) ? names : [];
  if (!areSameKind(values)) return [];
  return names.some(isWrapper) && !values.every(holdsTimes) ? [] : names;
}

/** A single key is variable if its parent indicates that: a room under "rooms", the only stage of a day. */
function isGroupOfOne(names: readonly string[], path: readonly string[], isInside: boolean): boolean {
  return !names.every(isWrapper) && (isInside || isSetOf(path));
}

/** Returns true if the last key of the path names what its parts are: stages, days. */
function isSetOf(path: readonly string[]): boolean {
  const field = meaningOfPath(path.slice(-1))?.field;
  return field === 'stage' || field === 'date';
}

function isWrapper(name: string): boolean {
  const words = keyWords(name);
  if (words[0] === 'by') return true;
  return wrappers.has(words.join('')) || headingMeaning(words.join(' ')) !== null;
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns true if the values are of the same kind: the first objects in them share half of their keys, or are all
 * groups.
 */
function areSameKind(values: readonly unknown[]): boolean {
  if (values.some((value) => Array.isArray(value)) && !values.every((value) => Array.isArray(value)))
    return false;
  const shapes = values.flatMap((value) => shapeOf(value) ?? []);
  const [first] = shapes;
  if (first === undefined) return values.some((value) => Array.isArray(value) && value.length > 0);
  return shapes.every(
    (shape) => shape.isGroups === first.isGroups && (shape.isGroups || overlap(shape, first)),
  );
}

interface Shape {
  readonly names: readonly string[];
  readonly isGroups: boolean;
}

/** Returns null if there is nothing to compare. */
function shapeOf(value: unknown): Shape | null {
  const object = Array.isArray(value) ? (value as readonly unknown[]).find((item) => item !== null) : value;
  if (!isJsonObject(object)) return typeof object === 'string' ? { names: ['text'], isGroups: false } : null;
  const names = Object.keys(object);
  if (names.length === 0) return null;
  if (names.every(isClockKey)) return { names: ['time'], isGroups: false };
  return { names, isGroups: !Array.isArray(value) && names.every((name) => isGroup(object[name])) };
}

function overlap(a: Shape, b: Shape): boolean {
  const known = new Set(a.names);
  const common = b.names.filter((name) => known.has(name)).length;
  return common * 2 >= Math.min(a.names.length, b.names.length);
}

/** Returns true if the first object of a list has a time field, or the first text contains a digit. */
function holdsTimes(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return /\d/u.test(first);
  if (!isJsonObject(first)) return false;
  return Object.keys(first).some((name) => {
    const field = meaningOfPath([name])?.field;
    return field === 'timeStart' || field === 'timeEnd' || field === 'timeRange';
  });
}
