import { Bytes } from 'firebase/firestore/lite';
import { packedField } from './encoding.ts';

type StoredFields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields of a stored document, decompressed if the server compressed them; none of these if they are
 * damaged.
 */
export async function unpack(stored: StoredFields): Promise<StoredFields> {
  const packed = stored[packedField];
  if (!(packed instanceof Bytes)) return stored;
  const { [packedField]: _, ...plain } = stored;
  try {
    const stream = new Blob([new Uint8Array(packed.toUint8Array())]).stream();
    const response = new Response(stream.pipeThrough(new DecompressionStream('gzip')));
    const fields = (await response.json()) as object;
    return { ...plain, ...fields };
  } catch {
    return plain;
  }
}
