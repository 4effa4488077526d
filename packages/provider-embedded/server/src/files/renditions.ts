import type { PictureVersion, PictureWidth } from '@lineup/domain';
import { isProviderError } from '@lineup/provider';
import type { Disk } from './disk.ts';
import { diskError } from './file-errors.ts';
import { renditionsOf } from './pictures.ts';
import type { FileRecord } from './records.ts';
import { versionWidths } from './versions.ts';

/** The versions of stored pictures, which are made once and stay on the disk. */
export interface RenditionStore {
  /** Returns true if the version is on the disk. It is made where it is missing: the picture is from before there were such versions. */
  has(picture: Pick<FileRecord, 'id' | 'width'>, version: PictureVersion): Promise<boolean>;
  /** See `ServerFiles.rendition`. */
  read(picture: Pick<FileRecord, 'id' | 'width'>, width: PictureWidth): Promise<Uint8Array | null>;
}

type RenditionDisk = Pick<Disk, 'has' | 'keep' | 'pathOf' | 'read'>;

export function openRenditions(disk: RenditionDisk): RenditionStore {
  const making = new Map<string, Promise<void>>();

  const makeAll = async ({ id, width }: Pick<FileRecord, 'id' | 'width'>) => {
    for (const { content, ...version } of await renditionsOf(disk.pathOf(id), versionWidths(width))) {
      if (!disk.has(id, version)) await disk.keep(id, content, version);
    }
  };

  /** Requests for the same picture wait for one work. */
  const makeOnce = (picture: Pick<FileRecord, 'id' | 'width'>) => {
    const under = making.get(picture.id);
    if (under !== undefined) return under;
    const work = makeAll(picture).finally(() => making.delete(picture.id));
    making.set(picture.id, work);
    return work;
  };

  return {
    has: async (picture, version) => {
      if (disk.has(picture.id, version)) return true;
      try {
        await makeOnce(picture);
      } catch (error) {
        // It cannot be decoded any more, or the disk is full: the picture itself serves.
        if (!isProviderError(diskError(error))) throw error;
      }
      return disk.has(picture.id, version);
    },
    read: async ({ id, width: own }, width) => {
      const version = { width, format: 'webp' } as const;
      if (width < own && disk.has(id, version)) return disk.read(id, version);
      try {
        const made = await renditionsOf(disk.pathOf(id), [width]);
        return made.find(({ format }) => format === 'webp')?.content ?? null;
      } catch (error) {
        if (isProviderError(error, 'unsupported-media-type') || isProviderError(error, 'payload-too-large')) {
          return null;
        }
        throw diskError(error);
      }
    },
  };
}
