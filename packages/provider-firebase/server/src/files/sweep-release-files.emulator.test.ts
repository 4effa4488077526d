import { paths, storagePaths } from '@lineup/domain';
import { releaseData } from '@lineup/provider/sample-documents';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createFestival, emulatorWorld, type EmulatorWorld } from '../testing/emulator-world.ts';
import { sweepReleaseFiles } from './sweep-release-files.ts';

let world: EmulatorWorld;
beforeEach(async () => {
  await world?.close();
  world = await emulatorWorld({ bucketName: 'swept-by-this-test' });
  await world.documents.commit([
    createFestival(),
    { type: 'create', path: paths.release('f1', 'r1'), data: releaseData() },
  ]);
}, 30_000);
afterAll(() => world.close());

const hour = 3_600_000;
const bytes = new TextEncoder().encode('{}');
const pathOf = (release: string) => storagePaths.releaseFile('f1', release, 'private');
const names = async () => (await world.bucket.getFiles())[0].map(({ name }) => name).toSorted();

test('files of a release stay, and those of an interrupted publishing go after a day', async () => {
  const picture = storagePaths.festivalImage('f1');
  await world.bucket.file(picture).save('x', { resumable: false });
  for (const release of ['r1', 'r2']) {
    await world.provider.files.write(pathOf(release), bytes, 'application/json');
  }
  const sweep = (hours: number) => sweepReleaseFiles(world.bucket, world.provider, Date.now() + hours * hour);
  expect(await sweep(23)).toBe(0);
  expect(await sweep(25)).toBe(1);
  expect(await sweep(25)).toBe(0);
  expect(await names()).toEqual([picture, pathOf('r1')]);
});

test('a picture that is written again during the sweep stays', async () => {
  const picture = storagePaths.releasePicture('f1', 'a1'.repeat(32));
  await world.provider.files.write(picture, bytes, 'image/png');
  const { documents, files } = world.provider;
  const query: typeof documents.query = async (asked) => {
    await files.write(picture, bytes, 'image/png');
    return documents.query(asked);
  };
  const writing = { files, documents: { ...documents, query } };
  expect(await sweepReleaseFiles(world.bucket, writing, Date.now() + 25 * hour)).toBe(0);
  expect(await names()).toEqual([picture]);
});
