import { randomUUID } from 'node:crypto';
import { pictureVersions, renditionPath, storagePaths } from '@lineup/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emulatorWorld, type EmulatorWorld } from '../testing/emulator-world.ts';
import { createBucketFiles, deleteAll, type Bucket } from './bucket-files.ts';
import { tokensField } from './download-tokens.ts';
import { storeRenditions, removeRenditions } from './store-renditions.ts';

let world: EmulatorWorld;
beforeAll(async () => {
  // The deployed functions also make renditions, in the project's own bucket, at any time.
  world = await emulatorWorld({ bucketName: 'renditions-of-this-test' });
}, 30_000);
beforeEach(() => deleteAll(world.bucket));
afterAll(() => world.close());

const cover = storagePaths.festivalImage('f1');
const all = pictureVersions.map((version) => renditionPath(cover, version) ?? '');
const small = renditionPath(cover, { width: 480, format: 'webp' }) ?? '';
const large = renditionPath(cover, { width: 960, format: 'webp' }) ?? '';
const names = async () => (await world.bucket.getFiles())[0].map(({ name }) => name).toSorted();

function picture(width: number, background = '#c2410c'): Promise<Buffer> {
  const plain = sharp({ create: { width, height: width / 2, channels: 3, background } });
  return plain
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer();
}

/** Stores a picture as a browser does and returns the token of its address. */
async function store(content: Buffer, path = cover): Promise<string> {
  const token = randomUUID();
  const metadata = { contentType: 'image/jpeg', metadata: { [tokensField]: token } };
  await world.bucket.file(path).save(content, { resumable: false, metadata });
  return token;
}

/** What a browser gets from the download address of the file with this token. */
async function download(path: string, token: string) {
  const { storage } = world.emulators.hosts;
  const address = `http://${storage}/v0/b/${world.bucket.name}/o/${encodeURIComponent(path)}`;
  const response = await fetch(`${address}?alt=media&token=${token}`);
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), content };
}

test('a picture is read for the public without its metadata, also before its renditions are made', async () => {
  await store(await picture(1600));
  const read = async () => {
    const content = await createBucketFiles(world.bucket).rendition(cover, 960);
    const { format, width, exif } = await sharp(content ?? undefined).metadata();
    return [format, width, exif];
  };
  expect(await read()).toEqual(['webp', 960, undefined]);
  await storeRenditions(world.bucket, cover);
  expect(await read()).toEqual(['webp', 960, undefined]);
  await expect(
    createBucketFiles(world.bucket).rendition(storagePaths.festivalImage('f2'), 960),
  ).resolves.toBeNull();
});

describe('the renditions of a picture', () => {
  test.each([
    cover,
    storagePaths.eventImage('f1', 'Paper Herons', 1_780_000_000_000),
    storagePaths.artistImage('tide', 1),
  ])(
    'are of the usual widths and formats without metadata, opened by the picture’s token: %s',
    async (path) => {
      const token = await store(await picture(1600), path);
      await expect(storeRenditions(world.bucket, path)).resolves.toBe('made');
      for (const version of pictureVersions) {
        const { width, format } = version;
        const { status, type, content } = await download(renditionPath(path, version) ?? '', token);
        expect([status, type]).toEqual([200, `image/${format}`]);
        const { exif, ...size } = await sharp(content).metadata();
        expect([size.width, size.height, exif]).toEqual([width, width / 2, undefined]);
      }
    },
  );

  test('are not wider than the picture', async () => {
    const token = await store(await picture(600));
    await storeRenditions(world.bucket, cover);
    const widthOf = async (path: string) =>
      (await sharp((await download(path, token)).content).metadata()).width;
    expect([await widthOf(small), await widthOf(large)]).toEqual([480, 600]);
  });

  test('follow the picture: another one, and none', async () => {
    const before = await store(await picture(600));
    await storeRenditions(world.bucket, cover);
    const after = await store(await picture(500));
    await storeRenditions(world.bucket, cover);
    expect((await download(large, before)).status).not.toBe(200);
    expect((await sharp((await download(large, after)).content).metadata()).width).toBe(500);

    await removeRenditions(world.bucket, cover);
    expect(await names()).toEqual([cover, ...all].toSorted());
    await world.bucket.file(cover).delete();
    await removeRenditions(world.bucket, cover);
    expect(await names()).toEqual([]);
    await expect(removeRenditions(world.bucket, cover)).resolves.toBeUndefined();
  });

  test('are those of the newest picture where it was replaced under the work', async () => {
    await store(await picture(600));
    let token = '';
    await storeRenditions(
      changedOnce(world.bucket, async () => {
        token = await store(await picture(500));
      }),
      cover,
    );
    expect((await sharp((await download(large, token)).content).metadata()).width).toBe(500);
  });

  test('do not stay where the picture was removed under the work', async () => {
    await store(await picture(600));
    const removed = changedOnce(world.bucket, async () => {
      await world.bucket.file(cover).delete();
    });
    await expect(storeRenditions(removed, cover)).resolves.toBe('none');
    expect(await names()).toEqual([]);
  });

  test('are none where it cannot be decoded, and those of the one before go', async () => {
    await store(await picture(600));
    await storeRenditions(world.bucket, cover);
    await store((await picture(600)).subarray(0, 40));
    await expect(storeRenditions(world.bucket, cover)).resolves.toBe('undecodable');
    expect(await names()).toEqual([cover]);
  });

  test('are made of nothing but pictures that are shown', async () => {
    const lineup = storagePaths.lineupFile('f1', 'upload_1780000000000_abcdef123456', 'poster.png');
    for (const path of [lineup, small, 'elsewhere/a.png']) {
      await store(await picture(600), path);
      await expect(storeRenditions(world.bucket, path)).resolves.toBe('none');
    }
    expect(await names()).toEqual(['elsewhere/a.png', lineup, small].toSorted());
  });
});

/** The same bucket, with `change` happening after a picture was first read. */
function changedOnce(bucket: Bucket, change: () => Promise<void>): Bucket {
  const file: Bucket['file'] = (...words) => {
    const found = bucket.file(...words);
    const download = found.download.bind(found);
    return Object.assign(found, {
      download: async () => {
        const content = await download();
        await changing();
        return content;
      },
    });
  };
  let changing = async () => {
    changing = async () => undefined;
    await change();
  };
  return Object.assign(Object.create(bucket) as Bucket, { file });
}
