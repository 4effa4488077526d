import type { PictureVersion, PictureWidth } from '@lineup/domain';
import { isProviderError } from '@lineup/provider';
import type { Disk } from './disk.ts';
import { diskError } from './file-errors.ts';
import { renditionOf } from './pictures.ts';
import type { FileRecord } from './records.ts';

type StoredPicture = Pick<FileRecord, 'id' | 'width'>;

/** The versions of stored pictures: each is made on first use and then stored on the disk. */
export interface RenditionStore {
  /** Returns true if the version is on the disk; makes it if it is missing. */
  has(picture: Pick<StoredPicture, 'id'>, version: PictureVersion): Promise<boolean>;
  /** See `ServerFiles.rendition`. */
  read(picture: StoredPicture, width: PictureWidth): Promise<Uint8Array | null>;
}

type RenditionDisk = Pick<Disk, 'has' | 'keep' | 'pathOf' | 'read' | 'remove'>;

export function openRenditions(disk: RenditionDisk): RenditionStore {
  const making = new Map<string, Promise<void>>();

  /** Concurrent requests for the same version share the work. */
  const makeOnce = (id: string, version: PictureVersion) => {
    const place = disk.pathOf(id, version);
    const underWay = making.get(place);
    if (underWay !== undefined) return underWay;
    const work = make(id, version).finally(() => making.delete(place));
    making.set(place, work);
    return work;
  };

  const make = async (id: string, version: PictureVersion) => {
    await disk.keep(id, await renditionOf(disk.pathOf(id), version), version);
    // The picture may have been removed in the meantime.
    if (!disk.has(id)) await disk.remove(id);
  };

  const has = async ({ id }: Pick<StoredPicture, 'id'>, version: PictureVersion) => {
    if (disk.has(id, version)) return true;
    try {
      await makeOnce(id, version);
    } catch (error) {
      // It can no longer be decoded, or the disk is full: the picture itself is used.
      if (!isProviderError(diskError(error))) throw error;
    }
    return disk.has(id, version);
  };

  return {
    has,
    read: async ({ id, width: own }, width) => {
      const version = { width, format: 'webp' } as const;
      if (width < own && (await has({ id }, version))) return disk.read(id, version);
      try {
        return await renditionOf(disk.pathOf(id), version);
      } catch (error) {
        if (isProviderError(error, 'unsupported-media-type') || isProviderError(error, 'payload-too-large')) {
          return null;
        }
        throw diskError(error);
      }
    },
  };
}
