import { paths, type DocumentKind } from '@lineup/domain';
import type { Order, Query } from './documents.ts';

/** What queries of one kind have in common, regardless of their values. Providers choose their indexes by it. */
export interface QueryShape {
  readonly kind: DocumentKind;
  /** Searches the sets of all festivals. */
  readonly everywhere?: true;
  /** Fields compared with one value. */
  readonly equal?: readonly string[];
  /** A list field searched for one value, or for any of several. */
  readonly containsAny?: string;
  readonly orderBy?: readonly Order[];
  /** The first ordering field is limited to a range. */
  readonly inRange?: true;
  /** The query has a limit. */
  readonly limited?: true;
}

const ascending = (field: string): Order => ({ field, direction: 'ascending' });
const descending = (field: string): Order => ({ field, direction: 'descending' });

/**
 * Every query of the product that names fields. Each needs an index, which both providers create from this list: the
 * embedded one in a migration, Firestore in the file that `scripts/make-indexes.mjs` writes.
 */
export const queryShapes: readonly QueryShape[] = [
  { kind: 'festival', orderBy: [descending('startDate')] },
  { kind: 'festival', orderBy: [ascending('startDate')], inRange: true, limited: true },
  { kind: 'festival', orderBy: [descending('endDate')], inRange: true, limited: true },
  { kind: 'lineupEvent', orderBy: [ascending('timeStart')] },
  { kind: 'lineupEvent', orderBy: [ascending('date'), ascending('timeStart')], inRange: true },
  { kind: 'lineupEvent', equal: ['stage'], orderBy: [ascending('timeStart')] },
  { kind: 'lineupUpload', orderBy: [descending('createdAt')] },
  { kind: 'draftEvent', orderBy: [ascending('createdAt')] },
  { kind: 'previewLink', equal: ['festivalId'] },
  { kind: 'stageLink', equal: ['festivalId'] },
  { kind: 'change', orderBy: [descending('at')], inRange: true },
  { kind: 'change', containsAny: 'touches', orderBy: [descending('at')], limited: true },
  { kind: 'change', containsAny: 'touches', orderBy: [descending('at')], inRange: true, limited: true },
  { kind: 'artistChange', containsAny: 'touches', orderBy: [descending('at')], limited: true },
  { kind: 'artistChange', containsAny: 'touches', orderBy: [descending('at')], inRange: true, limited: true },
  { kind: 'artist', containsAny: 'keys' },
  { kind: 'artist', equal: ['mergedInto'] },
  { kind: 'lineupEvent', everywhere: true, containsAny: 'artistIds' },
];

/** Returns the shape of a query for documents of this kind; null if it names no field. */
export function shapeOf(
  kind: DocumentKind,
  { collection, where = [], containsAny, orderBy = [], limit }: Query,
): QueryShape | null {
  const equal = where.filter(({ op }) => op === '==').map(({ field }) => field);
  if (where.length === 0 && orderBy.length === 0 && containsAny === undefined) return null;
  return {
    kind,
    ...(collection === paths.allEvents && { everywhere: true as const }),
    ...(equal.length > 0 && { equal }),
    ...(containsAny !== undefined && { containsAny: containsAny.field }),
    ...(orderBy.length > 0 && { orderBy }),
    ...(where.length > equal.length && { inRange: true as const }),
    ...(limit !== undefined && { limited: true as const }),
  };
}
