import { randomUUID } from 'node:crypto';
import { artistHistory, paths, storagePaths, touchesPictures } from '@lineup/domain';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createEvent,
  createFestival,
  createUpload,
  emulatorWorld,
  uploadId,
  uploadPath,
  type EmulatorWorld,
} from '../testing/emulator-world.ts';
import { downloadAddress } from './download-address.ts';
import { tokensField } from './download-tokens.ts';
import { freeFiles } from './free-files.ts';
import { sweepArtistPictures } from './sweep-artist-pictures.ts';

let world: EmulatorWorld;
beforeEach(async () => {
  await world?.close();
  // The deployed functions also free files, in the project's own bucket, at any time.
  world = await emulatorWorld({ bucketName: 'freed-by-this-test' });
  await world.documents.commit([createFestival()]);
}, 30_000);
afterAll(() => world.close());

const picture = storagePaths.eventImage('f1', 'Paper Herons', 1_780_000_000_000);

/** Stores a file as a browser does and returns its address. */
async function store(path = picture): Promise<string> {
  const token = randomUUID();
  const metadata = { contentType: 'image/png', metadata: { [tokensField]: token } };
  await world.bucket.file(path).save('x', { resumable: false, metadata });
  return downloadAddress(world.bucket.name, { path, token });
}
const isThere = async (path = picture) => (await world.bucket.file(path).exists())[0];

test('a picture that no document names goes, and its removal may be repeated', async () => {
  const imageURL = await store();
  await freeFiles(world, { imageURL }, { imageURL: null });
  expect(await isThere()).toBe(false);
  await expect(freeFiles(world, { imageURL }, {})).resolves.toBeUndefined();
});

test('the file of an upload goes with its record', async () => {
  const path = storagePaths.lineupFile('f1', uploadId, 'lineup.json');
  const fileURL = await store(path);
  await world.documents.commit([createUpload({ fileURL })]);
  await freeFiles(world, { fileURL }, {});
  expect(await isThere(path)).toBe(true);
  await world.documents.commit([{ type: 'delete', path: uploadPath }]);
  await freeFiles(world, { fileURL }, {});
  expect(await isThere(path)).toBe(false);
});

test.each([
  ['a festival', paths.festival('f1')],
  ['another event', paths.event('f1', 'e1')],
  ['an upload', uploadPath],
  ['a draft', paths.draftEvent('f1', uploadId, 'd1')],
])('a picture stays as long as %s names it, by whatever token', async (_, path) => {
  const imageURL = await store();
  if (path !== uploadPath) await world.firestore.doc(uploadPath).set({});
  await world.firestore.doc(path).set({ imageURL: imageURL.replace(/token=.*/u, 'token=former') });
  await freeFiles(world, { imageURL }, {});
  expect(await isThere()).toBe(true);
  await world.firestore.doc(path).delete();
  await freeFiles(world, { imageURL }, {});
  expect(await isThere()).toBe(false);
});

test.each([
  ['a change', paths.change('f1', 'c1')],
  ['a part of a change', paths.changePart('f1', 'c1', '0000')],
])('a picture stays as long as %s can bring it back, and goes with it', async (_, path) => {
  const imageURL = await store();
  const change = { touches: [touchesPictures], at: new Date(0), parts: 1, edits: [] };
  const record = { edits: [{ target: 'set', id: 'a', name: 'Tide', before: { imageURL }, after: null }] };
  await world.firestore.doc(paths.change('f1', 'c1')).set(change);
  await world.firestore.doc(path).set(record, { merge: true });
  await freeFiles(world, { imageURL }, {});
  expect(await isThere()).toBe(true);
  await world.firestore.doc(path).delete();
  await freeFiles(world, record, {});
  expect(await isThere()).toBe(false);
});

test.each([
  ['its festival is there', true],
  ['its festival is gone', false],
])('a picture stays as long as another edition shows it, where %s', async (_, isThereStill) => {
  const imageURL = await store();
  const shown = paths.event('next', 'e1');
  await world.documents.commit([createFestival('next', { editionOf: 'f1' }), createFestival('other')]);
  await world.firestore.doc(shown).set({ imageURL });
  await world.firestore.doc(paths.event('other', 'e1')).set({ imageURL });
  if (!isThereStill) await world.firestore.doc(paths.festival('f1')).delete();
  await freeFiles(world, { imageURL }, {});
  expect(await isThere()).toBe(true);
  await world.firestore.doc(shown).delete();
  await freeFiles(world, { imageURL }, {});
  expect(await isThere()).toBe(false);
});

