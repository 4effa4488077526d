import {
  artistMessages,
  fileLimits,
  messages,
  ownerPath,
  parseFilePath,
  parseReleaseFilePath,
  type FilePlace,
} from '@lineup/domain';
import { ProviderError, type StoredFile } from '@lineup/provider';
import type { ServerFiles } from '@lineup/provider/server';
import type { Db } from '../database/open.ts';
import type { RandomId, DocumentStore } from '../documents/store.ts';
import type { ByteSource, Disk } from './disk.ts';
import { diskError } from './file-errors.ts';
import { createFileRecords, type FileRecord, type FileRecords } from './records.ts';
import { recogniseLineup } from './lineup-files.ts';
import { makePicture, type MadePicture, withoutMetadata } from './pictures.ts';
import { openRenditions, type RenditionStore } from './renditions.ts';

/** Implements the port's files: records in the database, content on the disk. */
export interface FileStore extends ServerFiles {
  /**
   * Stores the bytes at `path`, replacing any existing file; a failure changes nothing. `announced` is the size claimed
   * by the sender. Fails as `FilePort.upload` says, with `invalid-argument` for an invalid path, and with `not-found`
   * without the festival or the artist.
   */
  put(path: string, source: ByteSource, announced?: number): Promise<StoredFile>;
  /** Stores a picture made by the server unchanged, while `put` would re-encode it. */
  putMade(path: string, picture: MadePicture): Promise<StoredFile>;
  /** Returns the download address. Fails with `not-found`; a file of a release has no address. */
  urlOf(path: string): string;
  /** Returns the record of a download address, or null; files of releases have no address. */
  find(id: string): FileRecord | null;
  /** See `RenditionStore.has`. */
  readonly hasVersion: RenditionStore['has'];
}

export interface FileStoreDeps {
  readonly db: Db;
  readonly disk: Disk;
  readonly documents: Pick<DocumentStore, 'get'>;
  readonly now: () => number;
  readonly randomId: RandomId;
}

export function createFileStore(deps: FileStoreDeps): FileStore {
  const { disk } = deps;
  const records = createFileRecords(deps.db);
  const renditions = openRenditions(disk);
  const { requireOwner, keep } = createKeeping(deps, records);

  const put = async (path: string, source: ByteSource, announced = 0) => {
    const place = requirePlace(path);
    requireOwner(place);
    if (announced > fileLimits[place.kind]) throw tooLarge(place);
    const id = await keep(place, path, (made) => storeContent(disk, place, made, source));
    return { path, url: urlOfId(id) };
  };

  const putMade = async (path: string, { content, type, width }: MadePicture) => {
    const place = requirePlace(path);
    requireOwner(place);
    const id = await keep(place, path, async (made) => {
      await disk.keep(made, content);
      return { size: content.byteLength, type, width };
    });
    return { path, url: urlOfId(id) };
  };

  const write = async (path: string, bytes: Uint8Array, type: string) => {
    requireReleaseFile(path);
    await keep(null, path, async (id) => {
      await disk.keep(id, bytes);
      return { size: bytes.byteLength, type, width: 0 };
    });
  };

  const find = (id: string) => {
    const found = records.byId(id);
    return found === null || parseReleaseFilePath(found.path) !== null ? null : found;
  };

  return {
    put,
    putMade,
    write,
    urlOf: (path) => {
      const found = parseReleaseFilePath(path) === null ? records.byPath(path) : null;
      if (found === null) throw new ProviderError('not-found', `There is no file at ${path}`);
      return urlOfId(found.id);
    },
    find,
    hasVersion: (picture, version) => renditions.has(picture, version),
    read: async (path) => {
      const found = records.byPath(path);
      if (found === null) return null;
      return disk.read(found.id).catch((error: unknown) => Promise.reject(diskError(error)));
    },
    storePicture: async (path, bytes) => (await put(path, onePiece(bytes))).url,
    rendition: async (path, width) => {
      const found = records.byPath(path);
      return found === null ? null : renditions.read(found, width);
    },
    pathOf: async (address) => find(/^\/files\/([A-Za-z0-9]+)$/u.exec(address)?.[1] ?? '')?.path ?? null,
    deleteFolder: async (folder, except) => {
      for (const { id, path } of records.inFolder(folder)) {
        if (except?.has(path)) continue;
        records.remove(id);
        await disk.remove(id);
      }
    },
  };
}

