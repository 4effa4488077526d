import * as fc from 'fast-check';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { decodeDocument, decodeValue, encodeDocument, encodeValue } from './encoding.ts';

const microsecond = fc.integer({ min: 0, max: 999_999 }).map((count) => count * 1000);
const timestamp = fc.record({
  seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
  nanoseconds: microsecond,
});
const field = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,12}$/u);
const leaf = fc.oneof(fc.constant(null), fc.boolean(), fc.double({ noNaN: true }), fc.string(), timestamp);
const data = fc.dictionary(
  field,
  fc.oneof(leaf, fc.array(leaf), fc.array(fc.dictionary(field, leaf, { noNullPrototype: true }))),
  { noNullPrototype: true },
);

test('a document comes back as it was written, with its version', () => {
  fc.assert(
    fc.property(data, (document) => {
      expect(decodeDocument(encodeDocument('festivals/f1', document, 'v1'))).toEqual({
        data: document,
        version: 'v1',
      });
    }),
  );
});

test('a point in time is Firestore’s own, at any depth', () => {
  const at = { seconds: 1, nanoseconds: 2000 };
  expect(encodeDocument('festivals/f1', { at, list: [{ at }] }, 'v1')).toEqual({
    at: new Timestamp(1, 2000),
    list: [{ at: new Timestamp(1, 2000) }],
    _version: 'v1',
  });
});

test('what only looks like a point in time stays an object', () => {
  for (const value of [
    { seconds: 1 },
    { seconds: 1, nanoseconds: 2, more: 3 },
    { seconds: 1.5, nanoseconds: 0 },
  ]) {
    expect(encodeValue(value)).toEqual(value);
  }
});

test('fields without a value are left out', () => {
  expect(encodeDocument('festivals/f1', { name: undefined, inner: { more: undefined } }, 'v1')).toEqual({
    inner: {},
    _version: 'v1',
  });
});

test('a value that the port cannot say is null', () => {
  expect(decodeValue(new Uint8Array(1))).toBeNull();
  expect(decodeValue(new GeoPoint(52, 4))).toBeNull();
});

test('a document without a version has the empty one', () => {
  expect(decodeDocument({ permissions: ['admin'] })).toEqual({
    data: { permissions: ['admin'] },
    version: '',
  });
  expect(decodeDocument({ _version: 7, _basedOn: 'x' })).toEqual({ data: {}, version: '' });
});

test('a part of a record is stored compressed, and comes back as it was written', () => {
  fc.assert(
    fc.property(data, (document) => {
      const stored = encodeDocument('festivals/f1/changes/c1/parts/0000', document, 'v1');
      expect(Object.keys(stored).toSorted()).toEqual(['_packed', '_version']);
      const written: unknown = JSON.parse(JSON.stringify(document));
      expect(decodeDocument(stored)).toEqual({ data: written, version: 'v1' });
    }),
  );
});

test('a damaged part has no data', () => {
  expect(decodeDocument({ _packed: Buffer.from('no gzip'), _version: 'v1' })).toEqual({
    data: {},
    version: 'v1',
  });
});
