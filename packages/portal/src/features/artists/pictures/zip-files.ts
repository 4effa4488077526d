import { batchLimits } from '@lineup/domain';
import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { headBytes, SwellingFileError, type BatchFile } from './batch-file.ts';

// The browser already unpacks in the background.
configure({ useWebWorkers: false });

/**
 * Lists the files in a ZIP archive; pictures are unpacked on demand, and never beyond the size in the list. Returns at
 * most one file more than a batch may have. Rejects if the archive is damaged or password-protected.
 */
export async function filesInZip(archive: File): Promise<readonly BatchFile[]> {
  const reader = new ZipReader(new BlobReader(archive));
  const files: BatchFile[] = [];
  for await (const entry of reader.getEntriesGenerator()) {
    if (entry.directory) continue;
    if (entry.encrypted) throw new Error('The archive is protected by a password');
    files.push(zippedFile(entry));
    if (files.length > batchLimits.files) break;
  }
  return files;
}

function zippedFile(entry: FileEntry): BatchFile {
  const { filename: path, uncompressedSize: size } = entry;
  return {
    path,
    size,
    head: async () => {
      const { chunks } = await unpack(entry, Math.min(size, headBytes), true);
      return new Uint8Array(await new Blob(chunks).arrayBuffer());
    },
    open: async () => {
      const { chunks } = await unpack(entry, size, false);
      return new File(chunks, path.slice(path.lastIndexOf('/') + 1));
    },
  };
}

/** Unpacks at most this many bytes. Beyond that it stops: with the bytes so far if `mayBeMore`, else with an error. */
async function unpack(entry: FileEntry, most: number, mayBeMore: boolean) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const stop = new AbortController();
  const target = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      size += chunk.byteLength;
      if (size > most) {
        if (mayBeMore) chunks.push(chunk.slice(0, chunk.byteLength - (size - most)));
        stop.abort();
        throw new SwellingFileError();
      }
      chunks.push(chunk.slice());
    },
  });
  try {
    await entry.getData(target, { signal: stop.signal });
  } catch (error) {
    if (size > most && mayBeMore) return { chunks };
    throw size > most ? new SwellingFileError() : error;
  }
  return { chunks };
}
