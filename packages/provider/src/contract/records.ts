import { paths, timestampFromMillis, type ChangeAuthor } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { DocumentData, DocumentPort, DocumentValue, Write, WriteData } from '../documents.ts';
import { recordWrites, type RecordedWork } from '../records/record-writes.ts';
import { resolveWrites } from '../records/resolve-writes.ts';
import { withRecords } from '../testing/recorded-documents.ts';
import {
  actData,
  blockData,
  create,
  eventData,
  festivalData,
  makeEvents,
  makeFestival,
  sourceData,
} from './data.ts';
import { expectRefusal, patienceMs, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

/**
 * Contract for the history: every write to a festival has its record in the same commit, and every record is accurate.
 */
export function describeRecordsContract(subject: ContractSubject): void {
  describe('the history', () => {
    const harness = worldFor(subject);

    async function setUp() {
      const { browser, account, provider } = harness.administrator();
      const festivalId = await makeFestival(provider.documents);
      await makeEvents(provider.documents, festivalId, { kept: eventData('Kept', 1) });
      const by: ChangeAuthor = { id: account.id, email: account.email };
      return { festivalId, by, recorded: provider.documents, documents: browser.open().documents };
    }

    /** A creation and its record, which `change` alters. */
    async function attempt(change: (record: Write, writes: readonly Write[]) => readonly Write[]) {
      const { documents, festivalId, by } = await setUp();
      const name = documents.newId();
      const own = create(paths.event(festivalId, 'new'), eventData('New', 3));
      const writes = withRecords([own], name, by);
      const record = writes.find(({ path }) => path === paths.change(festivalId, name));
      if (record === undefined) throw new Error('no record');
      const sent = change(record, writes);
      return { documents, festivalId, commit: documents.commit(sent, name) };
    }

    const withData = (record: Write, data: WriteData): Write =>
      record.type === 'create' ? { ...record, data: { ...record.data, ...data } } : record;
    /** The record with only the search words that pass. */
    const withWords = (record: Write, isIncluded: (word: string) => boolean): Write => {
      const words = record.type === 'create' ? record.data['touches'] : [];
      const included = Array.isArray(words) ? words.filter((word) => isIncluded(String(word))) : [];
      return withData(record, { touches: included });
    };
    const replaced = (writes: readonly Write[], record: Write, by: Write) =>
      writes.map((write) => (write === record ? by : write));

    it('takes a write with its record', async () => {
      const { commit, documents, festivalId } = await attempt((_, writes) => writes);
      await commit;
      const found = await documents.query({
        collection: paths.changes(festivalId),
        containsAny: { field: 'touches', values: ['set:new', 'set:none'] },
        orderBy: [{ field: 'at', direction: 'descending' }],
        limit: 5,
      });
      expect(found).toMatchObject([{ data: { kind: 'setsCreated', edits: [{ id: 'new' }] } }]);
    });

    it('takes a new edition with its sets and acts as one change, and refuses to make it one of another', async () => {
      const { documents, by, recorded, festivalId } = await setUp();
      const edition = documents.newId();
      const own = [
        create(paths.festival(edition), festivalData({ editionOf: festivalId })),
        create(paths.event(edition, 'set'), eventData('Kept', 1)),
        create(paths.unplacedAct(edition, 'act'), actData('Waiting')),
      ];
      const name = documents.newId();
      await documents.commit(withRecords(own, name, by), name);
      const record = await documents.get(paths.change(edition, name));
      expect(record?.data).toMatchObject({ kind: 'festivalCreated', created: 1 });
      await expect(documents.get(paths.unplacedAct(edition, 'act'))).resolves.not.toBeNull();
      const path = paths.festival(edition);
      const changed = recorded.commit([{ type: 'update', path, data: { editionOf: 'other' } }]);
      await expectRefusal(changed, 'invalid-argument');
    });

    it.each<[string, (record: Write, writes: readonly Write[]) => readonly Write[]]>([
      ['without a record', (record, writes) => writes.filter((write) => write !== record)],
      [
        'by another author',
        (record, writes) =>
          replaced(writes, record, withData(record, { by: { id: 'x', email: 'x@y.example' } })),
      ],
      [
        'of another time',
        (record, writes) => replaced(writes, record, withData(record, { at: timestampFromMillis(0) })),
      ],
      [
        'under another name',
        (record, writes) => replaced(writes, record, { ...record, path: `${record.path}x` }),
      ],
      [
        'whose words hide it',
        (record, writes) =>
          replaced(
            writes,
            record,
            withWords(record, (word) => word !== 'listed'),
          ),
      ],
      [
        'whose words lack its author',
        (record, writes) =>
          replaced(
            writes,
            record,
            withWords(record, (word) => !word.startsWith('person:')),
          ),
      ],
      [
        'whose words lack its kind',
        (record, writes) =>
          replaced(
            writes,
            record,
            withWords(record, (word) => !word.startsWith('kind:')),
          ),
      ],
      [
        'whose words lack its set',
        (record, writes) =>
          replaced(
            writes,
            record,
            withWords(record, (word) => word !== 'set:new'),
          ),
      ],
      [
        'with a part that it does not name',
        (record, writes) => [...writes, create(`${record.path}/parts/0000`, { edits: [] })],
      ],
    ])('refuses one %s', async (_, change) => {
      const { commit, documents, festivalId } = await attempt(change);
      await expectRefusal(commit, 'permission-denied', 'invalid-argument');
      await expect(documents.get(paths.event(festivalId, 'new'))).resolves.toBeNull();
    });

    it.each<[string, Pick<RecordedWork, 'kind' | 'of' | 'importId'>]>([
      ['a row of an import that is not listed', { kind: 'spreadsheetImported', importId: 'i', of: 'never' }],
      ['an undo of a change that never was', { kind: 'undone', of: 'never' }],
      ['an undo of nothing', { kind: 'undone' }],
      ['an import that is none', { kind: 'setsCreated', importId: 'i' }],
    ])('refuses %s', async (_, claimed) => {
      const { documents, festivalId, by } = await setUp();
      const own = create(paths.event(festivalId, 'new'), eventData('New', 3));
      const before = new Map();
      const { edits } = resolveWrites([own], before);
      const changeId = documents.newId();
      const record = recordWrites({ history: festivalId, changeId, by, edits, before, ...claimed });
      await expectRefusal(documents.commit([own, ...record], changeId), 'permission-denied');
      await expect(documents.get(own.path)).resolves.toBeNull();
    });

    it.each<[string, (edits: readonly DocumentValue[]) => readonly DocumentValue[]]>([
      ['that hides an edit', (edits) => edits.slice(0, 1)],
      ['that tells of an edit that is not done', (edits) => [...edits, edits[1] ?? null].map(withIdOf)],
      ['with another value after the first edit', (edits) => [edits[0] ?? null, withName(edits[1])]],
    ])('refuses a record %s', async (_, lie) => {
      const { documents, festivalId, by } = await setUp();
      const own = ['new', 'newer'].map((id) => create(paths.event(festivalId, id), eventData('New', 3)));
      const name = documents.newId();
      const festival = paths.festival(festivalId);
      const before = new Map([[festival, await documents.get(festival)]]);
      const writes = withRecords(own, name, by, before).map((write) => {
        const edits = write.type === 'create' ? write.data['edits'] : undefined;
        return Array.isArray(edits) ? withData(write, { edits: lie(edits) }) : write;
      });
      await expectRefusal(documents.commit(writes, name), 'permission-denied');
      await expect(documents.get(paths.event(festivalId, 'new'))).resolves.toBeNull();
    });

    it.each(['created', 'edited', 'deleted'])('refuses a record with a wrong count: %s', async (count) => {
      const { commit } = await attempt((record, writes) =>
        replaced(writes, record, withData(record, { [count]: 2 })),
      );
      await expectRefusal(commit, 'permission-denied');
    });

    it('refuses a record of nothing', async () => {
      const { commit, documents, festivalId } = await attempt((record) => [record]);
      await expectRefusal(commit, 'permission-denied', 'invalid-argument');
      await expect(documents.count({ collection: paths.changes(festivalId) })).resolves.toBe(2);
    });

    it.each(['update', 'delete'] as const)('refuses the %s of a set without a record', async (type) => {
      const { documents, festivalId } = await setUp();
      const path = paths.event(festivalId, 'kept');
      const write: Write = type === 'update' ? { type, path, data: { artistName: 'Other' } } : { type, path };
      await expectRefusal(documents.commit([write]), 'permission-denied');
      await expect(documents.get(path)).resolves.toMatchObject({ data: { artistName: 'Kept' } });
    });

    it(
      'takes hundreds of creations, and their deletions, with the parts of their records',
      { timeout: patienceMs },
      async () => {
        const { documents, recorded, festivalId } = await setUp();
        const own = Array.from({ length: 401 }, (_, index) => paths.event(festivalId, `row-${index}`));
        await recorded.commit(own.map((path, index) => create(path, eventData(`Act ${index}`, index / 20))));
        await recorded.commit(own.map((path): Write => ({ type: 'delete', path, mustExist: true })));
        await expect(documents.count({ collection: paths.events(festivalId) })).resolves.toBe(1);
        const [undo, creation] = await documents.query({
          collection: paths.changes(festivalId),
          orderBy: [{ field: 'at', direction: 'descending' }],
          limit: 2,
        });
        expect([creation?.data, undo?.data]).toMatchObject([
          { created: 401, parts: 2 },
          { deleted: 401, parts: 2 },
        ]);
        for (const { id } of [creation, undo].filter((each) => each !== undefined)) {
          const parts = await documents.query({ collection: paths.changeParts(festivalId, id) });
          expect(parts.map((part) => part.id)).toEqual(['0000', '0001']);
          const edits = parts.flatMap(({ data }) => data['edits']);
          expect(edits).toHaveLength(201);
          expect(edits.at(-1)).toMatchObject({ target: 'set', id: 'row-400' });
        }
      },
    );

    it('takes a lineup whose rows without a place become acts, in one commit', async () => {
      const { documents, festivalId, by } = await setUp();
      const own = [
        create(paths.unplacedAct(festivalId, 'act'), actData('Tide')),
        create(paths.event(festivalId, 'set'), eventData('Ebb', 4)),
      ];
      const name = documents.newId();
      const festival = paths.festival(festivalId);
      const before = new Map([[festival, await documents.get(festival)]]);
      const { edits } = resolveWrites(own, before);
      const work = {
        history: festivalId,
        changeId: name,
        by,
        kind: 'lineupImported',
        edits,
        before,
      } as const;
      await documents.commit([...own, ...recordWrites(work)], name);
      await expect(documents.get(paths.unplacedAct(festivalId, 'act'))).resolves.not.toBeNull();
      await expect(documents.get(paths.event(festivalId, 'set'))).resolves.not.toBeNull();
    });

    describe.each([
      ['an unplaced act', paths.unplacedAct, actData('Tide'), { artistName: 'Ebb' }, { minutes: 0 }, 'acts'],
      ['a block', paths.block, blockData('Hold', 2), { name: 'Soundcheck' }, { stage: 'Moon' }, 'blocks'],
    ] as const)('of %s', (_what, pathOf, data, change, mistake, kind) => {
      it('tells of its creation, change and deletion, and of no write without a record', async () => {
        const { documents, recorded, festivalId } = await setUp();
        const path = pathOf(festivalId, 'beside');
        const works: readonly Write[] = [
          { type: 'create', path, data },
          { type: 'update', path, data: change },
          { type: 'delete', path },
        ];
        for (const write of works) {
          await expectRefusal(documents.commit([write]), 'permission-denied');
          await recorded.commit([write]);
        }
        await expect(documents.get(path)).resolves.toBeNull();
        const changes = await documents.query({
          collection: paths.changes(festivalId),
          containsAny: { field: 'touches', values: ['set:beside'] },
          orderBy: [{ field: 'at', direction: 'descending' }],
          limit: 5,
        });
        expect(changes.map((each) => each.data)).toMatchObject([
          { kind, created: 0, edited: 0, deleted: 1 },
          { kind, created: 0, edited: 1, deleted: 0 },
          { kind, created: 1, edited: 0, deleted: 0 },
        ]);
      });

      it('refuses what breaks its rules, and one of no festival', async () => {
        const { recorded, festivalId } = await setUp();
        const wrong = create(pathOf(festivalId, 'wrong'), { ...data, ...mistake });
        await expectRefusal(recorded.commit([wrong]), 'invalid-argument', 'permission-denied');
        const lost = create(pathOf(recorded.newId(), 'lost'), data);
        await expectRefusal(recorded.commit([lost]), 'not-found', 'permission-denied');
      });
    });

    describe('of an import source', () => {
      const place = (festivalId: string) => paths.importSource(festivalId, 'beside');

      it('tells of its creation, change and deletion, each set by itself, and of no write without a record', async () => {
        const { documents, recorded, festivalId } = await setUp();
        const path = place(festivalId);
        const works: readonly Write[] = [
          { type: 'create', path, data: sourceData('Agency list') },
          { type: 'update', path, data: { sets: { kept: '{"stage":"Quay"}', other: '{}' } } },
          { type: 'delete', path },
        ];
        for (const write of works) {
          await expectRefusal(documents.commit([write]), 'permission-denied');
          await recorded.commit([write]);
        }
        await expect(documents.get(path)).resolves.toBeNull();
        const changes = await documents.query({
          collection: paths.changes(festivalId),
          containsAny: { field: 'touches', values: ['kind:lineupMerged'] },
          orderBy: [{ field: 'at', direction: 'descending' }],
          limit: 5,
        });
        const edit = { target: 'source', id: 'beside', name: 'Agency list' };
        expect(changes.map(({ data }) => data)).toMatchObject([
          { edits: [{ ...edit, after: null }], created: 0, edited: 0, deleted: 0 },
          { edits: [{ ...edit, before: {}, after: { 'sets/other': '{}' } }] },
          { edits: [{ ...edit, before: null, after: { 'sets/kept': '{"stage":"Quay"}' } }] },
        ]);
      });

      it('goes along with sets in one change, all or nothing', async () => {
        const { documents, recorded, festivalId } = await setUp();
        const set = paths.event(festivalId, 'new');
        const own = [create(set, eventData('New', 3)), create(place(festivalId), sourceData('Agency list'))];
        await recorded.commit(own);
        await expect(documents.get(set)).resolves.toMatchObject({ data: { artistName: 'New' } });
        const again = [create(paths.event(festivalId, 'newer'), eventData('Newer', 5)), own[1]];
        const writes = again.filter((write) => write !== undefined);
        await expectRefusal(recorded.commit(writes), 'already-exists', 'conflict');
        await expect(documents.get(paths.event(festivalId, 'newer'))).resolves.toBeNull();
      });

      it.each<[string, WriteData]>([
        ['a text that is none', { sets: { kept: 7 } }],
        ['an id that is none', { sets: { 'a.b': '{}' } }],
        ['no name', { name: ' ' }],
      ])('refuses one with %s, and one of no festival', async (_, mistake) => {
        const { recorded, festivalId } = await setUp();
        const wrong = create(place(festivalId), sourceData('Agency list', mistake));
        await expectRefusal(recorded.commit([wrong]), 'invalid-argument', 'permission-denied');
        const lost = create(place(recorded.newId()), sourceData('Agency list'));
        await expectRefusal(recorded.commit([lost]), 'not-found', 'permission-denied');
      });
    });

    it('takes an act that becomes a set of the same id, all or nothing', async () => {
      const { documents, recorded, festivalId } = await setUp();
      const [act, set] = [paths.unplacedAct(festivalId, 'x'), paths.event(festivalId, 'x')];
      await recorded.commit([create(act, actData('Tide'))]);
      const place: readonly Write[] = [
        create(set, eventData('Tide', 4)),
        { type: 'delete', path: act, mustExist: true },
      ];
      await recorded.commit(place);
      await expect(documents.get(act)).resolves.toBeNull();
      await expect(documents.get(set)).resolves.toMatchObject({ data: { artistName: 'Tide' } });
      await expectRefusal(recorded.commit(place), 'already-exists', 'not-found', 'conflict');
    });

    it('refuses a record in another festival', async () => {
      const { documents, festivalId, by, recorded } = await setUp();
      const other = await makeFestival(recorded);
      const name = documents.newId();
      const own = create(paths.event(festivalId, 'new'), eventData('New', 3));
      const writes = withRecords([own], name, by).map((write) =>
        write === own ? write : { ...write, path: paths.change(other, name) },
      );
      await expectRefusal(documents.commit(writes, name), 'permission-denied');
    });

    it.each(['update', 'delete'] as const)('refuses the %s of a record', async (type) => {
      const { documents, festivalId } = await setUp();
      const [record] = await allRecords(documents, festivalId);
      const path = record?.path ?? '';
      const write: Write = type === 'update' ? { type, path, data: { kind: 'details' } } : { type, path };
      await expectRefusal(documents.commit([write]), 'permission-denied');
      await expect(documents.get(path)).resolves.toEqual(record);
    });
  });
}

/** The third edit is about a different set from the second. */
function withIdOf(edit: DocumentValue, index: number): DocumentValue {
  return index === 2 && isFields(edit) ? { ...edit, id: 'never' } : edit;
}

function withName(edit: DocumentValue | undefined): DocumentData {
  const fields: DocumentData = isFields(edit) ? edit : {};
  const { after } = fields;
  return { ...fields, after: { ...(isFields(after) && after), artistName: 'Another' } };
}

function isFields(value: DocumentValue | undefined): value is DocumentData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function allRecords(documents: DocumentPort, festivalId: string) {
  return documents.query({ collection: paths.changes(festivalId) });
}
