import {
  describeChange,
  draftToEvent,
  maximumAcceptances,
  historyMessages,
  paths,
  timestampFromMillis,
  type Change,
  type Touch,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { administrator, startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenDraft, givenFestival, newFestival, uploadId } from '../testing/factories.ts';

/** Every reading of the clock is `step` later, so that each change has a different time. */
function setUp(step = 1) {
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += step) });
  givenFestival(provider, 'f1');
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  return { provider, services };
}

const set = (artistName = 'Tide') => draftToEvent(draft({ artistName }), newFestival());

async function latest(services: ReturnType<typeof createServices>): Promise<readonly Change[]> {
  return new Promise((resolve, reject) => {
    const stop = services.history.watchLatest(
      'f1',
      ({ changes }) => {
        resolve(changes);
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
}

const words = async (services: ReturnType<typeof createServices>) =>
  (await latest(services)).map((change) => describeChange(change, { timezone: 'Europe/Lisbon' }));
const nameOf = (provider: Backend, id: string) =>
  provider.stored.read(paths.event('f1', id))?.['artistName'] ?? null;

describe('the history of a festival', () => {
  it('tells what was done, the newest first, and by whom', async () => {
    const { services } = setUp();
    await services.events.create('f1', 'a', set());
    await services.events.update('f1', 'a', { artistName: 'Ebb' });
    await services.events.update('f1', 'a', { stage: 'Chapel' });
    await services.events.remove('f1', 'a');
    expect(await words(services)).toEqual([
      'Deleted Ebb from Chapel, Friday 8:00 PM',
      'Moved Ebb to Chapel',
      'Renamed Tide to Ebb',
      'Added Tide on Harbour, Friday 8:00 PM',
    ]);
    expect((await latest(services))[0]?.by.email).toMatch(/@/u);
  });

  it('has one entry for an import of any size, and takes it back as one', async () => {
    const { provider, services } = setUp();
    givenDraft(
      provider,
      'f1',
      Array.from({ length: 450 }, (_, index) => draft({ row: index + 1, artistName: `Artist ${index}` })),
    );
    const drafts = await services.uploads.draftEvents('f1', uploadId);
    await services.uploads.saveAll({ festivalId: 'f1', uploadId, fileName: 'lantern.json', drafts });
    const [change] = await latest(services);
    expect(change).toMatchObject({ kind: 'lineupImported', created: 450, parts: 2, source: 'lantern.json' });
    if (change === undefined) throw new Error('no change');
    await expect(services.history.edits('f1', change)).resolves.toHaveLength(450);
    await services.events.update('f1', 'draft-7', { artistName: 'Reed' });
    const asked = await services.history.undo('f1', change, 'ask');
    expect(asked).toMatchObject({ state: 'clashes', clashes: [{ inverse: { id: 'draft-7' } }] });
    await expect(services.history.undo('f1', change, 'rest')).resolves.toMatchObject({ state: 'done' });
    expect(await services.events.list('f1')).toMatchObject([{ id: 'draft-7', artistName: 'Reed' }]);
    const [undo] = await latest(services);
    expect(undo).toMatchObject({ kind: 'undone', of: change.id, deleted: 449 });
    if (undo === undefined) throw new Error('no undo');
    await expect(services.history.undo('f1', undo, 'ask')).resolves.toMatchObject({ state: 'done' });
    expect(await services.events.list('f1')).toHaveLength(450);
  });
});

describe('an undo', () => {
  it('brings back what was deleted, with all its fields', async () => {
    const { provider, services } = setUp();
    await services.events.create('f1', 'a', { ...set(), imageURL: 'https://pictures.example/a.webp' });
    const before = provider.stored.read(paths.event('f1', 'a'));
    await services.events.remove('f1', 'a');
    const [deletion] = await latest(services);
    if (deletion === undefined) throw new Error('no change');
    await services.history.undo('f1', deletion, 'ask');
    const { created_at: _, updated_at: __, ...fields } = before ?? {};
    expect(provider.stored.read(paths.event('f1', 'a'))).toMatchObject(fields);
  });

  it('takes a field away that was not there before', async () => {
    const { provider, services } = setUp();
    const { imageURL: _, ...plain } = set();
    await services.events.create('f1', 'a', plain);
    await services.events.update('f1', 'a', { imageURL: 'https://pictures.example/a.webp' });
    const [change] = await latest(services);
    if (change === undefined) throw new Error('no change');
    await services.history.undo('f1', change, 'ask');
    expect(provider.stored.read(paths.event('f1', 'a'))).not.toHaveProperty('imageURL');
  });

  it('that is pressed twice, or in two tabs at once, is done once', async () => {
    const { provider, services } = setUp();
    await services.events.create('f1', 'a', set());
    await services.events.update('f1', 'a', { artistName: 'Ebb' });
    const [change] = await latest(services);
    if (change === undefined) throw new Error('no change');
    const outcomes = await Promise.all([
      services.history.undo('f1', change, 'ask'),
      services.history.undo('f1', change, 'ask'),
    ]);
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['done', 'nothing']);
    expect(nameOf(provider, 'a')).toBe('Tide');
    await expect(services.history.undo('f1', change, 'ask')).resolves.toEqual({ state: 'nothing' });
  });

  it('asks where later work changed the same, and can leave it or take it back as well', async () => {
    const { provider, services } = setUp();
    await services.events.create('f1', 'a', set());
    await services.events.update('f1', 'a', { artistName: 'Ebb', stage: 'Chapel' });
    const [change] = await latest(services);
    if (change === undefined) throw new Error('no change');
    await services.events.update('f1', 'a', { artistName: 'Flow' });
    await expect(services.history.undo('f1', change, 'ask')).resolves.toMatchObject({
      state: 'clashes',
      clashes: [{ fields: ['artistName'] }],
    });
    await services.history.undo('f1', change, 'rest');
    expect(provider.stored.read(paths.event('f1', 'a'))).toMatchObject({
      artistName: 'Flow',
      stage: 'Harbour',
    });
    await services.history.undo('f1', change, 'all');
    expect(nameOf(provider, 'a')).toBe('Tide');
  });

  it('looks again where a colleague is quicker', async () => {
    const { provider, services } = setUp();
    await services.events.create('f1', 'a', set());
    await services.events.update('f1', 'a', { artistName: 'Ebb' });
    const [change] = await latest(services);
    if (change === undefined) throw new Error('no change');
    const commit = provider.documents.commit.bind(provider.documents);
    vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
      await services.events.update('f1', 'a', { stage: 'Chapel' });
      return commit(writes, name);
    });
    await expect(services.history.undo('f1', change, 'ask')).resolves.toMatchObject({ state: 'done' });
    expect(provider.stored.read(paths.event('f1', 'a'))).toMatchObject({
      artistName: 'Tide',
      stage: 'Chapel',
    });
  });
});

describe('the list of changes', () => {
  it('is loaded in pages, without a gap and without a change twice', async () => {
    const { services } = setUp();
    await services.events.create('f1', 'a', set('Tide 0'));
    for (let n = 1; n <= 60; n += 1) await services.events.update('f1', 'a', { artistName: `Tide ${n}` });
    const first = await services.history.find('f1', [], null);
    expect(first.changes).toHaveLength(50);
    const rest = await services.history.find('f1', [], first.next);
    expect(rest).toMatchObject({ next: null, unreadable: [] });
    const all = [...first.changes, ...rest.changes];
    expect(new Set(all.map(({ id }) => id)).size).toBe(61);
    expect(all.at(-1)?.kind).toBe('setsCreated');
  });

  it('can be that of one set, artist, stage, day, person or kind, also where very many sets were touched', async () => {
    const { provider, services } = setUp();
    givenDraft(
      provider,
      'f1',
      Array.from({ length: 250 }, (_, index) => draft({ row: index + 1, artistName: `Artist ${index}` })),
    );
    const drafts = await services.uploads.draftEvents('f1', uploadId);
    await services.uploads.saveAll({ festivalId: 'f1', uploadId, drafts });
    await services.events.create('f1', 'a', set('Tide'));
    await services.events.update('f1', 'draft-7', { stage: 'Chapel' });
    const kinds = async (...touches: Touch[]) =>
      (await services.history.find('f1', touches, null)).changes.map(({ kind }) => kind);
    await expect(kinds({ type: 'set', id: 'draft-7' })).resolves.toEqual(['setsMoved', 'lineupImported']);
    await expect(kinds({ type: 'set', id: 'a' })).resolves.toEqual(['setsCreated']);
    await expect(kinds({ type: 'artist', name: 'ARTIST 8' })).resolves.toEqual(['lineupImported']);
    await expect(kinds({ type: 'stage', name: 'Chapel' })).resolves.toEqual(['setsMoved']);
    await expect(kinds({ type: 'day', date: '2026-07-03' })).resolves.toHaveLength(3);
    await expect(kinds({ type: 'kind', kind: 'setsMoved' })).resolves.toEqual(['setsMoved']);
    await expect(kinds({ type: 'person', id: administrator.id })).resolves.toHaveLength(3);
    await expect(kinds({ type: 'person', id: 'nobody' })).resolves.toEqual([]);
    await expect(kinds({ type: 'set', id: 'draft-7' }, { type: 'kind', kind: 'setsMoved' })).resolves.toEqual(
      ['setsMoved'],
    );
  });

  it('tells of an entry that is damaged, and shows the others', async () => {
    const { provider, services } = setUp();
    await services.events.create('f1', 'a', set());
    await services.events.update('f1', 'a', { artistName: 'Ebb' });
    const [change] = await latest(services);
    provider.stored.putUnchecked(paths.change('f1', change?.id ?? ''), {
      at: change?.at ?? null,
      touches: ['listed'],
      kind: 'guessed',
    });
    await expect(services.history.find('f1', [], null)).resolves.toMatchObject({
      changes: [{ kind: 'setsCreated' }],
      unreadable: [change?.id],
    });
    expect(historyMessages.damaged(1)).toBe('1 entry of the history cannot be read.');
  });

  it('goes on behind a whole page of entries that cannot be read', async () => {
    const { provider, services } = setUp();
    await services.events.create('f1', 'a', set());
    for (let n = 0; n < 60; n += 1) await services.events.update('f1', 'a', { artistName: `Ebb ${n}` });
    for (const { id } of await latest(services)) {
      const path = paths.change('f1', id);
      provider.stored.putUnchecked(path, { ...provider.stored.read(path), kind: 'guessed' });
    }
    const { changes, unreadable } = await services.history.find('f1', [], null);
    expect(changes.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 10 }, () => 'setsEdited'),
      'setsCreated',
    ]);
    expect(unreadable).toHaveLength(50);
  });

  it('says when it cannot be loaded, undone or restored', async () => {
    const { provider, services } = setUp();
    await services.events.create('f1', 'a', set());
    const [change] = await latest(services);
    if (change === undefined) throw new Error('no change');
    provider.failWith(new ProviderError('internal'));
    const { history } = services;
    await expect(history.find('f1', [], null)).rejects.toThrow(historyMessages.loadFailed);
    await expect(history.undo('f1', change, 'ask')).rejects.toThrow(historyMessages.undoFailed);
    await expect(history.restore('f1', change, [])).rejects.toThrow(historyMessages.restoreFailed);
  });

  it('has one entry for a spreadsheet, which is taken back as one', async () => {
    const { services } = setUp();
    const rows = Array.from({ length: 12 }, (_, row) => ({
      id: `s${row}`,
      row: row + 2,
      event: set(`Artist ${row}`),
    }));
    await services.imports.create('f1', rows, { fileName: 'lantern.csv', pause: () => Promise.resolve() });
    const [entry, ...others] = await latest(services);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'spreadsheetImported', source: 'lantern.csv' });
    if (entry?.importId === undefined) throw new Error('no import');
    await expect(services.history.described('f1', entry)).resolves.toMatchObject({ created: 12 });
    await services.history.undo('f1', entry, 'ask');
    await expect(services.events.list('f1')).resolves.toEqual([]);
  });

  it('says which changes are made by this page', async () => {
    const { services } = setUp();
    const own: string[] = [];
    const stop = services.history.onOwnChange((_, id) => own.push(id));
    await services.events.create('f1', 'a', set());
    stop();
    await services.events.remove('f1', 'a');
    expect((await latest(services)).map(({ id }) => id).slice(1)).toEqual(own);
  });
});