const portrait = storagePaths.artistImage('tide', 1_780_000_000_000);

test.each([
  ['its artist', picture, paths.artist('tide')],
  ['its artist', portrait, paths.artist('tide')],
  ['an artist that another was merged into', portrait, paths.artist('kelp')],
])('a picture stays as long as %s has it: %s', async (_, file, path) => {
  const imageURL = await store(file);
  await world.firestore.doc(path).set({ imageURL });
  await freeFiles(world, { imageURL }, { imageURL: null });
  expect(await isThere(file)).toBe(true);
  await world.firestore.doc(path).delete();
  await freeFiles(world, { imageURL }, {});
  expect(await isThere(file)).toBe(false);
});

test.each([
  ['a change of artists', paths.change(artistHistory, 'c1')],
  ['a part of such a change', paths.changePart(artistHistory, 'c1', '0000')],
])('the picture of an artist stays as long as %s can bring it back', async (_, path) => {
  const imageURL = await store(portrait);
  const change = { touches: [touchesPictures], at: new Date(0), parts: 1, edits: [] };
  const edits = [{ target: 'artist', id: 'tide', name: 'Tide', before: { imageURL }, after: null }];
  await world.firestore.doc(paths.change(artistHistory, 'c1')).set(change);
  await world.firestore.doc(path).set({ edits }, { merge: true });
  await freeFiles(world, { imageURL }, {});
  expect(await isThere(portrait)).toBe(true);
  await world.firestore.doc(path).delete();
  await freeFiles(world, { edits }, {});
  expect(await isThere(portrait)).toBe(false);
});

test('a picture of an artist that was never saved goes after two weeks', async () => {
  const day = 24 * 60 * 60 * 1000;
  const saved = storagePaths.artistImage('tide', 2);
  await store(portrait);
  await world.firestore.doc(paths.artist('tide')).set({ imageURL: await store(saved) });
  const sweep = (days: number) => sweepArtistPictures(world.bucket, world.firestore, Date.now() + days * day);
  expect(await sweep(13)).toBe(0);
  expect(await sweep(15)).toBe(1);
  expect([await isThere(portrait), await isThere(saved)]).toEqual([false, true]);
});

test('a document that names a file whose name only begins the same keeps nothing', async () => {
  const imageURL = await store();
  const longer = imageURL.replace('1780000000000', '17800000000001');
  await world.documents.commit([createEvent('a', { imageURL: longer })]);
  await freeFiles(world, { imageURL }, {});
  expect(await isThere()).toBe(false);
});

test('a picture that took the place of the dropped one stays', async () => {
  const imageURL = await store();
  await store();
  await freeFiles(world, { imageURL }, {});
  expect(await isThere()).toBe(true);
});

test('a draft whose upload is gone keeps nothing', async () => {
  const imageURL = await store();
  await world.firestore.doc(paths.draftEvent('f1', uploadId, 'd1')).set({ imageURL });
  await freeFiles(world, { imageURL }, {});
  expect(await isThere()).toBe(false);
});

test('what is not a file of the portal stays, and so does one in another bucket', async () => {
  const elsewhere = await store('backups/a');
  const imageURL = await store();
  const other = imageURL.replace(world.bucket.name, 'another-bucket');
  for (const address of [elsewhere, other]) await freeFiles(world, { imageURL: address }, {});
  expect([await isThere('backups/a'), await isThere()]).toEqual([true, true]);
});

test('nothing is read for a change that drops no file', async () => {
  const { bucket } = world;
  const firestore = { doc: vi.fn(), collection: vi.fn() };
  const imageURL = await store();
  const file = vi.spyOn(bucket, 'file');
  for (const [before, after] of [
    [
      { artistName: 'Tide', imageURL },
      { artistName: 'Ebb', imageURL },
    ],
    [{ imageURL }, { imageURL: imageURL.replace(/token=.*/u, 'token=next') }],
    [{ imageURL: 'https://pictures.example/a.png' }, {}],
    [{ imageURL: null }, { imageURL }],
  ]) {
    await freeFiles({ bucket, firestore }, before ?? {}, after ?? {});
  }
  expect(firestore.doc).not.toHaveBeenCalled();
  expect(firestore.collection).not.toHaveBeenCalled();
  expect(file).not.toHaveBeenCalled();
});