/** Stores content and creates its record. */
function createKeeping({ db, disk, documents, now, randomId }: FileStoreDeps, records: FileRecords) {
  const requireOwner = (place: FilePlace) => {
    if (documents.get(ownerPath(place)) === null) throw noOwner(place);
  };

  /**
   * Creates the record and removes the previous one, unless the place's owner or the files' folder was deleted since.
   */
  const record = (place: FilePlace | null, made: FileRecord) =>
    db.transaction(() => {
      if (place !== null) requireOwner(place);
      disk.requireThere(made.id);
      const before = records.byPath(made.path);
      records.replace(made);
      return before;
    });

  /** Records the file that `store` writes to the disk under a new id at `path`, and returns the id. */
  const keep = async (
    place: FilePlace | null,
    path: string,
    store: (id: string) => Promise<Omit<FileRecord, 'id' | 'path' | 'createdAt'>>,
  ) => {
    const id = randomId(24);
    try {
      const content = await store(id);
      const before = record(place, { id, path, createdAt: now(), ...content });
      if (before !== null) await disk.remove(before.id);
    } catch (error) {
      if (records.byId(id) === null) await disk.remove(id);
      throw diskError(error);
    }
    return id;
  };

  return { requireOwner, keep };
}

/**
 * Receives the bytes, checks them and writes them completely to the disk: pictures re-encoded, pictures of lineups in
 * their own format without metadata, other lineup files unchanged.
 */
async function storeContent(disk: Disk, place: FilePlace, id: string, source: ByteSource) {
  const received = await disk.receive(id, source, fileLimits[place.kind]);
  const temporary = disk.temporaryPathOf(id);
  if (place.kind.startsWith('lineup')) {
    const type = await recogniseLineup(place, temporary);
    if (place.kind === 'lineupImage') {
      const content = await withoutMetadata(temporary, type);
      await disk.dropReceived(id);
      await disk.keep(id, content);
      return { size: content.byteLength, type, width: 0 };
    }
    await disk.keepReceived(id);
    return { size: received, type, width: 0 };
  }
  const picture = await makePicture(temporary);
  await disk.dropReceived(id);
  await disk.keep(id, picture.content);
  return { size: picture.content.byteLength, type: picture.type, width: picture.width };
}

async function* onePiece(bytes: Uint8Array): ByteSource {
  yield bytes;
}

function requirePlace(path: string): FilePlace {
  const place = parseFilePath(path);
  if (place === null) throw new ProviderError('invalid-argument', `No file is stored at ${path}`);
  return place;
}

function requireReleaseFile(path: string): void {
  if (parseReleaseFilePath(path) !== null) return;
  throw new ProviderError('invalid-argument', `No file of a release is stored at ${path}`);
}

/** The download address of the file with this id. */
export function urlOfId(id: string): string {
  return `/files/${id}`;
}

/** The id of the file with this download address, or null for other addresses. */
export function fileIdOf(address: string): string | null {
  return /^\/files\/([A-Za-z0-9]+)$/u.exec(address)?.[1] ?? null;
}

function tooLarge({ kind }: FilePlace): ProviderError {
  return new ProviderError('payload-too-large', `The file has more than ${fileLimits[kind]} bytes`);
}

function noOwner(place: FilePlace): ProviderError {
  return new ProviderError('not-found', `There is no document ${ownerPath(place)}`, {
    userMessage: place.kind === 'artistImage' ? artistMessages.notFound : messages.festival.notFound,
  });
}
