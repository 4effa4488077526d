import { paths, storagePaths } from '@lineup/domain';
import { beforeEach, expect, test } from 'vitest';
import { createEvent, createUpload, startOfTests } from '../documents/testing/fixtures.ts';
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
const sweepAfter = (days: number) => sweepFiles({ ...world, now: startOfTests + days * day });

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
