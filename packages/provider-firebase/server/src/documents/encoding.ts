import { isChangePartKind, parseDocumentPath } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import { Timestamp } from 'firebase-admin/firestore';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  createDocumentEncoder,
  decodeDocument as decodePlain,
  packedField,
  versionField,
} from '../../../encoding/document-codec.ts';

export { decodeValue, versionField } from '../../../encoding/document-codec.ts';

const encoder = createDocumentEncoder((seconds, nanoseconds) => new Timestamp(seconds, nanoseconds));

export const { encodeValue } = encoder;

/** Encodes a document for `path`, written by the commit `version`. */
export function encodeDocument(path: string, data: DocumentData, version: string): Record<string, unknown> {
  const isPacked = isChangePartKind(parseDocumentPath(path)?.kind);
  const fields = isPacked ? { [packedField]: gzipSync(JSON.stringify(data)) } : encoder.encodeFields(data);
  return { ...fields, [versionField]: version };
}

/** Returns the data and the version of a stored document; '' as the version if an operator wrote it without one. */
export function decodeDocument(stored: Readonly<Record<string, unknown>>): {
  readonly data: DocumentData;
  readonly version: string;
} {
  const { [packedField]: packed, ...plain } = stored;
  const { data, version } = decodePlain(plain);
  return packed instanceof Uint8Array ? { data: unpack(packed), version } : { data, version };
}

/** Damaged data is empty; readers of records report it as missing. */
function unpack(packed: Uint8Array): DocumentData {
  try {
    return JSON.parse(gunzipSync(packed).toString()) as DocumentData;
  } catch {
    return {};
  }
}