describe('the state of an earlier time', () => {
  async function setUpPast() {
    const made = setUp();
    const { services } = made;
    await services.events.create('f1', 'a', set('Tide'));
    await services.events.create('f1', 'b', set('Ebb'));
    const [earlier] = await latest(services);
    if (earlier === undefined) throw new Error('no change');
    await services.events.update('f1', 'a', { stage: 'Chapel' });
    await services.events.remove('f1', 'b');
    await services.events.create('f1', 'c', set('Late'));
    await services.festivals.update('f1', { name: 'Renamed' });
    return { ...made, earlier };
  }

  it('can be looked at', async () => {
    const { services, earlier } = await setUpPast();
    const past = await services.history.asOf('f1', earlier);
    expect(past.festival?.name).toBe(newFestival().name);
    expect(past.events.map(({ id, stage }) => `${id} ${stage}`).toSorted()).toEqual([
      'a Harbour',
      'b Harbour',
    ]);
  });

  it('is restored as one change, which says beforehand what it does and can be taken back', async () => {
    const { services, earlier } = await setUpPast();
    const preview = await services.history.previewRestore('f1', earlier);
    expect(preview.map(({ target, id }) => `${target} ${id}`)).toEqual([
      'festival f1',
      'set a',
      'set b',
      'set c',
    ]);
    await expect(services.history.restore('f1', earlier, preview)).resolves.toMatchObject({ state: 'done' });
    const names = async () => (await services.events.list('f1')).map(({ id }) => id).toSorted();
    await expect(names()).resolves.toEqual(['a', 'b']);
    const [restored] = await latest(services);
    expect(restored).toMatchObject({ kind: 'restored', of: earlier.id });
    if (restored === undefined) throw new Error('no change');
    await services.history.undo('f1', restored, 'ask');
    await expect(names()).resolves.toEqual(['a', 'c']);
    await expect(services.festivals.get('f1')).resolves.toMatchObject({ name: 'Renamed' });
  });
});

