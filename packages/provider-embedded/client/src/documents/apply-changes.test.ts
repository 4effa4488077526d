import type { DocumentSnapshot, Query } from '@lineup/provider';
import { describe, expect, it } from 'vitest';
import { applyToDocument, applyToQuery } from './apply-changes.ts';

const query: Query = {
  collection: 'festivals',
  where: [{ field: 'open', op: '==', value: true }],
  orderBy: [{ field: 'rank', direction: 'ascending' }],
};

function festival(id: string, version: string, rank: number, open = true): DocumentSnapshot {
  return { path: `festivals/${id}`, id, version, data: { rank, open } };
}

function written(document: DocumentSnapshot) {
  return { path: document.path, version: document.version, data: document.data };
}

const a = festival('a', '1', 10);
const b = festival('b', '2', 20);

describe('changes applied to the documents of a query', () => {
  it('puts a new document in its place', () => {
    const c = festival('c', '3', 15);
    expect(applyToQuery(query, [a, b], [written(c)])).toEqual([a, c, b]);
  });

  it('moves a document whose place has changed', () => {
    const moved = festival('a', '3', 30);
    expect(applyToQuery(query, [a, b], [written(moved)])).toEqual([b, moved]);
  });

  it('takes out what no longer matches and what was deleted', () => {
    const closed = festival('a', '3', 10, false);
    expect(applyToQuery(query, [a, b], [written(closed)])).toEqual([b]);
    expect(applyToQuery(query, [a, b], [{ path: b.path, version: null, data: null }])).toEqual([a]);
  });

  it('keeps the very list where nothing of it has changed', () => {
    const documents = [a, b];
    const elsewhere = { path: 'festivals/a/lineupEvents/x', version: '9', data: { rank: 1, open: true } };
    const unmatched = written(festival('z', '9', 1, false));
    const deleted = { path: 'festivals/y', version: null, data: null };
    expect(applyToQuery(query, documents, [elsewhere, unmatched, deleted])).toBe(documents);
  });

  it('does not fall back behind what was read after the change', () => {
    const documents = [festival('a', '10', 10), b];
    expect(applyToQuery(query, documents, [written(festival('a', '9', 99))])).toBe(documents);
    expect(applyToQuery(query, documents, [written(festival('a', '10', 10))])).toBe(documents);
  });

  it('keeps the documents themselves that did not change', () => {
    const [first] = applyToQuery(query, [a, b], [written(festival('b', '3', 21))]);
    expect(first).toBe(a);
  });

  it('follows a document that is deleted and made again within one step', () => {
    const again = festival('a', '4', 5);
    const changes = [{ path: a.path, version: null, data: null }, written(again)];
    expect(applyToQuery(query, [a, b], changes)).toEqual([again, b]);
  });
});

describe('a change applied to one document', () => {
  it('makes, replaces and removes it', () => {
    expect(applyToDocument(null, written(a))).toEqual(a);
    expect(applyToDocument(a, written(festival('a', '2', 11)))).toEqual(festival('a', '2', 11));
    expect(applyToDocument(a, { path: a.path, version: null, data: null })).toBeNull();
  });

  it('counts versions as numbers', () => {
    const ninth = festival('a', '9', 1);
    expect(applyToDocument(ninth, written(festival('a', '10', 2)))?.version).toBe('10');
    expect(applyToDocument(festival('a', '10', 2), written(ninth))?.version).toBe('10');
  });
});
