import { paths, type DocumentKind } from '@lineup/domain';
import type { Order, Query } from './documents.ts';

/** What the queries of one kind have in common, whatever the values: by this the providers choose their indexes. */
export interface QueryShape {
  readonly kind: DocumentKind;
  /** The sets of all festivals are looked through. */
  readonly everywhere?: true;
  /** Fields of which one value is asked for. */
  readonly equal?: readonly string[];
  /** A list of which one value is asked for, or one of several. */
  readonly containsAny?: string;
  readonly orderBy?: readonly Order[];
  /** Only values of the first field of the order within a range are asked for. */
  readonly inRange?: true;
  /** Only the first are asked for. */
  readonly limited?: true;
}

const ascending = (field: string): Order => ({ field, direction: 'ascending' });
const descending = (field: string): Order => ({ field, direction: 'descending' });

/**
 * Every query of the product that names fields. Each is answered by an index, which both providers make of this list: the
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

/** The shape of a query of documents of this kind; null where it names no field. */
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
