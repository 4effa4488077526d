import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  AdministrationError,
  type ExportedFile,
  type Contents,
  type ProviderName,
} from '@lineup/provider/administration';
import { version as portalVersion } from '../../../../package.json' with { type: 'json' };
import {
  createDocumentCheck,
  type DocumentCheck,
  type MalformedDocument,
} from '../transfer/malformed-documents.ts';
import { chunkBytes, type End, formatVersion, type Header, type Line } from './format.ts';
import { createTally, type Tally } from './tally.ts';

export interface ArchiveToWrite {
  readonly contents: Omit<Contents, 'close'>;
  readonly provider: ProviderName;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether an existing file may be replaced. */
  readonly force: boolean;
}

/** The contents of an archive, including malformed documents that could be read. */
export interface WrittenArchive extends End {
  readonly malformed: readonly MalformedDocument[];
}

/**
 * Writes all contents to `file`, which only appears under its name when it is complete and on the disk. Returns what
 * the archive holds, and the malformed documents. Throws AdministrationError if the file already exists.
 */
export async function writeArchive(file: string, archive: ArchiveToWrite): Promise<WrittenArchive> {
  if (!archive.force && existsSync(file)) {
    throw new AdministrationError(`${file} is there already; --force replaces it.`);
  }
  const part = `${file}.part`;
  const tally = createTally();
  const check = createDocumentCheck(() => true);
  try {
    const out = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(Readable.from(linesOf(archive, tally, check), { objectMode: false }), createGzip(), out);
    await rename(part, file);
    await syncFolder(dirname(file));
    return { ...tally.end(), malformed: check.malformed() };
  } catch (error) {
    await rm(part, { force: true });
    throw isFull(error) ? new AdministrationError(`There is no room for ${file}: the disk is full.`) : error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

async function* linesOf(
  { contents, provider, now }: ArchiveToWrite,
  tally: Tally,
  check: DocumentCheck,
): AsyncGenerator<string> {
  const text = (value: Header | Line) => {
    const line = JSON.stringify(value);
    tally.addLine(line);
    return `${line}\n`;
  };
  const madeAt = new Date(now).toISOString();
  yield text({ type: 'lineup-archive', version: formatVersion, provider, portalVersion, madeAt });
  for await (const account of contents.accounts()) {
    tally.count('accounts');
    yield text({ type: 'account', ...account });
  }
  for await (const { path, data } of contents.documents(check.unreadable)) {
    check.isWellFormed({ path, data });
    tally.count('documents');
    yield text({ type: 'document', path, data: data as Record<string, never> });
  }
  for await (const file of contents.files()) {
    tally.count('files');
    yield text({ type: 'file', path: file.path, contentType: file.type });
    for await (const bytes of chunksOf(file)) {
      tally.countBytes(bytes.byteLength);
      yield text({ type: 'bytes', base64: bytes.toString('base64') });
    }
  }
  yield `${JSON.stringify(tally.end())}\n`;
}

/** The content in chunks of at most `chunkBytes`. */
async function* chunksOf(file: ExportedFile): AsyncGenerator<Buffer> {
  for await (const piece of file.content()) {
    for (let start = 0; start < piece.byteLength; start += chunkBytes) {
      yield Buffer.from(piece.subarray(start, start + chunkBytes));
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
