import { paths, timestampFromMillis } from '@lineup/domain';
import { isProviderError, serverTimestamp, type Write } from '@lineup/provider';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createEvent,
  createFestival,
  createUpload,
  emulatorWorld,
  uploadId,
  uploadPath,
} from '../testing/emulator-world.ts';
import type { EmulatorWorld } from '../testing/emulator-world.ts';
import { commitWrites } from './commit.ts';

const now = Date.UTC(2026, 5, 1, 12, 0, 0, 250);
let world: EmulatorWorld;
beforeEach(async () => {
  await world?.close();
  world = await emulatorWorld({ now: () => now });
}, 30_000);
afterAll(() => world.close());

const festival = paths.festival('f1');
const event = (id: string) => paths.event('f1', id);
const rename = (id: string, artistName: string, ifVersion?: string): Write => ({
  type: 'update',
  path: event(id),
  data: { artistName },
  ...(ifVersion === undefined ? {} : { ifVersion }),
});
const commit = (...writes: readonly Write[]) => world.documents.commit(writes);
const refusal = (code: string): unknown => expect.objectContaining({ name: 'ProviderError', code });

describe('reading', () => {
  test('answers the document with its version and without the provider’s own fields', async () => {
    const versions = await commit(createFestival());
    const found = await world.documents.get(festival);
    expect(found).toMatchObject({ path: festival, id: 'f1', version: versions.get(festival) });
    expect(found?.data).toMatchObject({ name: 'Saltmarsh Weekender', created_at: timestampFromMillis(now) });
    expect(Object.keys(found?.data ?? {}).filter((field) => field.startsWith('_'))).toEqual([]);
  });

  test('answers null where nothing is, and where nothing can be', async () => {
    await expect(world.documents.get(festival)).resolves.toBeNull();
    await expect(world.documents.get('secrets/one')).resolves.toBeNull();
    await expect(world.documents.get('../x')).resolves.toBeNull();
  });

  test('keeps a point in time to the microsecond, and points in time within lists', async () => {
    const at = { seconds: 1_780_000_000, nanoseconds: 123_456_000 };
    await commit(createFestival(), createEvent('a', { date: at }));
    expect((await world.documents.get(event('a')))?.data['date']).toEqual(at);
  });

  test('reads a record that an operator wrote by hand', async () => {
    await world.firestore.doc('users/u1').set({ permissions: ['admin'], since: new Date(now) });
    await expect(world.documents.get('users/u1')).resolves.toEqual({
      path: 'users/u1',
      id: 'u1',
      version: '',
      data: { permissions: ['admin'], since: timestampFromMillis(now) },
    });
  });
});