describe('a restoration', () => {
  it('brings back what the show day had noted of a set', async () => {
    const { services } = setUp();
    await services.events.create('f1', 'a', set());
    const at = timestampFromMillis(Date.UTC(2026, 6, 3, 20));
    const live = { actualStart: at, actualEnd: at, startDelay: 10, endDelay: 15 };
    await services.events.update('f1', 'a', live);
    const [played] = await latest(services);
    if (played === undefined) throw new Error('no change');
    await services.events.update('f1', 'a', { actualStart: null, actualEnd: null, startDelay: null });
    const preview = await services.history.previewRestore('f1', played);
    await services.history.restore('f1', played, preview);
    expect(await services.events.get('f1', 'a')).toMatchObject(live);
    expect((await services.history.asOf('f1', played)).events).toMatchObject([live]);
  });

  it('does what was shown or nothing: what others did in the meantime is shown first', async () => {
    const { services } = setUp();
    await services.events.create('f1', 'a', set('Tide'));
    const [earlier] = await latest(services);
    if (earlier === undefined) throw new Error('no change');
    await services.events.update('f1', 'a', { stage: 'Chapel' });
    const shown = await services.history.previewRestore('f1', earlier);
    await services.events.create('f1', 'b', set('Ebb'));
    const outcome = await services.history.restore('f1', earlier, shown);
    if (outcome.state !== 'changed') throw new Error(outcome.state);
    expect(outcome.edits.map(({ id }) => id)).toEqual(['a', 'b']);
    await expect(services.events.list('f1')).resolves.toHaveLength(2);
    await expect(services.history.restore('f1', earlier, outcome.edits)).resolves.toMatchObject({
      state: 'done',
    });
    await expect(services.events.list('f1')).resolves.toMatchObject([{ id: 'a', stage: 'Harbour' }]);
  });
});

