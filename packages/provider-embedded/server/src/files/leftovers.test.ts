import { artistHistory, paths, storagePaths } from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
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

test.each([
  ['an artist', storagePaths.artistImage('tide', 1)],
  ['another artist', storagePaths.artistImage('kelp', 1)],
  ['an artist, of a set that lost it', storagePaths.eventImage('f1', 'Tide', 2)],
])('a picture goes once %s and the history of the artists do not name it any more: %s', async (_, path) => {
  const { documents, files, isStored } = await world();
  const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
  const artist = (id: string, data: object) =>
    ({ type: 'create', path: paths.artist(id), data: { name: id, keys: [id], ...data, ...stamps } }) as const;
  documents.commit([artist('tide', {}), artist('kelp', {})]);
  const { url } = await files.put(path, inPieces(await plainPicture(9, 9).png().toBuffer()));
  const change = paths.change(artistHistory, 'c');
  const edit = { target: 'artist', id: 'tide', name: 'tide', before: { imageURL: url }, after: null };
  const by = { id: 'admin', email: 'admin@festival.example' };
  const counts = { parts: 0, created: 0, edited: 0, deleted: 1 };
  const record = {
    kind: 'artistsDeleted',
    by,
    at: serverTimestamp,
    edits: [edit],
    ...counts,
    touches: ['listed'],
  };
  const own = { type: 'update', path: paths.artist('tide') } as const;
  documents.commit([{ ...own, data: { imageURL: url } }, createEvent('shown', { imageURL: url })]);
  documents.commit([{ type: 'delete', path: paths.event('f1', 'shown') }]);
  expect(await isStored(path)).toBe(true);
  documents.commit([
    { ...own, data: { imageURL: null } },
    { type: 'create', path: change, data: record },
  ]);
  expect(await isStored(path)).toBe(true);
  documents.commit([{ type: 'delete', path: change }]);
  expect(await isStored(path)).toBe(false);
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
