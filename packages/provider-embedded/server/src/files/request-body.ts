import { ProviderError } from '@lineup/provider';
import type { ByteSource } from './disk.ts';

/** More than any file the portal accepts, and little enough to be discarded. */
const forgottenBytes = 16 * 1024 * 1024;

export interface RequestBody {
  /** The chunks as they arrive; fails with `cancelled` if the sender stops. */
  readonly pieces: ByteSource;
  /**
   * Reads and discards the rest of `pieces`, up to 16 MB. For rejections: a client that is still sending does not read
   * the response, and sees a broken connection if that is closed early.
   */
  readonly readOn: () => Promise<void>;
}

export function readRequestBody({ body }: Pick<Request, 'body'>): RequestBody {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = body?.getReader();
  async function* pieces(): ByteSource {
    for (;;) {
      const piece = await reader?.read().catch((cause: unknown) => {
        throw new ProviderError('cancelled', 'The sender has stopped', { cause });
      });
      if (piece?.value === undefined) return;
      yield piece.value;
    }
  }
  return {
    pieces: pieces(),
    readOn: async () => {
      let left = forgottenBytes;
      while (left > 0) {
        // A client that has stopped sending does not wait for a response.
        const piece = await reader?.read().catch(() => undefined);
        if (piece?.value === undefined) return;
        left -= piece.value.byteLength;
      }
    },
  };
}