describe('accepted conflicts', () => {
  const isKnown = () => true;

  it('are changes of the festival, each taken back by itself', async () => {
    const { provider, services } = setUp();
    const accepted = () => provider.stored.read(paths.festival('f1'))?.['acceptedConflicts'];
    await services.acceptedConflicts.accept(
      'f1',
      { scope: 'name', artistName: 'The Choir' },
      ' not one act ',
      isKnown,
    );
    await services.acceptedConflicts.accept(
      'f1',
      { scope: 'stage', kind: 'overlap', stage: 'Harbour' },
      'parallel',
      isKnown,
    );
    expect(accepted()).toEqual({ 'name the choir': 'not one act', 'stage overlap Harbour': 'parallel' });
    const [, first] = await latest(services);
    if (first === undefined) throw new Error('no change');
    await expect(services.history.undo('f1', first, 'ask')).resolves.toMatchObject({ state: 'done' });
    expect(accepted()).toEqual({ 'stage overlap Harbour': 'parallel' });
    await services.acceptedConflicts.withdraw('f1', 'stage overlap Harbour');
    expect(accepted()).toEqual({});
    expect((await words(services)).slice(0, 3)).toEqual([
      'Withdrew the acceptance of a conflict',
      'Undid an earlier change',
      'Accepted a conflict: parallel',
    ]);
  });

  it('are not without end', async () => {
    const { provider, services } = setUp();
    const many = Object.fromEntries(
      Array.from({ length: maximumAcceptances }, (_, index) => [`name act ${index}`, '']),
    );
    provider.stored.put(paths.festival('f1'), { acceptedConflicts: many });
    const choir = { scope: 'name', artistName: 'Choir' } as const;
    const more = services.acceptedConflicts.accept('f1', choir, '', isKnown);
    await expect(more).rejects.toThrow(`At most ${maximumAcceptances} conflicts can be accepted`);
  });
});

