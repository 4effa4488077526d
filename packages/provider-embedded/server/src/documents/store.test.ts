import { paths, timestampFromMillis } from '@lineup/domain';
import type { Write } from '@lineup/provider';
import { describe, expect, test } from 'vitest';
import type { Change } from './store.ts';
import {
  createDraft,
  createEvent,
  createFestival,
  createUpload,
  startOfTests,
  testStore,
  uploadId,
} from './testing/fixtures.ts';

const event = (id: string) => paths.event('f1', id);
const rename = (id: string, artistName: string, ifVersion?: string): Write => ({
  type: 'update',
  path: event(id),
  data: { artistName },
  ...(ifVersion === undefined ? {} : { ifVersion }),
});

describe('reading', () => {
  test('answers null where there is no document', () => {
    expect(testStore().store.get('festivals/nowhere')).toBeNull();
  });

  test('answers what was written, with an id and a version', () => {
    const { store } = testStore();
    const versions = store.commit([createFestival()]);
    const found = store.get('festivals/f1');
    expect(found).toMatchObject({ path: 'festivals/f1', id: 'f1', data: { name: 'Saltmarsh Weekender' } });
    expect(found?.version).toBe(versions.get('festivals/f1'));
  });

  test('queries one collection only, filtered, ordered and limited', () => {
    const { store } = testStore();
    store.commit([createFestival(), createFestival('f2'), createEvent('x', {}, 'f2')]);
    store.commit([
      createEvent('a', { artistName: 'C' }),
      createEvent('b', { artistName: 'A', stage: 'Dune' }),
      createEvent('c', { artistName: 'B' }),
    ]);
    const collection = paths.events('f1');
    const orderBy = [{ field: 'artistName', direction: 'descending' }] as const;
    expect(store.query({ collection, orderBy }).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(store.query({ collection, orderBy, limit: 1 }).map(({ id }) => id)).toEqual(['a']);
    const where = [{ field: 'stage', op: '==', value: 'Lantern' }] as const;
    expect(store.query({ collection, where }).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(store.count({ collection, where })).toBe(2);
    expect(store.count({ collection })).toBe(3);
  });

  test.each(["O'Fog", '"Quoted"', '{"a":1}', '5', 'null', '', '🎸 é', 'a\0b', 'half \ud83c'])(
    'finds the text %j, and no other',
    (location) => {
      const { db, store } = testStore();
      store.commit([createFestival('f1'), createFestival('f2')]);
      const data = (value: unknown) =>
        JSON.stringify({ ...store.get('festivals/f2')?.data, location: value });
      db.run("UPDATE documents SET data = ? WHERE path = 'festivals/f1'", data(location));
      const where = [{ field: 'location', op: '==', value: location }] as const;
      for (const other of [5, null, { a: 1 }, `${location} `, 'a', 'a\0c']) {
        db.run("UPDATE documents SET data = ? WHERE path = 'festivals/f2'", data(other));
        expect(store.query({ collection: 'festivals', where }).map(({ id }) => id)).toEqual(['f1']);
        expect(store.count({ collection: 'festivals', where })).toBe(1);
      }
    },
  );

  test('refuses a collection that the portal does not have', () => {
    const { store } = testStore();
    const refused: unknown = expect.objectContaining({ code: 'invalid-argument' });
    expect(() => store.query({ collection: 'secrets' })).toThrow(refused);
    expect(() => store.count({ collection: 'secrets' })).toThrow(refused);
    expect(() => store.pick('secrets', ['stage'])).toThrow(refused);
  });

  test('counts no more than the limit', () => {
    const { store } = testStore();
    store.commit([createFestival(), createEvent('a'), createEvent('b')]);
    expect(store.count({ collection: paths.events('f1'), limit: 1 })).toBe(1);
  });

  test('picks fields of all documents in one collection', () => {
    const { store } = testStore();
    const later = timestampFromMillis(startOfTests);
    store.commit([createFestival(), createFestival('f2'), createEvent('x', { stage: 'Dune' }, 'f2')]);
    store.commit([
      createEvent('a', { artistName: '"quoted" \\ ünï' }),
      createEvent('b', { date: later }),
      createEvent('c', { date: later, imageURL: undefined }),
    ]);
    const pick = (...fields: string[]) => store.pick(paths.events('f1'), fields);
    expect(pick('artistName', 'date', 'imageURL', 'price')).toEqual(
      expect.arrayContaining([
        { id: 'b', fields: { artistName: 'The Paper Herons', date: later, imageURL: null, price: null } },
        { id: 'c', fields: { artistName: 'The Paper Herons', date: later, imageURL: null, price: null } },
      ]),
    );
    expect(pick('artistName').map(({ fields }) => fields['artistName'])).toContain('"quoted" \\ ünï');
    expect(pick('stage')).toHaveLength(3);
    expect(() => pick("stage') --")).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
  });
});

describe('a damaged document', () => {
  const damage = (data: string | Uint8Array) => {
    const damaged: string[] = [];
    const made = testStore({ onDamage: (path) => damaged.push(path) });
    made.store.commit([createFestival(), createEvent('a'), createEvent('b')]);
    const hex = Buffer.from(data).toString('hex');
    made.db.run(`UPDATE documents SET data = CAST(x'${hex}' AS TEXT) WHERE path = ?`, event('a'));
    return { ...made, damaged };
  };

  test.each([
    ['a broken text', '{"artistName":"Tide'],
    ['a byte that is no letter', Uint8Array.of(0x7b, 0xff, 0x7d)],
    ['nothing', ''],
  ])('that is %s is named, beside the others', (_, data) => {
    const { store, damaged } = damage(data);
    const asked = {
      collection: paths.events('f1'),
      where: [{ field: 'stage', op: '==', value: 'Lantern' }],
    } as const;
    for (const query of [asked, { collection: asked.collection }]) {
      expect(store.query(query)).toMatchObject([{ id: 'a', data: {}, damaged: true }, { id: 'b' }]);
    }
    expect(store.get(event('a'))).toMatchObject({ id: 'a', damaged: true });
    const picked = store.pick(asked.collection, ['stage']).map(({ id, fields }) => [id, fields.stage]);
    expect(new Map(picked as [string, unknown][])).toEqual(
      new Map([
        ['a', null],
        ['b', 'Lantern'],
      ]),
    );
    expect(damaged).toEqual([event('a')]);
  });

  test('can be deleted, and is not written over by a change of one field', () => {
    const { store } = damage('{');
    expect(() => store.commit([rename('a', 'Moth Parade')])).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
    store.commit([{ type: 'delete', path: event('a') }]);
    expect(store.get(event('a'))).toBeNull();
  });
});

describe('commit', () => {
  test('creates once only', () => {
    const { store } = testStore();
    store.commit([createFestival()]);
    expect(() => store.commit([createFestival()])).toThrow(
      expect.objectContaining({ code: 'already-exists' }),
    );
  });

  test('update replaces the named fields and leaves the others', () => {
    const { store } = testStore();
    store.commit([createFestival(), createEvent('a')]);
    store.commit([rename('a', 'Moth Parade')]);
    expect(store.get(event('a'))?.data).toMatchObject({ artistName: 'Moth Parade', stage: 'Lantern' });
  });

  test('ignores fields that are undefined', () => {
    const { store } = testStore();
    store.commit([createFestival(), createEvent('a')]);
    store.commit([{ type: 'update', path: event('a'), data: { stage: undefined } }]);
    expect(store.get(event('a'))?.data['stage']).toBe('Lantern');
  });

  test('update refuses a document that is not there', () => {
    const { store } = testStore();
    store.commit([createFestival()]);
    expect(() => store.commit([rename('a', 'X')])).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  test('delete of a missing document passes unless it must exist', () => {
    const { store } = testStore();
    expect(store.commit([{ type: 'delete', path: event('a') }]).get(event('a'))).toBeNull();
    expect(() => store.commit([{ type: 'delete', path: event('a'), mustExist: true }])).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
  });

  test.each(['update', 'delete'] as const)('%s refuses an outdated version', (type) => {
    const { store } = testStore();
    const first = store.commit([createFestival(), createEvent('a')]).get(event('a')) ?? '';
    store.commit([rename('a', 'Moth Parade', first)]);
    const write: Write =
      type === 'update' ? rename('a', 'Late', first) : { type, path: event('a'), ifVersion: first };
    expect(() => store.commit([write])).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(store.get(event('a'))?.data['artistName']).toBe('Moth Parade');
  });

  test('a version never comes back, not even for a document created again', () => {
    const { store } = testStore();
    const first = store.commit([createFestival(), createEvent('a')]).get(event('a')) ?? '';
    store.commit([{ type: 'delete', path: event('a') }]);
    store.commit([createEvent('a')]);
    expect(() => store.commit([rename('a', 'X', first)])).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });

  test('writes all or nothing', () => {
    const { store } = testStore();
    store.commit([createFestival()]);
    expect(() => store.commit([createEvent('a'), createEvent('b'), rename('c', 'X')])).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
    expect(store.count({ collection: paths.events('f1') })).toBe(0);
  });

  test('refuses a commit that names a document twice', () => {
    const { store } = testStore();
    store.commit([createFestival(), createEvent('a')]);
    const before = store.get(event('a'));
    expect(() => store.commit([{ type: 'delete', path: event('a') }, createEvent('a')])).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
    expect(store.get(event('a'))).toEqual(before);
  });

  test('gives every server timestamp of a commit the same time', () => {
    const { store } = testStore();
    store.commit([createFestival(), createEvent('a')]);
    const at = timestampFromMillis(startOfTests);
    expect(store.get('festivals/f1')?.data).toMatchObject({ created_at: at, updated_at: at });
    expect(store.get(event('a'))?.data).toMatchObject({ createdAt: at, updatedAt: at });
  });

  test('carries out a repeated write id once and answers the same, also after a restart', () => {
    const { db, store } = testStore();
    store.commit([createFestival()]);
    const first = store.commit([createEvent('a')], { name: 'write-1' });
    store.commit([rename('a', 'Moth Parade')]);
    expect(store.commit([createEvent('a')], { name: 'write-1' })).toEqual(first);
    expect(testStore({ db }).store.commit([createEvent('a')], { name: 'write-1' })).toEqual(first);
    expect(store.get(event('a'))?.data['artistName']).toBe('Moth Parade');
  });

  test.each<[string, Write[]]>([
    ['another document', [createEvent('b')]],
    ['another value', [createEvent('a', { artistName: 'Moth Parade' })]],
    ['one write more', [createEvent('a'), createEvent('b')]],
    ['nothing', []],
  ])('refuses a repeated write id with %s, and writes nothing', (_, writes) => {
    const { store } = testStore();
    store.commit([createFestival()]);
    const first = store.commit([createEvent('a')], { name: 'write-1' });
    const before = store.query({ collection: paths.events('f1') });
    expect(() => store.commit(writes, { name: 'write-1' })).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
    expect(store.query({ collection: paths.events('f1') })).toEqual(before);
    expect(store.commit([createEvent('a')], { name: 'write-1' })).toEqual(first);
  });

  test('forgets a write id after a day', () => {
    const { clock, store } = testStore();
    store.commit([createFestival()], { name: 'write-1' });
    clock.advance(24 * 60 * 60 * 1000);
    expect(() => store.commit([createFestival()], { name: 'write-1' })).toThrow(
      expect.objectContaining({ code: 'already-exists' }),
    );
  });

  test('a refused commit does not use up its write id', () => {
    const { store } = testStore();
    expect(() => store.commit([createEvent('a')], { name: 'write-1' })).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
    store.commit([createFestival()]);
    expect(store.commit([createEvent('a')], { name: 'write-1' }).get(event('a'))).not.toBeNull();
  });

  test('refuses a document that is too large', () => {
    const { store } = testStore();
    const write: Write = {
      type: 'create',
      path: paths.user('u1'),
      data: { permissions: ['admin'], notes: 'x'.repeat(256 * 1024) },
    };
    expect(() => store.commit([write])).toThrow(expect.objectContaining({ code: 'payload-too-large' }));
    expect(store.get(paths.user('u1'))).toBeNull();
  });

  test('tells the listener of each commit, in order, and of a repetition nothing', () => {
    const commits: [number, readonly Change[]][] = [];
    const { store } = testStore({ onCommit: (version, changes) => commits.push([version, changes]) });
    store.commit([createFestival()], { name: 'write-1' });
    store.commit([createFestival()], { name: 'write-1' });
    store.commit([createEvent('a')]);
    store.commit([{ type: 'delete', path: event('a') }]);
    expect(commits.map(([version, changes]) => [version, changes.map(({ path }) => path)])).toEqual([
      [1, ['festivals/f1']],
      [2, [event('a')]],
      [3, [event('a')]],
    ]);
    expect(commits[2]?.[1]).toEqual([{ path: event('a'), version: null, data: null }]);
  });
});

describe('rules of the kinds', () => {
  test('names the fields that break the schema', () => {
    const { store } = testStore();
    expect(() => store.commit([createFestival('f1', { name: ' ', timezone: 'Mars/Base' })])).toThrow(
      expect.objectContaining({
        code: 'invalid-argument',
        details: [
          { path: 'name', message: 'Festival name is required' },
          { path: 'timezone', message: 'Timezone is not known' },
        ],
      }),
    );
  });

  test('judges the result of an update, not its fields alone', () => {
    const { store } = testStore();
    store.commit([createFestival()]);
    const write: Write = { type: 'update', path: 'festivals/f1', data: { endDate: timestampFromMillis(0) } };
    expect(() => store.commit([write])).toThrow(
      expect.objectContaining({
        details: [{ path: 'endDate', message: 'End date must be after start date' }],
      }),
    );
  });

  test.each([
    ['a field that the kind does not have', createFestival('f1', { colour: 'red' })],
    ['an event of no festival', createEvent('a', {}, 'nowhere')],
    ['an upload of no festival', createUpload({}, 'nowhere')],
    ['a draft of no upload', createDraft('a')],
    ['an upload with the id of another', createUpload({ uploadId: 'upload_1780000000000_zzzzzz' })],
    ['an upload that names another festival', createUpload({ festivalId: 'f2' })],
    ['a path of no kind', { type: 'create', path: 'secrets/one', data: {} } as const],
    ['a stage that the festival does not have', createEvent('a', { stage: 'Moon' })],
  ])('refuses %s', (_, write) => {
    const { store } = testStore();
    if (write.path !== 'festivals/f1') store.commit([createFestival()]);
    expect(() => store.commit([write])).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^(?:invalid-argument|not-found)$/u) as string }),
    );
  });

  test('takes the default stage of a festival without stages, and no other', () => {
    const { store } = testStore();
    store.commit([createFestival('f1', { stages: [] }), createEvent('a', { stage: 'Main Stage' })]);
    expect(() => store.commit([createEvent('b')])).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
  });

  test('judges stages by the festival as it is after the commit', () => {
    const { store } = testStore();
    store.commit([createFestival(), createEvent('a')]);
    store.commit([
      { type: 'update', path: event('a'), data: { stage: 'Beacon' } },
      { type: 'update', path: 'festivals/f1', data: { stages: ['Beacon', 'Dune'] } },
    ]);
    expect(store.get(event('a'))?.data['stage']).toBe('Beacon');
  });

  test('lets a set stay on a stage that was dropped, until it moves', () => {
    const { store } = testStore();
    store.commit([createFestival(), createEvent('a')]);
    store.commit([{ type: 'update', path: 'festivals/f1', data: { stages: ['Dune'] } }]);
    store.commit([rename('a', 'Moth Parade')]);
    store.commit([{ type: 'update', path: event('a'), data: { stage: 'Dune' } }]);
    expect(() => store.commit([{ type: 'update', path: event('a'), data: { stage: 'Lantern' } }])).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
  });

  test('deletes what lies below a deleted document', () => {
    const { store } = testStore();
    store.commit([createFestival(), createFestival('f10'), createEvent('a'), createEvent('b', {}, 'f10')]);
    store.commit([createUpload(), createDraft('d')]);
    store.commit([{ type: 'delete', path: paths.upload('f1', uploadId) }]);
    expect(store.count({ collection: paths.draftEvents('f1', uploadId) })).toBe(0);
    store.commit([{ type: 'delete', path: 'festivals/f1' }]);
    expect(store.get(event('a'))).toBeNull();
    expect(store.get(paths.event('f10', 'b'))).not.toBeNull();
  });
});

test('new ids sort by the time of their making', () => {
  const { clock, store } = testStore();
  const first = store.newId();
  clock.advance(1);
  const second = store.newId();
  expect([second, first].sort()).toEqual([first, second]);
  expect(first).toMatch(/^[a-z0-9]{21}$/u);
});
