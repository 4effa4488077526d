import type { Query } from '@lineup/provider';
import type { WhereFilterOp } from 'firebase/firestore';
import { encodeValue } from './encoding.ts';

/** A query in the words of Firestore, for either part of the SDK. */
export interface QueryParts {
  readonly where: readonly (readonly [field: string, op: WhereFilterOp, value: unknown])[];
  readonly orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** With a limit the last word is the id's: which of two equals is cut off depends on it. */
  readonly thenById: boolean;
  readonly limit: number | null;
}

/**
 * The query's parts, or null where nothing can match: nothing is before or after null. What is read whole is put in order
 * here: an index that Firestore would need for it costs room in every commit. What is counted is not read, and keeps its
 * order, which leaves out what lacks the field.
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