describe('accepted conflicts of sets that are gone', () => {
  const keyOf = (...ids: readonly string[]) => `one 0 60000 overlap ${ids.join(' ')}`;
  const choir = { scope: 'name', artistName: 'Choir' } as const;

  async function setUpGone() {
    const { provider, services } = setUp();
    await services.events.create('f1', 'a', set());
    await services.events.create('f1', 'b', set());
    const stamp = { seconds: 0, nanoseconds: 0 };
    const act = { artistName: 'Kelp', imageURL: null, created_at: stamp, updated_at: stamp };
    provider.stored.put(paths.unplacedAct('f1', 'waiting'), act);
    const before = {
      [keyOf('a', 'b')]: 'both there',
      [keyOf('a', 'gone')]: '',
      [keyOf('a', 'waiting')]: '',
      'stage overlap gone': '',
    };
    provider.stored.put(paths.festival('f1'), {
      ...provider.stored.read(paths.festival('f1')),
      acceptedConflicts: before,
    });
    const accepted = () => provider.stored.read(paths.festival('f1'))?.['acceptedConflicts'];
    return { provider, services, before, accepted };
  }

  it('go with the next one that is accepted, in one change whose undo brings them back', async () => {
    const { services, before, accepted } = await setUpGone();
    await services.acceptedConflicts.accept('f1', choir, '', (id) => id === 'a');
    const { [keyOf('a', 'gone')]: _, ...left } = before;
    expect(accepted()).toEqual({ ...left, 'name choir': '' });
    const [change] = await latest(services);
    if (change === undefined) throw new Error('no change');
    await services.history.undo('f1', change, 'ask');
    expect(accepted()).toEqual(before);
  });

  it('count no more to the most that can be accepted', async () => {
    const { provider, services } = await setUpGone();
    const many = Object.fromEntries(
      Array.from({ length: maximumAcceptances }, (_, index) => [keyOf('a', `gone${index}`), '']),
    );
    provider.stored.put(paths.festival('f1'), {
      ...provider.stored.read(paths.festival('f1')),
      acceptedConflicts: many,
    });
    await services.acceptedConflicts.accept('f1', choir, '', (id) => id === 'a');
    expect(provider.stored.read(paths.festival('f1'))?.['acceptedConflicts']).toEqual({ 'name choir': '' });
  });

  it('are not looked for where the sets are known to be there', async () => {
    const { provider, services } = await setUpGone();
    const get = vi.spyOn(provider.documents, 'get');
    await services.acceptedConflicts.accept('f1', choir, '', () => true);
    expect(get.mock.calls.map(([path]) => path)).toEqual([paths.festival('f1')]);
  });
});

describe('changes of one millisecond', () => {
  it('are listed as they were made, the last one first', async () => {
    const { services } = setUp(0);
    await services.events.create('f1', 'a', set('Tide 0'));
    for (let n = 1; n <= 4; n += 1) await services.events.update('f1', 'a', { artistName: `Tide ${n}` });
    const { changes } = await services.history.find('f1', [], null);
    expect(changes.map(({ edits }) => edits[0]?.after?.['artistName'])).toEqual(
      [4, 3, 2, 1, 0].map((n) => `Tide ${n}`),
    );
    expect(await latest(services)).toEqual(changes);
  });

  it('are taken back to the state that each of them left', async () => {
    const { services } = setUp(0);
    await services.events.create('f1', 'a', set('Tide 0'));
    for (let n = 1; n <= 4; n += 1) await services.events.update('f1', 'a', { artistName: `Tide ${n}` });
    const { changes } = await services.history.find('f1', [], null);
    const names = await Promise.all(
      changes.map(async (change) => (await services.history.asOf('f1', change)).events[0]?.artistName),
    );
    expect(names).toEqual([4, 3, 2, 1, 0].map((n) => `Tide ${n}`));
  });
});
