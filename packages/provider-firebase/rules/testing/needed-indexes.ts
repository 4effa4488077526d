/** What decides about the indexes of a query: where it looks, the fields of equal values, and the order. */
export interface AskedQuery {
  readonly group: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly equal: readonly string[];
  readonly ordered: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
}

/**
 * The indexes that Firestore asks for, each as a text: one of each field where only values are compared, else one of all
 * fields together, equal values first. An id that goes on in the direction of the last order needs no naming.
 */
export function neededIndexes({ group, scope, equal, ordered }: AskedQuery): readonly string[] {
  const byId = ordered.at(-1)?.[0] === '__name__' ? ordered.at(-1) : undefined;
  const fields = byId === undefined ? ordered : ordered.slice(0, -1);
  const isNamed = byId !== undefined && fields.length > 0 && fields.at(-1)?.[1] !== byId[1];
  if (fields.length === 0) return equal.map((field) => indexText(group, scope, [[field, 'asc']]));
  const all = [
    ...equal.map((field) => [field, 'asc'] as const),
    ...fields,
    ...(isNamed ? [['__name__', byId[1]] as const] : []),
  ];
  return [indexText(group, scope, all)];
}

/** An index in words. */
export function indexText(group: string, scope: string, fields: AskedQuery['ordered']): string {
  return `${group} ${scope}: ${fields.map(([field, direction]) => `${field} ${direction}`).join(', ')}`;
}
