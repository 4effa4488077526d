import { collectionsFinding, compareTimestamps, paths, type Timestamp } from '@lineup/domain';
import type {
  ContainsAny,
  DocumentData,
  DocumentSnapshot,
  DocumentValue,
  Filter,
  FilterOperator,
  Query,
} from './documents.ts';
import { ProviderError } from './errors.ts';

type Found = Pick<DocumentSnapshot, 'path' | 'id' | 'data' | 'damaged'>;

/**
 * Returns true if the document is in the query's collection, passes every filter and has every ordering field. A
 * damaged document always matches, so that callers learn about it.
 */
export function matchesQuery(query: Query, document: Found): boolean {
  if (!isIn(query.collection, document)) return false;
  if (document.damaged === true) return true;
  return (
    (query.where ?? []).every((filter) => passes(filter, document.data)) &&
    (query.containsAny === undefined || containsAny(query.containsAny, document.data)) &&
    (query.orderBy ?? []).every((order) => fieldOf(document.data, order.field) !== undefined)
  );
}

/** Compares two documents by the query's order, then by id, ascending; damaged ones, whose fields are unknown, come first. */
export function compareForQuery(query: Query): (a: Found, b: Found) => number {
  const orders = query.orderBy ?? [];
  return (a, b) => {
    if (a.damaged !== b.damaged) return a.damaged === true ? -1 : 1;
    for (const { field, direction } of orders) {
      const order = compareValues(fieldOf(a.data, field), fieldOf(b.data, field));
      if (order !== 0) return direction === 'ascending' ? order : -order;
    }
    return compareTexts(a.id, b.id);
  };
}

/** Returns the matching documents, in order and cut at the limit. */
export function applyQuery<Document extends Found>(
  query: Query,
  documents: Iterable<Document>,
): readonly Document[] {
  const found = [...documents].filter((document) => matchesQuery(query, document));
  found.sort(compareForQuery(query));
  return query.limit === undefined ? found : found.slice(0, query.limit);
}

/**
 * Building the path with the id is cheaper than cutting the id off, and most documents are directly in the collection.
 */
function isIn(collection: string, { path, id }: Found): boolean {
  if (path === `${collection}/${id}`) return true;
  return (
    collection === paths.allEvents && collectionsFinding(path.slice(0, -id.length - 1)).includes(collection)
  );
}

/** Fails with `invalid-argument` if a query for the sets of all festivals asks for anything but the sets of artists. */
export function requireAnswerable({ collection, where, containsAny, orderBy, limit }: Query): void {
  if (collection !== paths.allEvents) return;
  const isOfArtists = containsAny?.field === 'artistIds';
  if (isOfArtists && where === undefined && orderBy === undefined && limit === undefined) return;
  throw new ProviderError('invalid-argument', 'The sets of all festivals are found by their artists alone');
}

function containsAny({ field, values }: ContainsAny, data: DocumentData): boolean {
  const list = fieldOf(data, field);
  return Array.isArray(list) && values.some((value) => list.includes(value));
}

/** A range only matches values of the same type; null and missing fields are never in a range. */
function passes(filter: Filter, data: DocumentData): boolean {
  const value = fieldOf(data, filter.field);
  if (value === undefined || rank(value) !== rank(filter.value)) return false;
  if (filter.op !== '==' && value === null) return false;
  return holds[filter.op](compareValues(value, filter.value));
}

const holds: Record<FilterOperator, (order: number) => boolean> = {
  '==': (order) => order === 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function fieldOf(data: DocumentData, field: string): DocumentValue | undefined {
  return Object.hasOwn(data, field) ? data[field] : undefined;
}

/** Orders values of different types as null, booleans, numbers, timestamps, texts, then lists and objects. */
function compareValues(a: DocumentValue | undefined, b: DocumentValue | undefined): number {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (isTimestampLike(a) && isTimestampLike(b)) return compareTimestamps(a, b);
  return rank(a) - rank(b);
}

function rank(value: DocumentValue | undefined): number {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (isTimestampLike(value)) return 3;
  return typeof value === 'string' ? 4 : 5;
}

/** Checks only the two fields, since documents have passed their schema and this runs for every comparison. */
function isTimestampLike(value: DocumentValue | undefined): value is Timestamp {
  return typeof value === 'object' && value !== null && 'seconds' in value && 'nanoseconds' in value;
}

/**
 * Compares by code points, as both databases do: by UTF-16 code units, an emoji would sort before a full-width letter.
 */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  if (isSecondHalf(a, at) || isSecondHalf(b, at)) at -= 1;
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}

/** Returns true if the code unit is the second half of a surrogate pair. */
function isSecondHalf(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}
