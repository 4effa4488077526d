import { Timestamp } from 'firebase/firestore/lite';
import { createDocumentEncoder } from '../../../encoding/document-codec.ts';

export { decodeDocument, packedField } from '../../../encoding/document-codec.ts';

/** For the part of the SDK that reads; the part that watches accepts its timestamps as well. */
export const { encodeValue } = createDocumentEncoder(
  (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
);
