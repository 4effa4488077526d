import { renditionPath, storagePaths } from '@lineup/domain';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { emulatorWorld, type EmulatorWorld } from '../testing/emulator-world.ts';
import { removeUnlessPicture } from './check-picture.ts';

let world: EmulatorWorld;
beforeEach(async () => {
  await world?.close();
  // The deployed function also removes invalid pictures, from the project's own bucket, at any time.
  world = await emulatorWorld({ bucketName: 'files-of-this-test' });
}, 30_000);
afterAll(() => world.close());

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4, 5, 6);
const text = new TextEncoder().encode('<html><script>alert(1)</script></html>');

async function store(path: string, content: Uint8Array, contentType = 'image/png') {
  const file = world.bucket.file(path);
  await file.save(Buffer.from(content), { contentType, resumable: false });
  const [{ generation = '', size = '' }] = await file.getMetadata();
  return { name: path, generation, size };
}
const names = async () => (await world.bucket.getFiles())[0].map(({ name }) => name);

describe('the files of the port', () => {
  test('are read as they were stored', async () => {
    await store('festivals/f1/festival-image', png);
    const found = await world.provider.files.read('festivals/f1/festival-image');
    expect([...(found ?? [])]).toEqual([...png]);
    await expect(world.provider.files.read('festivals/f1/none')).resolves.toBeNull();
  });

  test('a folder is removed with all that is in it, and nothing beside it', async () => {
    await store(storagePaths.festivalImage('f1'), png);
    await store(`${storagePaths.festivalFolder('f1')}events/a_1`, png);
    await store(storagePaths.festivalImage('f10'), png);
    await world.provider.files.deleteFolder(storagePaths.festivalFolder('f1'));
    expect(await names()).toEqual([storagePaths.festivalImage('f10')]);
    await world.provider.files.deleteFolder(storagePaths.festivalFolder('f1'));
    await expect(world.provider.files.deleteFolder('festivals')).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });
});

test('a folder is removed but for some pictures and their renditions', async () => {
  const [left, gone] = [1, 2].map((n) => storagePaths.eventImage('f1', 'Paper Herons', n));
  const all = [left ?? '', gone ?? ''].flatMap((path) => [
    path,
    renditionPath(path, { width: 480, format: 'webp' }) ?? '',
  ]);
  for (const path of all) await store(path, png);
  await world.provider.files.deleteFolder(storagePaths.festivalFolder('f1'), new Set([left ?? '']));
  expect((await names()).toSorted()).toEqual(all.slice(0, 2).toSorted());
});

describe('what was stored as a picture', () => {
  const upload = 'upload_1780000000000_abcdef123456';

  test.each([
    storagePaths.festivalImage('f1'),
    storagePaths.eventImage('f1', 'Paper Herons', 1_780_000_000_000),
    storagePaths.lineupFile('f1', upload, 'poster.png'),
  ])('is removed where its content is none: %s', async (path) => {
    expect(await removeUnlessPicture(world.bucket, await store(path, text))).toBe(true);
    expect(await names()).toEqual([]);
    expect(await removeUnlessPicture(world.bucket, await store(path, png))).toBe(false);
    expect(await names()).toEqual([path]);
  });

  test('is removed where it is too short to be one', async () => {
    const path = storagePaths.festivalImage('f1');
    expect(await removeUnlessPicture(world.bucket, await store(path, png.slice(0, 3)))).toBe(true);
    expect(await removeUnlessPicture(world.bucket, await store(path, new Uint8Array()))).toBe(true);
    expect(await names()).toEqual([]);
  });

  test('stays where it is a lineup file, or none of the portal’s', async () => {
    const lineup = storagePaths.lineupFile('f1', upload, 'lineup.json');
    const sheet = storagePaths.lineupFile('f1', upload, 'lineup.csv');
    for (const path of [lineup, sheet, 'elsewhere/page.html']) {
      expect(await removeUnlessPicture(world.bucket, await store(path, text))).toBe(false);
    }
    expect((await names()).toSorted()).toEqual(['elsewhere/page.html', sheet, lineup]);
  });

  test('may be gone already', async () => {
    const path = storagePaths.festivalImage('f1');
    const stored = await store(path, text);
    await world.bucket.file(path).delete();
    await expect(removeUnlessPicture(world.bucket, stored)).resolves.toBe(false);
  });
});
