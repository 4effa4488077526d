import { paths, storagePaths } from '@lineup/domain';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { createDocumentStore } from '../documents/store.ts';
import {
  countingIds,
  createEvent,
  createFestival,
  createUpload,
  startOfTests,
  uploadId,
} from '../documents/testing/fixtures.ts';
import { createBackgroundWork } from '../http/requests/background.ts';
import { removeLeftovers } from './leftovers.ts';
import { fileWorld, inPieces, lineupPath, plainPicture, removeFoldersAfterEach } from './testing/fixtures.ts';

removeFoldersAfterEach();

/** Events `a` and `b` with the same picture, and an upload with its file. */
async function world() {
  const made = await fileWorld();
  const background = createBackgroundWork(pino({ level: 'silent' }));
  const removed = vi.spyOn(made.disk, 'remove');
  const documents = createDocumentStore({
    db: made.db,
    now: () => startOfTests,
    randomId: countingIds(),
    onCommit: removeLeftovers({ ...made, background }),
  });
  const png = await plainPicture(9, 9).png().toBuffer();
  const picturePath = storagePaths.eventImage('f1', 'Kelp', 1);
  const { url } = await made.files.put(picturePath, inPieces(png));
  const lineup = await made.files.put(lineupPath, inPieces('[]'));
  documents.commit([
    createEvent('a', { imageURL: url }),
    createEvent('b', { imageURL: `https://lineup.example${url}` }),
    createUpload({ fileURL: lineup.url }),
  ]);
  removed.mockClear();
  const isStored = async (path: string) => {
    await background.idle();
    return (await made.files.read(path)) !== null;
  };
  return { ...made, documents, removed, picturePath, lineup, isStored };
}

test('a picture goes when the last event that shows it loses it or is deleted', async () => {
  const { documents, isStored, picturePath, removed } = await world();
  documents.commit([{ type: 'update', path: paths.event('f1', 'a'), data: { imageURL: null } }]);
  expect(await isStored(picturePath)).toBe(true);
  documents.commit([{ type: 'delete', path: paths.event('f1', 'b') }]);
  expect(await isStored(picturePath)).toBe(false);
  expect(removed).toHaveBeenCalledTimes(1);
});

test('the file of a draft goes with its upload, and the pictures that its events use stay', async () => {
  const { documents, isStored, picturePath } = await world();
  documents.commit([{ type: 'delete', path: paths.upload('f1', uploadId) }]);
  expect(await isStored(lineupPath)).toBe(false);
  expect(await isStored(picturePath)).toBe(true);
});

test('a change that leaves the picture alone looks for nothing', async () => {
  const { documents, db, isStored, picturePath } = await world();
  const all = vi.spyOn(db, 'all');
  documents.commit([{ type: 'update', path: paths.event('f1', 'a'), data: { artistName: 'Moth Parade' } }]);
  expect(await isStored(picturePath)).toBe(true);
  expect(all.mock.calls.filter(([sql]) => sql.includes('/files/'))).toEqual([]);
});

test('a removal that is taken back takes no picture', async () => {
  const { documents, db, isStored, picturePath } = await world();
  const takenBack = () =>
    db.transaction(() => {
      documents.commit(['a', 'b'].map((id) => ({ type: 'delete', path: paths.event('f1', id) })));
      throw new Error('taken back');
    });
  expect(takenBack).toThrow('taken back');
  expect(await isStored(picturePath)).toBe(true);
});

test('a picture that another edition shows stays until that loses it as well', async () => {
  const { documents, isStored, picturePath, files } = await world();
  const url = files.urlOf(picturePath);
  documents.commit([
    createFestival('next', { editionOf: 'f1' }),
    createFestival('other'),
    createEvent('c', { imageURL: url }, 'next'),
    createEvent('d', { imageURL: url }, 'other'),
  ]);
  documents.commit(['a', 'b'].map((id) => ({ type: 'delete', path: paths.event('f1', id) })));
  expect(await isStored(picturePath)).toBe(true);
  documents.commit([{ type: 'delete', path: paths.event('next', 'c') }]);
  expect(await isStored(picturePath)).toBe(false);
});
