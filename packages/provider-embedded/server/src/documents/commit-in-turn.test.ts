import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@lineup/domain';
import { ProviderError, type Write } from '@lineup/provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinDatabase, openDatabase, type Db } from '../database/open.ts';
import type { DocumentStore } from './store.ts';
import { createEvent, createFestival, testStore } from './testing/fixtures.ts';

let folder = '';
let open: readonly Db[] = [];
/** Two connections to one database, as in two threads. */
let here: DocumentStore;
let other: DocumentStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-in-turn-'));
  const file = join(folder, 'portal.db');
  open = [openDatabase(file), joinDatabase(file)];
  [here, other] = open.map((db) => testStore({ db }).store) as [DocumentStore, DocumentStore];
  here.commit([createFestival(), createEvent('a')]);
});
afterEach(() => {
  for (const db of open) db.close();
  rmSync(folder, { recursive: true, force: true });
});

const rename = (id: string, artistName: string, ifVersion?: string): Write => ({
  type: 'update',
  path: paths.event('f1', id),
  data: { artistName },
  ...(ifVersion === undefined ? {} : { ifVersion }),
});
const nameOf = (id: string) => here.get(paths.event('f1', id))?.data['artistName'];

test('others write until it is its turn, and the numbers of commits go on behind theirs', async () => {
  const versions = await other.commitInTurn([createEvent('b')], undefined, async () => {
    here.commit([createEvent('c')]);
    expect(here.get(paths.event('f1', 'b'))).toBeNull();
  });
  expect(versions.get(paths.event('f1', 'b'))).toBe('3');
  expect(here.get(paths.event('f1', 'b'))?.version).toBe('3');
  expect(here.get(paths.event('f1', 'c'))?.version).toBe('2');
});

test('what others have changed by then is judged again', async () => {
  const { version } = here.get(paths.event('f1', 'a')) ?? {};
  let turns = 0;
  const turn = async () => {
    turns += 1;
    if (turns === 1) here.commit([rename('a', 'Theirs')]);
  };
  await expect(other.commitInTurn([rename('a', 'Mine', version)], undefined, turn)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect([nameOf('a'), turns]).toEqual(['Theirs', 1]);
  await other.commitInTurn([rename('a', 'Mine')], undefined, async () => {
    if (nameOf('a') === 'Theirs') here.commit([rename('a', 'Theirs again')]);
  });
  expect(nameOf('a')).toBe('Mine');
});

test('where others write again and again, it comes to its end all the same', async () => {
  let turns = 0;
  await other.commitInTurn([rename('a', 'Mine')], undefined, async () => {
    here.commit([rename('a', `Theirs ${(turns += 1)}`)]);
  });
  expect([nameOf('a'), turns]).toEqual(['Mine', 3]);
});

test('a document that has come below one to be deleted goes with it', async () => {
  const remove = { type: 'delete', path: paths.festival('f1') } as const;
  let turns = 0;
  await other.commitInTurn([remove], undefined, async () => {
    if ((turns += 1) === 1) here.commit([createEvent('late')]);
  });
  expect([here.get(paths.event('f1', 'late')), turns]).toEqual([null, 2]);
});

test('nothing is written where the turn is refused', async () => {
  const refuse = () => Promise.reject(new ProviderError('unauthenticated'));
  await expect(other.commitInTurn([createEvent('b')], undefined, refuse)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(here.get(paths.event('f1', 'b'))).toBeNull();
});

test('what is carried out under the same name in the meantime is not carried out again', async () => {
  const writes = [createEvent('b')];
  const sender = { name: 'write-id-1' };
  const versions = await other.commitInTurn(writes, sender, async () => {
    here.commit(writes, sender);
  });
  expect([versions.get(paths.event('f1', 'b')), here.latestVersion()]).toEqual(['2', 2]);
});
