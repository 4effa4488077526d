import { timestampSchema } from '@lineup/domain';
import { serverTimestamp, type DocumentValue } from '@lineup/provider';
import * as fc from 'fast-check';
import { Timestamp as WatchedTimestamp } from 'firebase/firestore';
import { Bytes, serverTimestamp as sdkServerTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { decodeDocument, encodeFields } from './encoding.ts';

const timestamp = fc.record({
  seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
  nanoseconds: fc.integer({ min: 0, max: 999_999_999 }),
});
const { value } = fc.letrec<{ value: DocumentValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    timestamp,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('a document', () => {
  it('comes back as it was written', () => {
    const fields = fc.dictionary(
      fc.string().filter((name) => name !== '_version' && name !== '_basedOn'),
      value,
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(fields, (data) => {
        expect(decodeDocument(encodeFields(data)).data).toEqual(data);
      }),
    );
  });

  it('holds points in time as Firestore’s own, at any depth', () => {
    const at = { seconds: 1_790_000_000, nanoseconds: 5000 };
    const stored = encodeFields({ at, list: [{ at }], other: { seconds: 1, nanoseconds: 2, more: 3 } });
    const own = new Timestamp(at.seconds, at.nanoseconds);
    expect(stored).toEqual({
      at: own,
      list: [{ at: own }],
      other: { seconds: 1, nanoseconds: 2, more: 3 },
    });
  });

  it('leaves out fields without a value and names the server’s time', () => {
    const stored = encodeFields({ gone: undefined, created_at: serverTimestamp });
    expect(Object.keys(stored)).toEqual(['created_at']);
    expect(stored['created_at']).toEqual(sdkServerTimestamp());
  });

  it('is read from either part of the SDK', () => {
    const at = { seconds: 1, nanoseconds: 2000 };
    expect(timestampSchema.parse(at)).toEqual(at);
    for (const stored of [new Timestamp(1, 2000), new WatchedTimestamp(1, 2000)]) {
      expect(decodeDocument({ at: stored }).data).toEqual({ at });
    }
  });

  it('gives the provider’s own fields away only as its version', () => {
    const stored = { name: 'a', _version: 'v1', _basedOn: 'v0' };
    expect(decodeDocument(stored)).toEqual({ data: { name: 'a' }, version: 'v1' });
    expect(decodeDocument({ name: 'a' }).version).toBe('');
  });

  it('tells what the port has no word for as null', () => {
    expect(decodeDocument({ bytes: Bytes.fromUint8Array(new Uint8Array(2)) }).data).toEqual({ bytes: null });
  });
});
