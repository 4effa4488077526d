import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureVersions, processingMessages, paths, storagePaths } from '@lineup/domain';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { uploadId } from '../documents/testing/fixtures.ts';
import type { ByteSource, Disk } from './disk.ts';
import { createFileStore } from './store.ts';
import {
  coverPath,
  fileWorld,
  inPieces,
  lineupPath,
  plainPicture,
  removeFoldersAfterEach,
} from './testing/fixtures.ts';

removeFoldersAfterEach();
const text = async (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? new Uint8Array());
const idOf = (url: string) => url.slice('/files/'.length);

describe('lineup files', () => {
  test('are stored byte for byte', async () => {
    const { files } = await fileWorld();
    const stored = await files.put(lineupPath, inPieces('[{"artist": "Ö"}]', 3));
    expect(stored).toEqual({ path: lineupPath, url: files.urlOf(lineupPath) });
    expect(await text(await files.read(lineupPath))).toBe('[{"artist": "Ö"}]');
    expect(files.find(idOf(stored.url))).toMatchObject({ size: 18, type: 'application/json', width: 0 });
  });

  test('of exactly 5 MB pass, of a byte more not, whatever size was announced', async () => {
    const { files, folder } = await fileWorld();
    const limit = 5 * 1024 * 1024;
    await files.put(lineupPath, inPieces(new Uint8Array(limit)));
    const before = await readdir(folder);
    await expect(files.put(lineupPath, inPieces(new Uint8Array(limit + 1)))).rejects.toMatchObject({
      code: 'payload-too-large',
    });
    expect(await readdir(folder)).toEqual(before);
  });

  test('announced as too large are refused before a byte is read', async () => {
    const { files } = await fileWorld();
    let read = false;
    const source = (async function* (): ByteSource {
      read = true;
      yield new Uint8Array(1);
    })();
    await expect(files.put(lineupPath, source, 5 * 1024 * 1024 + 1)).rejects.toMatchObject({
      code: 'payload-too-large',
    });
    expect(read).toBe(false);
  });

  test('that are spreadsheets are stored byte for byte, under the type of their content', async () => {
    const { files } = await fileWorld();
    const path = storagePaths.lineupFile('f1', uploadId, 'lineup.csv');
    const { url } = await files.put(path, inPieces('artist,stage\nÖ,Pier', 3));
    expect(await text(await files.read(path))).toBe('artist,stage\nÖ,Pier');
    expect(files.find(idOf(url))).toMatchObject({ size: 20, type: 'text/csv', width: 0 });
    await expect(files.put(path, inPieces(await plainPicture(9, 9).png().toBuffer()))).rejects.toMatchObject({
      code: 'unsupported-media-type',
      userMessage: processingMessages.notSpreadsheet,
    });
    expect(files.urlOf(path)).toBe(url);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'that are pictures keep their size and format (%s) and lose their metadata',
    async (format) => {
      const { files } = await fileWorld();
      const path = storagePaths.lineupFile('f1', uploadId, `poster.${format}`);
      const photo = await plainPicture(300, 200)
        .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(photo).metadata()).exif).toBeDefined();
      await files.put(path, inPieces(photo));
      const stored = await sharp((await files.read(path)) ?? undefined).metadata();
      expect(stored).toMatchObject({ format, width: 200, height: 300 });
      expect(stored.exif).toBeUndefined();
    },
  );

  test('that are pictures are recognised by content', async () => {
    const { files } = await fileWorld();
    const path = storagePaths.lineupFile('f1', uploadId, 'poster.png');
    const png = await plainPicture(20, 20).png().toBuffer();
    await files.put(path, inPieces(png));
    expect(Buffer.from((await files.read(path)) ?? [])).toEqual(png);
    await expect(
      files.put(path, inPieces('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ).rejects.toMatchObject({
      code: 'unsupported-media-type',
    });
    expect(Buffer.from((await files.read(path)) ?? [])).toEqual(png);
  });
});

