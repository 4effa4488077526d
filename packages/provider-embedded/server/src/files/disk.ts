import { existsSync, statSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureVersions, type PictureVersion } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';

/** The bytes of a request, piece by piece. */
export type ByteSource = AsyncIterable<Uint8Array>;

/** Files of one folder, under names made by the server; nothing is seen under its name before it is whole on the disk. */
export interface Disk {
  /** Where the content of `id` is or will be. */
  pathOf(id: string, version?: PictureVersion): string;
  /** Returns true if the content is there. */
  has(id: string, version?: PictureVersion): boolean;
  /** Where `id` is received before it is known to be good. */
  temporaryPathOf(id: string): string;
  /** Receives at most `limit` bytes into the temporary file and answers their number. Fails with `payload-too-large`. */
  receive(id: string, source: ByteSource, limit: number): Promise<number>;
  /** Makes the received bytes the content of `id`. */
  keepReceived(id: string): Promise<void>;
  /** Forgets the received bytes. */
  dropReceived(id: string): Promise<void>;
  /** Writes content made by the server. */
  keep(id: string, content: Uint8Array, version?: PictureVersion): Promise<void>;
  read(id: string, version?: PictureVersion): Promise<Uint8Array>;
  /** Throws what the system says where the content of `id` is not to be found under its name. */
  requireThere(id: string): void;
  /** Removes all that there is of `id`, also what is half written. */
  remove(id: string): Promise<void>;
  /** Removes one file by its name. */
  removeName(name: string): Promise<void>;
  /** The names of all files, temporary ones too. */
  list(): Promise<readonly string[]>;
}

/** `folder` must exist. */
export function openDisk(folder: string): Disk {
  const pathOf = (id: string, version?: PictureVersion) => join(folder, nameOf(id, version));
  const temporaryPathOf = (id: string) => join(folder, `${id}.tmp`);
  const settle = async (id: string, version?: PictureVersion) => {
    await rename(temporaryPathOf(nameOf(id, version)), pathOf(id, version));
    await syncFolder(folder);
  };
  return {
    pathOf,
    has: (id, version) => existsSync(pathOf(id, version)),
    temporaryPathOf,
    receive: (id, source, limit) => writeSynced(temporaryPathOf(id), limited(source, limit)),
    keepReceived: (id) => settle(id),
    dropReceived: (id) => rm(temporaryPathOf(id), { force: true }),
    keep: async (id, content, version) => {
      await writeSynced(temporaryPathOf(nameOf(id, version)), [content]);
      await settle(id, version);
    },
    read: (id, version) => readFile(pathOf(id, version)),
    requireThere: (id) => void statSync(pathOf(id)),
    remove: async (id) => {
      for (const name of namesOf(id)) {
        await rm(join(folder, name), { force: true });
        await rm(temporaryPathOf(name), { force: true });
      }
    },
    removeName: (name) => rm(join(folder, name), { force: true }),
    list: () => readdir(folder),
  };
}

/** The names in the folder that may belong to `id`: its content, and its versions where it is a picture. */
export function namesOf(id: string): readonly string[] {
  return [id, ...pictureVersions.map((version) => nameOf(id, version))];
}

function nameOf(id: string, version: PictureVersion | undefined): string {
  return version === undefined ? id : `${id}-${version.width}.${version.format}`;
}

async function* limited(source: ByteSource, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > limit) throw new ProviderError('payload-too-large', `The file has more than ${limit} bytes`);
    yield chunk;
  }
}

async function writeSynced(path: string, chunks: ByteSource | Iterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of chunks) size += await writeWhole(file, chunk);
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

/** A nearly full disk may take only a part of a piece at once. */
async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<number> {
  let written = 0;
  while (written < chunk.byteLength) {
    const { bytesWritten } = await file.write(chunk, written);
    written += bytesWritten;
  }
  return written;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
