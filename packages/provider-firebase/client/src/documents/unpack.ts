import { Bytes } from 'firebase/firestore/lite';
import { packedField } from './encoding.ts';

/** The stored fields, those that the server side has compressed as they were. A damaged document has none of them. */
export async function unpack(
  stored: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const { [packedField]: packed, ...plain } = stored;
  if (!(packed instanceof Bytes)) return stored;
  try {
    const stream = new Blob([new Uint8Array(packed.toUint8Array())]).stream();
    const response = new Response(stream.pipeThrough(new DecompressionStream('gzip')));
    const fields = (await response.json()) as object;
    return { ...plain, ...fields };
  } catch {
    return plain;
  }
}