describe('pictures', () => {
  test('are re-encoded as WebP with renditions and without metadata', async () => {
    const { files, disk } = await fileWorld();
    const jpeg = await plainPicture(3000, 1800)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer();
    const { url } = await files.put(coverPath, inPieces(jpeg));
    expect(files.find(idOf(url))).toMatchObject({ type: 'image/webp', width: 2400 });
    const metadata = await sharp((await files.read(coverPath)) ?? undefined).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 2400, height: 1440 });
    expect(metadata.exif).toBeUndefined();
    for (const version of pictureVersions) {
      expect(await files.hasVersion({ id: idOf(url) }, version)).toBe(true);
      const { width, height, format, ...rest } = await sharp(disk.pathOf(idOf(url), version)).metadata();
      expect({ width, height, format }).toEqual({
        width: version.width,
        height: version.width * 0.6,
        format: version.format === 'avif' ? 'heif' : 'webp',
      });
      expect([rest.exif, rest.icc, rest.orientation]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('are brought to sRGB', async () => {
    const { files, disk } = await fileWorld();
    const pixels = sharp({ create: { width: 600, height: 300, channels: 3, background: '#00ff00' } });
    const wide = await pixels
      .withIccProfile('p3')
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const untagged = await sharp(await sharp(wide).keepMetadata().toBuffer())
      .raw()
      .toBuffer();
    const { url } = await files.put(coverPath, inPieces(wide));
    const version = { width: 480, format: 'webp' } as const;
    await files.hasVersion({ id: idOf(url) }, version);
    const shown = sharp(disk.pathOf(idOf(url), version));
    const [red = 0, green = 0, blue = 0] = await shown.raw().toBuffer();
    expect(Math.abs(red - (untagged[0] ?? 0))).toBeLessThan(12);
    expect(green).toBeGreaterThan(240);
    expect(Math.abs(blue - (untagged[2] ?? 0))).toBeLessThan(12);
  });

  test("of the server's own making are stored as they are, with renditions", async () => {
    const { files } = await fileWorld();
    const content = await plainPicture(1000, 500).webp().toBuffer();
    const { url } = await files.putMade(coverPath, { content, type: 'image/webp', width: 1000 });
    expect(await files.read(coverPath)).toEqual(content);
    expect(files.find(idOf(url))).toMatchObject({
      size: content.byteLength,
      type: 'image/webp',
      width: 1000,
    });
    const smaller = (await files.rendition(coverPath, 480)) ?? Buffer.alloc(0);
    expect((await sharp(smaller).metadata()).width).toBe(480);
  });

  test('get a version when it is first asked for, once', async () => {
    const { files, disk, folder } = await fileWorld();
    const { url } = await files.put(coverPath, inPieces(await plainPicture(600, 300).png().toBuffer()));
    const id = idOf(url);
    expect(await readdir(folder)).toEqual([id]);
    const made = vi.spyOn(disk, 'keep');
    const version = { width: 160, format: 'avif' } as const;
    expect(await Promise.all([files.hasVersion({ id }, version), files.hasVersion({ id }, version)])).toEqual(
      [true, true],
    );
    expect(await files.hasVersion({ id }, version)).toBe(true);
    expect(made).toHaveBeenCalledTimes(1);
    expect((await readdir(folder)).sort()).toEqual([id, `${id}-160.avif`]);
  });

  test('that are removed while a version is made leave none', async () => {
    const { files, disk, folder } = await fileWorld();
    const { url } = await files.put(coverPath, inPieces(await plainPicture(600, 300).png().toBuffer()));
    const keep = disk.keep.bind(disk);
    vi.spyOn(disk, 'keep').mockImplementation(async (...given) => {
      await disk.remove(idOf(url));
      await keep(...given);
    });
    expect(await files.hasVersion({ id: idOf(url) }, { width: 480, format: 'webp' })).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  test('are read for the public as WebP without metadata, not wider than they are', async () => {
    const { files } = await fileWorld();
    await files.put(coverPath, inPieces(await plainPicture(1000, 500).png().toBuffer()));
    const widthAt = async (path: string) => {
      const content = await files.rendition(path, 960);
      return content && (await sharp(content).metadata()).width;
    };
    expect(await widthAt(coverPath)).toBe(960);
    await files.put(coverPath, inPieces(await plainPicture(90, 90).png().toBuffer()));
    expect(await widthAt(coverPath)).toBe(90);
    expect(await widthAt(lineupPath)).toBeNull();
  });

  test('that are small stay as large as they are, without renditions', async () => {
    const { files, folder } = await fileWorld();
    const { url } = await files.put(coverPath, inPieces(await plainPicture(150, 90).png().toBuffer()));
    expect(files.find(idOf(url))?.width).toBe(150);
    expect(await readdir(folder)).toEqual([idOf(url)]);
  });

  test('are turned upright', async () => {
    const { files } = await fileWorld();
    const lying = await plainPicture(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await files.put(coverPath, inPieces(lying));
    const metadata = await sharp((await files.read(coverPath)) ?? undefined).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 300 });
  });

  test('of an event have a place too', async () => {
    const { files } = await fileWorld();
    const path = storagePaths.eventImage('f1', 'Ünø & the Owls', 1_780_000_000_000);
    await expect(files.put(path, inPieces(await plainPicture(9, 9).gif().toBuffer()))).resolves.toMatchObject(
      { path },
    );
  });

  test.each([
    ['text', async () => Buffer.from('hello')],
    ['nothing', async () => Buffer.alloc(0)],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['TIFF', () => plainPicture(9, 9).tiff().toBuffer()],
    ['half a picture', async () => (await plainPicture(900, 900).png().toBuffer()).subarray(0, 600)],
  ])('refuses %s and leaves the one before', async (_, make) => {
    const { files, folder } = await fileWorld();
    const { url } = await files.put(coverPath, inPieces(await plainPicture(30, 30).png().toBuffer()));
    await expect(files.put(coverPath, inPieces(await make()))).rejects.toMatchObject({
      code: 'unsupported-media-type',
      userMessage: expect.any(String) as string,
    });
    expect(files.urlOf(coverPath)).toBe(url);
    expect(await readdir(folder)).toEqual([idOf(url)]);
  });

  test('of more than 50 megapixels are refused before they are decoded', async () => {
    const { files } = await fileWorld();
    const large = await plainPicture(10_000, 5001).png().toBuffer();
    await expect(files.put(coverPath, inPieces(large))).rejects.toMatchObject({
      code: 'payload-too-large',
      userMessage: 'This picture has too many pixels. Maximum is 50 megapixels',
    });
  });
});

describe('places', () => {
  test.each([
    'festivals/f1/other-image',
    'festivals/../festival-image',
    'festivals/f1/events/no-stamp',
    'festivalFiles/f1/lineup_uploads/not-an-upload/lineup.json',
    `festivalFiles/f1/lineup_uploads/${uploadId}/../../x.json`,
    `festivalFiles/f1/lineup_uploads/${uploadId}/a..json`,
    `festivalFiles/f1/lineup_uploads/${uploadId}/`,
    '/etc/passwd',
    '',
  ])('refuses %j', async (path) => {
    const { files } = await fileWorld();
    await expect(files.put(path, inPieces('[]'))).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  test('need their festival', async () => {
    const { files } = await fileWorld();
    await expect(files.put(storagePaths.festivalImage('f2'), inPieces('x'))).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('replacing and removing', () => {
  test('a replaced file has another address, and the one before is gone', async () => {
    const { files, folder } = await fileWorld();
    const first = await files.put(lineupPath, inPieces('[1]'));
    const second = await files.put(lineupPath, inPieces('[2]'));
    expect(second.url).not.toBe(first.url);
    expect(files.find(idOf(first.url))).toBeNull();
    expect(await readdir(folder)).toEqual([idOf(second.url)]);
  });

  test('deleteFolder removes what lies in the folder and nothing beside it', async () => {
    const { files, folder } = await fileWorld();
    await files.put(lineupPath, inPieces('[1]'));
    await files.put(coverPath, inPieces(await plainPicture(9, 9).png().toBuffer()));
    await files.deleteFolder(storagePaths.lineupFolder('f'));
    expect(await files.read(lineupPath)).not.toBeNull();
    await files.deleteFolder(storagePaths.lineupFolder('f1'));
    expect(await files.read(lineupPath)).toBeNull();
    expect(() => files.urlOf(lineupPath)).toThrow(expect.objectContaining({ code: 'not-found' }));
    expect(await files.read(coverPath)).not.toBeNull();
    expect(await readdir(folder)).toHaveLength(1);
  });
});

describe('files of releases', () => {
  const path = storagePaths.releaseFile('f1', 'r1', 'public');

  test('have no address: not even who knows their name on the disk gets them', async () => {
    const { files, folder } = await fileWorld();
    await files.write(path, new TextEncoder().encode('{}'), 'application/json');
    const [id = ''] = await readdir(folder);
    expect(files.find(id)).toBeNull();
    expect(() => files.urlOf(path)).toThrow('There is no file');
    await expect(files.put(path, inPieces('[]'))).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(await text(await files.read(path))).toBe('{}');
  });

  test('are whole or not there: on a full disk the one before stays, and nothing else', async () => {
    const { db, documents, disk, folder, files } = await fileWorld();
    await files.write(path, new TextEncoder().encode('first'), 'application/json');
    const before = await readdir(folder);
    const full: Disk = {
      ...disk,
      keep: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
    };
    const filled = createFileStore({ db, documents, disk: full, now: () => 0, randomId: () => 'a' });
    const writing = filled.write(path, new TextEncoder().encode('second'), 'application/json');
    await expect(writing).rejects.toMatchObject({ code: 'storage-full' });
    expect(await readdir(folder)).toEqual(before);
    expect(await text(await files.read(path))).toBe('first');
  });
});

describe('what goes wrong while it is written', () => {
  test('a sender that stops leaves nothing', async () => {
    const { files, folder } = await fileWorld();
    const source = (async function* (): ByteSource {
      yield new Uint8Array(1000);
      throw new Error('connection lost');
    })();
    await expect(files.put(lineupPath, source)).rejects.toThrow('connection lost');
    expect(await readdir(folder)).toEqual([]);
  });

  test('a festival deleted during the upload leaves nothing', async () => {
    const { documents, files, folder } = await fileWorld();
    const source = (async function* (): ByteSource {
      yield new TextEncoder().encode('[');
      documents.commit([{ type: 'delete', path: paths.festival('f1') }]);
      yield new TextEncoder().encode(']');
    })();
    await expect(files.put(lineupPath, source)).rejects.toMatchObject({ code: 'not-found' });
    expect(await readdir(folder)).toEqual([]);
  });

  test('a full disk is storage-full and leaves nothing', async () => {
    const { db, documents, disk, folder } = await fileWorld();
    const full: Disk = {
      ...disk,
      keepReceived: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
    };
    const files = createFileStore({ db, documents, disk: full, now: () => 0, randomId: () => 'a' });
    await expect(files.put(lineupPath, inPieces('[]'))).rejects.toMatchObject({ code: 'storage-full' });
    expect(await readdir(folder)).toEqual([]);
    expect(files.find('a')).toBeNull();
  });

  test('a folder that has gone is unavailable', async () => {
    const { files, folder } = await fileWorld();
    await rm(folder, { recursive: true });
    await expect(files.put(lineupPath, inPieces('[]'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the start of the server', () => {
  test('keeps what is recorded and removes what a killed process has left', async () => {
    const { files, folder, open } = await fileWorld();
    const { url } = await files.put(coverPath, inPieces(await plainPicture(600, 300).png().toBuffer()));
    await files.hasVersion({ id: idOf(url) }, { width: 480, format: 'avif' });
    await writeFile(join(folder, 'half.tmp'), 'x');
    await writeFile(join(folder, `${idOf(url)}.tmp`), 'x');
    await writeFile(join(folder, 'replaced-480'), 'x');
    await open();
    expect((await readdir(folder)).sort()).toEqual([idOf(url), `${idOf(url)}-480.avif`]);
  });

  test('forgets records whose file is gone', async () => {
    const { files, folder, open } = await fileWorld();
    const { url } = await files.put(lineupPath, inPieces('[]'));
    await files.put(storagePaths.lineupFile('f1', uploadId, 'other.json'), inPieces('[]'));
    await rm(join(folder, idOf(url)));
    const again = await open();
    expect(again.files.find(idOf(url))).toBeNull();
  });

  test('refuses an empty folder where files are recorded, as of a volume that is not there', async () => {
    const { files, folder, open } = await fileWorld();
    await files.put(lineupPath, inPieces('[]'));
    await rm(folder, { recursive: true });
    await expect(open()).rejects.toMatchObject({ code: 'unavailable' });
    expect(() => files.urlOf(lineupPath)).not.toThrow();
  });
});
