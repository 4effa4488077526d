import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { DamagedArchiveError, longestLine } from './format.ts';

/**
 * Reads the lines of a compressed text file, without line ends. Throws DamagedArchiveError if it is truncated or not
 * such a file.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of uncompressed(file)) {
    rest += decode(decoder, piece);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new DamagedArchiveError('a line is too long');
    yield* lines;
  }
  if (rest !== '') throw new DamagedArchiveError('its last line is cut');
}

async function* uncompressed(file: string): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  let failure: Error | null = null;
  // Errors of both streams reach the reader of the second one.
  pipeline(source, unpacked, (error) => {
    failure = error ?? null;
  });
  try {
    for await (const piece of unpacked) yield piece as Uint8Array;
  } catch (error) {
    throw readingError(failure ?? error);
  }
}

function decode(decoder: TextDecoder, piece: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: true });
  } catch (cause) {
    throw new DamagedArchiveError('it is not text', { cause });
  }
}

/** File system errors are returned unchanged; a decompression error means a damaged archive. */
function readingError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('Z_') ? new DamagedArchiveError('it cannot be unpacked', { cause: error }) : error;
}
