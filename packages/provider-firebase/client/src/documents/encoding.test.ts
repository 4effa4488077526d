import { timestampSchema } from '@lineup/domain';
import { Timestamp as WatchedTimestamp } from 'firebase/firestore';
import { Bytes, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { decodeDocument, encodeValue } from './encoding.ts';

describe('a document', () => {
  it('is asked for by points in time of Firestore’s own', () => {
    expect(encodeValue({ seconds: 1_790_000_000, nanoseconds: 5000 })).toEqual(
      new Timestamp(1_790_000_000, 5000),
    );
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
