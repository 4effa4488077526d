/** What determines the indexes of a query: its collection, the fields of equality filters, and the order. */
export interface AskedQuery {
  readonly group: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly equal: readonly string[];
  /** A list field searched for one value, or for any of several. */
  readonly contains?: string;
  readonly ordered: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
}

/** A Firestore index. */
export interface FirestoreIndex extends Pick<AskedQuery, 'group' | 'scope'> {
  readonly fields: readonly (readonly [field: string, direction: 'asc' | 'desc' | 'contains'])[];
}

/**
 * The indexes that Firestore requires: one per field if there are only equality filters, else one of all fields
 * together, equality fields first. A final id in the direction of the last order is implied.
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
