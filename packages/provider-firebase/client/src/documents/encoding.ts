import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { createDocumentEncoder } from '../../../encoding/document-codec.ts';

export { basedOnField, decodeDocument, versionField } from '../../../encoding/document-codec.ts';

/** Writes for the part of the SDK that commits; the part that watches takes its points in time as well. */
export const { encodeFields, encodeValue } = createDocumentEncoder({
  timestamp: (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
  serverTimestamp,
});
