import type { Query } from '@lineup/provider';
import type { WhereFilterOp } from 'firebase/firestore';
import { encodeValue } from './encoding.ts';

/** A query in Firestore's terms, for either part of the SDK. */
export interface QueryParts {
  readonly where: readonly (readonly [field: string, op: WhereFilterOp, value: unknown])[];
  readonly orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** With a limit the last ordering is by id, which decides which of two equal documents is cut off. */
  readonly thenById: boolean;
  readonly limit: number | null;
}

/**
 * The query's parts, or null if nothing can match: no value is before or after null. Results without a limit are sorted
 * here: an index for the order would take room in every commit. Counting keeps the order, which leaves out documents
 * that lack the field.
 */
export function queryParts(
  { where = [], containsAny, orderBy = [], limit }: Query,
  use: 'read' | 'count' = 'read',
): QueryParts | null {
  if (where.some(({ op, value }) => value === null && op !== '==')) return null;
  return {
    where: [
      ...where.map(({ field, op, value }) => [field, op, encodeValue(value)] as const),
      ...(containsAny === undefined
        ? []
        : [[containsAny.field, 'array-contains-any', containsAny.values] as const]),
    ],
    orderBy:
      limit === undefined && use === 'read'
        ? []
        : orderBy.map(({ field, direction }) => [field, direction === 'ascending' ? 'asc' : 'desc'] as const),
    thenById: limit !== undefined,
    limit: limit ?? null,
  };
}
