/** What decides about the indexes of a query: where it looks, the fields of equal values, and the order. */
export interface AskedQuery {
  readonly group: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly equal: readonly string[];
  /** A list of which one value is asked for, or one of several. */
  readonly contains?: string;
  readonly ordered: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
}

/** An index of Firestore. */
export interface FirestoreIndex extends Pick<AskedQuery, 'group' | 'scope'> {
  readonly fields: readonly (readonly [field: string, direction: 'asc' | 'desc' | 'contains'])[];
}

/**
 * The indexes that Firestore asks for: one of each field where only values are compared, else one of all fields together,
 * equal values first. An id that goes on in the direction of the last order needs no naming.
 */
export function neededIndexes({
  group,
  scope,
  equal,
  contains,
  ordered,
}: AskedQuery): readonly FirestoreIndex[] {
  const byId = ordered.at(-1)?.[0] === '__name__' ? ordered.at(-1) : undefined;
  const fields = byId === undefined ? ordered : ordered.slice(0, -1);
  const isNamed = byId !== undefined && fields.length > 0 && fields.at(-1)?.[1] !== byId[1];
  if (fields.length === 0) {
    const single: FirestoreIndex['fields'] = [
      ...(contains === undefined ? [] : [[contains, 'contains'] as const]),
      ...equal.map((field) => [field, 'asc'] as const),
    ];
    return single.map((field) => ({ group, scope, fields: [field] }));
  }
  const all = [
    ...(contains === undefined ? [] : [[contains, 'contains'] as const]),
    ...equal.map((field) => [field, 'asc'] as const),
    ...fields,
    ...(isNamed ? [['__name__', byId[1]] as const] : []),
  ];
  return [{ group, scope, fields: all }];
}
