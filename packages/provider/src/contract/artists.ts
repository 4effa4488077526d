import { artistHistory, paths, type ChangeAuthor } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { DocumentPort, DocumentSnapshot, Query, Write, WriteData } from '../documents.ts';
import { recordWrites } from '../records/record-writes.ts';
import { withRecords } from '../testing/recorded-documents.ts';
import { actData, artistData, create, eventData, makeEvents, makeFestival } from './data.ts';
import { eventually, expectRefusal, patienceMs, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

const setsOf = (...values: readonly string[]): Query => ({
  collection: paths.allEvents,
  containsAny: { field: 'artistIds', values },
});
const withKey = (...values: readonly string[]): Query => ({
  collection: paths.artists,
  containsAny: { field: 'keys', values },
});
const idsOf = (found: readonly DocumentSnapshot[]) => found.map(({ id }) => id).toSorted();

/** Contract for the artists shared by all festivals, their links and their history. */
export function describeArtistsContract(subject: ContractSubject): void {
  describe('artists', () => {
    const harness = worldFor(subject);

    async function setUp() {
      const { browser, account, provider } = harness.administrator();
      const recorded = provider.documents;
      const by: ChangeAuthor = { id: account.id, email: account.email };
      const artistId = recorded.newId();
      await recorded.commit([create(paths.artist(artistId), artistData(`Tide ${artistId}`))]);
      return { by, recorded, documents: browser.open().documents, artistId };
    }

    async function withFestival() {
      const world = await setUp();
      const festivalId = await makeFestival(world.recorded);
      return { ...world, festivalId };
    }

    it('are created, changed and deleted, each with a record in their history', async () => {
      const { documents, recorded, artistId } = await setUp();
      const path = paths.artist(artistId);
      const works: readonly Write[] = [
        { type: 'update', path, data: { note: 'Vegan' } },
        { type: 'delete', path },
      ];
      for (const write of works) {
        await expectRefusal(documents.commit([write]), 'permission-denied');
        await recorded.commit([write]);
      }
      await expect(documents.get(path)).resolves.toBeNull();
      const changes = await documents.query({
        collection: paths.changes(artistHistory),
        containsAny: { field: 'touches', values: [`artistRecord:${artistId}`] },
        orderBy: [{ field: 'at', direction: 'descending' }],
        limit: 5,
      });
      expect(changes.map(({ data }) => data)).toMatchObject([
        { kind: 'artistsDeleted', deleted: 1, edits: [{ target: 'artist', after: null }] },
        { kind: 'artistsEdited', edited: 1, edits: [{ before: {}, after: { note: 'Vegan' } }] },
        { kind: 'artistsCreated', created: 1, edits: [{ before: null }] },
      ]);
    });

    it.each<[string, WriteData]>([
      ['keys of another name', { keys: ['another'] }],
      ['a country that is none', { country: 'XX' }],
      ['a link to another host', { links: { instagram: 'https://tide.example' } }],
      ['a field that is none', { shoeSize: 44 }],
    ])('are refused with %s', async (_, mistake) => {
      const { recorded } = await setUp();
      const wrong = create(paths.artist(recorded.newId()), artistData('Tide', mistake));
      await expectRefusal(recorded.commit([wrong]), 'invalid-argument');
    });

    it.each([
      ['no address', 'tide.jpg', 'badAddress'],
      ['an address of another program on the same machine', 'http://127.0.0.1:1/tide.jpg', 'unreachable'],
    ])('get no picture from %s, and hear why', async (_, address, problem) => {
      const { artistId } = await setUp();
      const { functions } = harness.administrator().provider;
      expect(await functions.call('fetchArtistPicture', { artistId, address })).toEqual({
        state: 'failed',
        problem,
      });
      await expectRefusal(functions.call('fetchArtistPicture', { artistId: 'none', address }), 'not-found');
    });

    it('need a record in their own history, and sets one in that of their festival, under one name', async () => {
      const { documents, festivalId, by } = await withFestival();
      const name = documents.newId();
      const id = documents.newId();
      const own = [
        create(paths.artist(id), artistData(`Ebb ${id}`)),
        create(paths.event(festivalId, 'new'), eventData('Ebb', 3, { artistIds: [id] })),
      ];
      const festival = paths.festival(festivalId);
      const before = new Map([[festival, await documents.get(festival)]]);
      const writes = withRecords(own, name, by, before);
      for (const history of [artistHistory, festivalId]) {
        const without = writes.filter(({ path }) => path !== paths.change(history, name));
        await expectRefusal(documents.commit(without, name), 'permission-denied');
      }
      const miscounted = writes.map((write) =>
        write.type === 'create' && write.path === paths.change(festivalId, name)
          ? { ...write, data: { ...write.data, createdArtists: 2 } }
          : write,
      );
      await expectRefusal(documents.commit(miscounted, name), 'permission-denied');
      await documents.commit(writes, name);
      // A retry after a lost response is not a second commit.
      await documents.commit(writes, name);
      await expect(documents.get(paths.change(artistHistory, name))).resolves.toMatchObject({
        data: { kind: 'artistsCreated', created: 1 },
      });
      await expect(documents.get(paths.change(festivalId, name))).resolves.toMatchObject({
        data: { kind: 'setsCreated', created: 1, createdArtists: 1 },
      });
    });

    it('refuse the record of a festival’s change in their history', async () => {
      const { documents, by, artistId } = await setUp();
      const name = documents.newId();
      const path = paths.artist(artistId);
      const found = await documents.get(path);
      const edit = { target: 'artist', id: artistId, name: `Tide ${artistId}` } as const;
      const record = recordWrites({
        history: artistHistory,
        changeId: name,
        by,
        kind: 'blocks',
        edits: [{ ...edit, before: {}, after: { note: 'Vegan' } }],
        before: new Map([[path, found]]),
      });
      const write: Write = { type: 'update', path, data: { note: 'Vegan' } };
      await expectRefusal(documents.commit([write, ...record], name), 'permission-denied');
    });

    it.each(['update', 'delete'] as const)('refuse the %s of a record', async (type) => {
      const { documents } = await setUp();
      const [record] = await documents.query({
        collection: paths.changes(artistHistory),
        containsAny: { field: 'touches', values: ['listed'] },
        orderBy: [{ field: 'at', direction: 'descending' }],
        limit: 1,
      });
      const path = record?.path ?? '';
      const write: Write = type === 'update' ? { type, path, data: { kind: 'details' } } : { type, path };
      await expectRefusal(documents.commit([write]), 'permission-denied');
    });

    it('are linked by sets and acts where they are there and not merged', async () => {
      const { documents, recorded, festivalId, artistId } = await withFestival();
      const merged = recorded.newId();
      const mergedData = artistData('Merged', { keys: [], mergedInto: artistId });
      await recorded.commit([create(paths.artist(merged), mergedData)]);
      for (const id of ['never', merged]) {
        const set = create(paths.event(festivalId, 'a'), eventData('Tide', 1, { artistIds: [id] }));
        await expectRefusal(recorded.commit([set]), 'invalid-argument');
        const act = create(paths.unplacedAct(festivalId, 'b'), actData('Tide', { artistIds: [id] }));
        await expectRefusal(recorded.commit([act]), 'invalid-argument');
      }
      const set = eventData('Tide', 1, { artistIds: [artistId] });
      await recorded.commit([create(paths.event(festivalId, 'a'), set)]);
      const update = (artistIds: readonly string[]): Write => ({
        type: 'update',
        path: paths.event(festivalId, 'a'),
        data: { artistIds },
      });
      await expectRefusal(recorded.commit([update([artistId, 'never'])]), 'invalid-argument');
      await recorded.commit([{ type: 'delete', path: paths.artist(artistId) }]);
      // The link already exists, and the set that is made from the act retains it.
      await recorded.commit([
        { type: 'delete', path: paths.event(festivalId, 'a') },
        create(paths.unplacedAct(festivalId, 'a'), actData('Tide', { artistIds: [artistId] })),
      ]);
      await expect(documents.get(paths.unplacedAct(festivalId, 'a'))).resolves.not.toBeNull();
    });

    it.each<[string, (artistId: string) => string]>([
      ['into itself', (artistId) => artistId],
      ['into one that is not there', () => 'never'],
    ])('are not merged %s', async (_, into) => {
      const { recorded, artistId } = await setUp();
      const path = paths.artist(artistId);
      const data = { mergedInto: into(artistId), keys: [] };
      await expectRefusal(recorded.commit([{ type: 'update', path, data }]), 'invalid-argument');
    });

    it('are found by any of their keys, and counted', async () => {
      const { documents, recorded } = await setUp();
      const [a, b, c] = [recorded.newId(), recorded.newId(), recorded.newId()];
      await recorded.commit([a, b, c].map((id) => create(paths.artist(id), artistData(`Key ${id}`))));
      const asked = withKey(`key ${a}`, `key ${c}`, 'nobody');
      expect(idsOf(await documents.query(asked))).toEqual([a, c].toSorted());
      await expect(documents.count(asked)).resolves.toBe(2);
      await recorded.commit([{ type: 'delete', path: paths.artist(a) }]);
      expect(idsOf(await documents.query(asked))).toEqual([c]);
    });

    it(
      'lead to their sets in all festivals, as they are now, and followed',
      { timeout: patienceMs },
      async () => {
        const { documents, recorded, festivalId, artistId } = await withFestival();
        const other = await makeFestival(recorded);
        const linked = (hours: number) => eventData('Tide', hours, { artistIds: [artistId] });
        await makeEvents(recorded, festivalId, { a: linked(0), b: eventData('Ebb', 2) });
        await makeEvents(recorded, other, { c: linked(0), d: eventData('Ebb', 2, { artistIds: [] }) });
        const asked = setsOf(artistId, 'nobody');
        const found = await documents.query(asked);
        expect(found.map(({ path }) => path).toSorted()).toEqual(
          [paths.event(festivalId, 'a'), paths.event(other, 'c')].toSorted(),
        );
        await expect(documents.count(asked)).resolves.toBe(2);
        const heard: string[] = [];
        const stop = documents.watch(
          asked,
          (sets) => void heard.push(idsOf(sets).join('')),
          (error) => void heard.push(String(error)),
        );
        await eventually(() => expect(heard.at(-1)).toBe('ac'));
        await recorded.commit([
          { type: 'update', path: paths.event(other, 'd'), data: { artistIds: [artistId] } },
          { type: 'delete', path: paths.event(festivalId, 'a') },
        ]);
        await eventually(() => expect(heard.at(-1)).toBe('cd'));
        stop();
        expect(idsOf(await documents.query(asked))).toEqual(['c', 'd']);
      },
    );

    it.each<[string, Query]>([
      ['all sets of all festivals', { collection: paths.allEvents }],
      ['those of a stage', { ...setsOf('a'), where: [{ field: 'stage', op: '==', value: 'Quay' }] }],
      ['the first of them', { ...setsOf('a'), limit: 1 }],
    ])('are no way to ask for %s', async (_, asked) => {
      const { documents } = await setUp();
      await expectRefusal(documents.query(asked), 'invalid-argument');
      await expectRefusal(documents.count(asked), 'invalid-argument');
    });

    it.each<[string, (documents: DocumentPort) => Promise<unknown>]>([
      ['an artist', (documents) => documents.get(paths.artist('a'))],
      ['artists', (documents) => documents.query({ collection: paths.artists })],
      ['their sets', (documents) => documents.query(setsOf('a'))],
      ['their history', (documents) => documents.query({ collection: paths.changes(artistHistory) })],
    ])('are for administrators alone: %s', async (_, read) => {
      const { provider } = await harness.passwordOnly();
      await expectRefusal(read(provider.documents), 'unauthenticated', 'permission-denied');
    });
  });
}