describe('queries', () => {
  const collection = paths.events('f1');
  beforeEach(async () => {
    await commit(
      createFestival(),
      createFestival('f2'),
      createEvent('x', { stage: 'Dune' }, 'f2'),
      createEvent('a', { artistName: 'C' }),
      createEvent('b', { artistName: 'A', stage: 'Dune' }),
      createEvent('c', { artistName: 'B' }),
      createEvent('d', { artistName: 'B', imageURL: null }),
    );
  });
  const ids = async (query: object) =>
    (await world.documents.query({ collection, ...query })).map(({ id }) => id);

  test('order, limit and filters mean what the port says', async () => {
    const orderBy = [{ field: 'artistName', direction: 'descending' }];
    expect(await ids({ orderBy })).toEqual(['a', 'c', 'd', 'b']);
    expect(await ids({ orderBy, limit: 2 })).toEqual(['a', 'c']);
    expect(await ids({ where: [{ field: 'stage', op: '==', value: 'Lantern' }] })).toEqual(['a', 'c', 'd']);
    expect(await ids({ where: [{ field: 'artistName', op: '>=', value: 'B' }] })).toEqual(['a', 'c', 'd']);
    expect(await ids({ where: [{ field: 'imageURL', op: '==', value: null }] })).toEqual(['d']);
    expect(await ids({ orderBy: [{ field: 'imageURL', direction: 'ascending' }] })).toEqual(['d']);
  });

  test('counting gives what the query finds', async () => {
    const count = (query: object) => world.documents.count({ collection, ...query });
    expect(await count({})).toBe(4);
    expect(await count({ limit: 1 })).toBe(1);
    expect(await count({ where: [{ field: 'stage', op: '==', value: 'Dune' }] })).toBe(1);
    expect(await count({ where: [{ field: 'artistName', op: '>', value: 'A' }] })).toBe(3);
    expect(await count({ orderBy: [{ field: 'imageURL', direction: 'ascending' }] })).toBe(1);
  });

  test('fields of all documents are picked', async () => {
    const pick = (...fields: string[]) => world.documents.pick(collection, fields);
    const found = await pick('artistName', 'date', 'price');
    expect(new Set(found.map(({ fields }) => fields['artistName']))).toEqual(new Set(['A', 'B', 'C']));
    expect(found.map(({ fields }) => fields['date'])).toContainEqual(
      timestampFromMillis(Date.UTC(2026, 6, 3)),
    );
    expect(found.every(({ fields }) => fields['price'] === null)).toBe(true);
    await expect(pick('a.b')).rejects.toThrow(refusal('invalid-argument'));
  });

  test('a collection that the portal does not have is refused', async () => {
    const refused = refusal('invalid-argument');
    await expect(world.documents.query({ collection: 'secrets' })).rejects.toThrow(refused);
    await expect(world.documents.count({ collection: 'festivals/f1' })).rejects.toThrow(refused);
    await expect(world.documents.pick('secrets', ['stage'])).rejects.toThrow(refused);
  });
});

