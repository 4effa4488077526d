import type { ArtistFileReading } from '@lineup/domain/reading';
import { askAboutFile } from '../../../app/workers/ask-about-file.ts';

export interface ArtistFileRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** The timeout for reading a file, in milliseconds. */
const limitMs = 20_000;

/** Reads the artists of a file in a worker; null when `signal` was aborted. */
export function readArtists(file: File, signal: AbortSignal): Promise<ArtistFileReading | null> {
  return askAboutFile<ArtistFileReading>(
    file,
    {
      begin: () => new Worker(new URL('./artist-file-worker.ts', import.meta.url), { type: 'module' }),
      requestOf: (bytes): ArtistFileRequest => ({ bytes, fileName: file.name }),
      refused: (error) => ({ ok: false, error }),
      limitMs,
    },
    signal,
  );
}
