import { ProviderError } from '@lineup/provider';
import type { ByteSource } from './disk.ts';

/** More than any file the portal takes, and little enough to be thrown away. */
const forgottenBytes = 16 * 1024 * 1024;

export interface RequestBody {
  /** The bytes as they come; ends with `cancelled` where the sender stops. */
  readonly pieces: ByteSource;
  /**
   * Reads what `pieces` has left, up to 16 MB, and forgets it. For a refusal: a sender hears no response while it still
   * sends, and finds its line broken when the connection ends before it is done.
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
        // Whoever has stopped sending waits for no response.
        const piece = await reader?.read().catch(() => undefined);
        if (piece?.value === undefined) return;
        left -= piece.value.byteLength;
      }
    },
  };
}
