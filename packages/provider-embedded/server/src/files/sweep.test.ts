import { paths, storagePaths } from '@lineup/domain';
import { releaseData } from '@lineup/provider/sample-documents';
import { beforeEach, expect, test } from 'vitest';
import { createEvent, createUpload, startOfTests } from '../documents/testing/fixtures.ts';
import { createServerProvider } from '../functions/server-provider.ts';
import { sweepFiles } from './sweep.ts';
import {
  coverPath,
  fileWorld,
  inPieces,
  lineupPath,
  plainPicture,
  removeFoldersAfterEach,
} from './testing/fixtures.ts';

removeFoldersAfterEach();

const day = 24 * 60 * 60 * 1000;
const eventPicture = (n: number) => storagePaths.eventImage('f1', 'Kelp', n);
let world: Awaited<ReturnType<typeof fileWorld>>;
let png: Uint8Array;
beforeEach(async () => {
  world = await fileWorld();
  png = await plainPicture(60, 40).png().toBuffer();
});

const put = (path: string, bytes: Uint8Array | string = png) => world.files.put(path, inPieces(bytes));
const sweepAfter = (days: number) => {
  const provider = createServerProvider(world.documents, world.files);
  return sweepFiles({ ...world, provider, now: startOfTests + days * day });
};

test('files that no document mentions go after two weeks', async () => {
  await put(eventPicture(1));
  await put(coverPath);
  await put(lineupPath, '[]');
  expect(await sweepAfter(14)).toBe(0);
  expect(await sweepAfter(14.1)).toBe(3);
  expect(() => world.files.urlOf(eventPicture(1))).toThrow('There is no file');
  expect(() => world.files.urlOf(coverPath)).toThrow('There is no file');
  expect(() => world.files.urlOf(lineupPath)).toThrow('There is no file');
  expect(await sweepAfter(20)).toBe(0);
});

test('a picture that a festival, an event or the whole address in an event names stays', async () => {
  const cover = await put(coverPath);
  const [own, whole, unused] = [
    await put(eventPicture(1)),
    await put(eventPicture(2)),
    await put(eventPicture(3)),
  ];
  world.documents.commit([
    { type: 'update', path: paths.festival('f1'), data: { imageURL: cover.url } },
    createEvent('e1', { imageURL: own.url }),
    createEvent('e2', { imageURL: `https://lineup.example${whole.url}?w=480` }),
  ]);
  expect(await sweepAfter(365)).toBe(1);
  for (const { path, url } of [cover, own, whole]) expect(world.files.urlOf(path)).toBe(url);
  expect(() => world.files.urlOf(unused.path)).toThrow('There is no file');
  expect(await world.files.read(eventPicture(1))).not.toBeNull();
});

test('the file of an upload that waits for its review stays', async () => {
  const { url } = await put(lineupPath, '[]');
  world.documents.commit([createUpload({ fileURL: url })]);
  expect(await sweepAfter(365)).toBe(0);
  expect(world.files.urlOf(lineupPath)).toBe(url);
});

test('files of a release stay, and those of an interrupted publishing go after a day', async () => {
  const bytes = new TextEncoder().encode('{}');
  const pathOf = (release: string) => storagePaths.releaseFile('f1', release, 'private');
  for (const release of ['r1', 'r2']) await world.files.write(pathOf(release), bytes, 'application/json');
  world.documents.commit([{ type: 'create', path: paths.release('f1', 'r1'), data: releaseData() }]);
  expect(await sweepAfter(1)).toBe(0);
  expect(await sweepAfter(1.1)).toBe(1);
  expect(await world.files.read(pathOf('r1'))).toEqual(Buffer.from(bytes));
  expect(await world.files.read(pathOf('r2'))).toBeNull();
  expect(await sweepAfter(365)).toBe(0);
});

test('a file of a release that is written again during the sweep stays', async () => {
  const path = storagePaths.releasePicture('f1', 'a1'.repeat(32));
  await world.files.write(path, png, 'image/png');
  const provider = createServerProvider(world.documents, world.files);
  const writing = {
    ...provider.documents,
    query: async () => {
      await world.files.write(path, png, 'image/png');
      return [];
    },
  };
  const now = startOfTests + 2 * day;
  await sweepFiles({ ...world, provider: { ...provider, documents: writing }, now });
  expect(await world.files.read(path)).not.toBeNull();
});