describe('commit', () => {
  test('creates once only, and nothing beside it then', async () => {
    await commit(createFestival());
    await expect(commit(createFestival('f2'), createFestival())).rejects.toThrow(refusal('already-exists'));
    await expect(world.documents.get(paths.festival('f2'))).resolves.toBeNull();
  });

  test('update replaces the named fields, leaves the others and gives another version', async () => {
    const first = await commit(createFestival(), createEvent('a'));
    const second = await commit(rename('a', 'Moth Parade'));
    const found = await world.documents.get(event('a'));
    expect(found?.data).toMatchObject({ artistName: 'Moth Parade', stage: 'Lantern' });
    expect(found?.version).toBe(second.get(event('a')));
    expect(second.get(event('a'))).not.toBe(first.get(event('a')));
  });

  test('ignores fields that are undefined', async () => {
    await commit(createFestival(), createEvent('a'));
    await commit({ type: 'update', path: event('a'), data: { stage: undefined } });
    expect((await world.documents.get(event('a')))?.data['stage']).toBe('Lantern');
  });

  test('update refuses a document that is not there', async () => {
    await commit(createFestival());
    await expect(commit(rename('a', 'X'))).rejects.toThrow(refusal('not-found'));
  });

  test('delete of a missing document passes unless it must exist', async () => {
    const response = await commit({ type: 'delete', path: event('a') });
    expect(response.get(event('a'))).toBeNull();
    await expect(commit({ type: 'delete', path: event('a'), mustExist: true })).rejects.toThrow(
      refusal('not-found'),
    );
  });

  test.each(['update', 'delete'] as const)('%s refuses an outdated version', async (type) => {
    const first = (await commit(createFestival(), createEvent('a'))).get(event('a')) ?? '';
    await commit(rename('a', 'Moth Parade', first));
    const late: Write =
      type === 'update' ? rename('a', 'Late', first) : { type, path: event('a'), ifVersion: first };
    await expect(commit(late)).rejects.toThrow(refusal('conflict'));
    expect((await world.documents.get(event('a')))?.data['artistName']).toBe('Moth Parade');
  });

  test('of two saves based on the same version one is refused', async () => {
    const first = (await commit(createFestival(), createEvent('a'))).get(event('a')) ?? '';
    const both = await Promise.allSettled([
      commit(rename('a', 'One', first)),
      commit(rename('a', 'Two', first)),
    ]);
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toHaveLength(1);
    expect(isProviderError(refused[0], 'conflict')).toBe(true);
  });

  test('several writes to one document are refused, as everywhere', async () => {
    await commit(createFestival(), createEvent('a'));
    const again = commit({ type: 'delete', path: event('a') }, createEvent('a', { artistName: 'Anew' }));
    await expect(again).rejects.toThrow(refusal('invalid-argument'));
    expect((await world.documents.get(event('a')))?.data['artistName']).not.toBe('Anew');
  });

  test('parent and child may come in one commit; a child alone is refused', async () => {
    await expect(commit(createEvent('a'))).rejects.toThrow(refusal('not-found'));
    await commit(createEvent('a'), createFestival());
    await expect(commit({ ...createUpload(), path: paths.upload('f9', uploadId) })).rejects.toThrow(
      refusal('not-found'),
    );
  });

  test('what breaks the schema or the rules of its kind is refused with the field', async () => {
    await commit(createFestival());
    const problems = async (write: Write) => {
      const error: unknown = await commit(write).catch((thrown: unknown) => thrown);
      return isProviderError(error, 'invalid-argument') ? error.details.map(({ path }) => path) : error;
    };
    expect(await problems(createEvent('a', { artistName: ' ' }))).toEqual(['artistName']);
    expect(await problems(createEvent('a', { stage: 'Nowhere' }))).toEqual(['stage']);
    expect(await problems(createUpload({ festivalId: 'f2' }))).toEqual(['festivalId']);
    expect(await problems({ type: 'update', path: festival, data: { timezone: 'Moon/Base' } })).toEqual([
      'timezone',
    ]);
    await expect(commit({ type: 'create', path: 'secrets/a', data: {} })).rejects.toThrow(
      refusal('invalid-argument'),
    );
  });

  test('a set keeps a stage that its festival has dropped', async () => {
    await commit(createFestival(), createEvent('a'));
    await commit({ type: 'update', path: festival, data: { stages: ['Dune'] } });
    await commit(rename('a', 'Still here'));
    await expect(commit(createEvent('b'))).rejects.toThrow(refusal('invalid-argument'));
  });

  test('all server timestamps of a commit are the same', async () => {
    await commit(createFestival(), createEvent('a', { updated_at: serverTimestamp }));
    const found = await world.documents.get(event('a'));
    expect(found?.data['updated_at']).toEqual(timestampFromMillis(now));
  });

  test('a removed upload or festival removes what is below it', async () => {
    const draft = `${uploadPath}/events/d1`;
    const data = {
      artistName: '',
      stage: '',
      date: '',
      timeStart: '',
      timeEnd: '',
      imageURL: null,
      row: 1,
      hints: [],
      createdAt: serverTimestamp,
    };
    const createDraft: Write = { type: 'create', path: draft, data };
    await commit(createFestival(), createUpload(), createDraft);
    await commit({ type: 'delete', path: uploadPath });
    await expect(world.documents.get(draft)).resolves.toBeNull();
    await commit(createUpload(), createDraft, createEvent('a'));
    await commit({ type: 'delete', path: festival });
    for (const path of [draft, uploadPath, event('a'), festival]) {
      await expect(world.documents.get(path)).resolves.toBeNull();
    }
  });

  test('a repetition after a lost answer is carried out once', async () => {
    const deps = { firestore: world.firestore, now: () => now };
    const first = { name: 'commit-1' };
    await commitWrites(deps, [createFestival()], first);
    const repeated = commitWrites(deps, [createFestival()], first);
    await expect(repeated).resolves.toEqual(new Map([[festival, 'commit-1']]));
    const update: Write = {
      type: 'update',
      path: festival,
      data: { name: 'Renamed' },
      ifVersion: 'commit-1',
    };
    const second = { name: 'commit-2' };
    await commitWrites(deps, [update], second);
    await expect(commitWrites(deps, [update], second)).resolves.toEqual(new Map([[festival, 'commit-2']]));
  });

  test('new ids sort by the time of their making', () => {
    const made = Array.from({ length: 50 }, () => world.documents.newId());
    expect(new Set(made).size).toBe(50);
    expect(made.toSorted()).toEqual(made);
  });
});
