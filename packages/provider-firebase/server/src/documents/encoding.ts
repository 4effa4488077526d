import type { DocumentData } from '@lineup/provider';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { basedOnField, createDocumentEncoder, versionField } from '../../../encoding/document-codec.ts';

export { basedOnField, decodeDocument, decodeValue, versionField } from '../../../encoding/document-codec.ts';

const encoder = createDocumentEncoder({
  timestamp: (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
  serverTimestamp: () => FieldValue.serverTimestamp(),
});

export const { encodeValue } = encoder;

/** A document as Firestore keeps it, written by the commit `version`. */
export function encodeDocument(data: DocumentData, version: string): Record<string, unknown> {
  return { ...encoder.encodeFields(data), [versionField]: version, [basedOnField]: null };
}
