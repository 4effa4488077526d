import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { requireReadablePath, requireReadableQuery } from './check-place.ts';
import { queryParts } from './query-constraints.ts';

const collection = 'festivals';

describe('a query in the words of Firestore', () => {
  it('has the filters and the order in their places', () => {
    const at = { seconds: 1, nanoseconds: 2000 };
    expect(
      queryParts({
        collection,
        where: [
          { field: 'startDate', op: '>=', value: at },
          { field: 'imageURL', op: '==', value: null },
        ],
        orderBy: [
          { field: 'startDate', direction: 'descending' },
          { field: 'name', direction: 'ascending' },
        ],
        limit: 5,
      }),
    ).toEqual({
      where: [
        ['startDate', '>=', new Timestamp(1, 2000)],
        ['imageURL', '==', null],
      ],
      orderBy: [
        ['startDate', 'desc'],
        ['name', 'asc'],
      ],
      thenById: true,
      limit: 5,
    });
  });

  it('leaves the order of what is read whole to this side, so that no index is needed for it', () => {
    const where = [{ field: 'stage', op: '==', value: 'Quay' }] as const;
    expect(queryParts({ collection, where, orderBy: [{ field: 'name', direction: 'descending' }] })).toEqual({
      where: [['stage', '==', 'Quay']],
      orderBy: [],
      thenById: false,
      limit: null,
    });
  });

  it('says by id which of two equals a limit cuts off', () => {
    expect(queryParts({ collection, limit: 3 })).toMatchObject({ thenById: true, limit: 3 });
  });

  it.each(['<', '<=', '>', '>='] as const)('finds nothing that is %s null', (op) => {
    expect(queryParts({ collection, where: [{ field: 'imageURL', op, value: null }] })).toBeNull();
  });
});

describe('what nobody may read', () => {
  it.each(['users', '', 'elsewhere', 'festivals/a', 'festivals/a/secrets', 'festivals/../users'])(
    'is refused as a collection: %j',
    (path) => {
      expect(() => requireReadableQuery({ collection: path })).toThrow(
        expect.objectContaining({ code: 'permission-denied' }),
      );
    },
  );

  it.each(['users/b', 'festivals', 'festivals/a/b', 'elsewhere/a', ''])(
    'is refused as a document: %j',
    (path) => {
      expect(() => requireReadablePath(path, 'a')).toThrow(
        expect.objectContaining({ code: 'permission-denied' }),
      );
    },
  );

  it('is not the own record, nor what belongs to a festival', () => {
    for (const path of ['users/a', 'festivals/b', 'festivals/b/lineupUploads/c/events/d']) {
      expect(() => requireReadablePath(path, 'a')).not.toThrow();
    }
  });

  it.each([0, -1, 1.5])('is up to %d documents', (limit) => {
    expect(() => requireReadableQuery({ collection, limit })).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
  });
});
