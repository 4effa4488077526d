import {
  draftToEvent,
  historyMessages,
  messages,
  parseDocumentPath,
  paths,
  type Change,
} from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenDraft, givenFestival, newFestival, uploadId } from '../testing/factories.ts';

function setUp() {
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += 1) });
  givenFestival(provider, 'f1');
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  const latest = async (): Promise<Change> => {
    const [change] = (await services.history.find('f1', [], null)).changes;
    if (change === undefined) throw new Error('no change');
    return change;
  };
  /** Damages the stored bytes of a document. */
  const damage = (path: string) =>
    provider.server.db.run('UPDATE documents SET data = substr(data, 1, 20) WHERE path = ?', path);
  return {
    provider,
    services,
    latest,
    damage,
    names: async () => (await services.events.list('f1')).map(({ artistName }) => artistName).toSorted(),
    /** Removes every change with its parts, as pruning does. */
    pruneAll: () => {
      const { stored } = provider;
      const pruned = stored.paths().filter((path) => parseDocumentPath(path)?.kind === 'change');
      for (const path of pruned) stored.drop(path);
    },
  };
}

const set = (artistName = 'Tide') => draftToEvent(draft({ artistName }), newFestival());

/** A change of each kind of record: one document, several of them, and one for each row of a spreadsheet. */
const changes = [
  [
    'a set',
    async ({ services, latest }: ReturnType<typeof setUp>) => {
      await services.events.create('f1', 'a', set());
      return latest();
    },
  ],
  [
    'a deleted set',
    async ({ services, latest }: ReturnType<typeof setUp>) => {
      await services.events.create('f1', 'a', set());
      await services.events.remove('f1', 'a');
      return latest();
    },
  ],
  [
    'a lineup',
    async ({ provider, services, latest }: ReturnType<typeof setUp>) => {
      givenDraft(
        provider,
        'f1',
        Array.from({ length: 250 }, (_, row) => draft({ row: row + 1, artistName: `Artist ${row}` })),
      );
      const drafts = await services.uploads.draftEvents('f1', uploadId);
      await services.uploads.saveAll({ festivalId: 'f1', uploadId, drafts });
      return latest();
    },
  ],
  [
    'a spreadsheet',
    async ({ services, latest }: ReturnType<typeof setUp>) => {
      const rows = Array.from({ length: 6 }, (_, row) => ({
        id: `s${row}`,
        row,
        event: set(`Artist ${row}`),
      }));
      await services.imports.create('f1', rows, { pause: () => Promise.resolve() });
      return latest();
    },
  ],
] as const;

it.each(changes)(
  'an undo of %s that was pruned in the meantime is reported, and changes nothing',
  async (_, make) => {
    const world = setUp();
    const change = await make(world);
    const before = await world.names();
    world.pruneAll();
    for (const choice of ['ask', 'rest', 'all'] as const) {
      await expect(world.services.history.undo('f1', change, choice)).rejects.toThrow(
        historyMessages.notFound,
      );
    }
    await expect(world.names()).resolves.toEqual(before);
  },
);

it.each(changes)(
  'an undo of %s in a festival that was deleted in the meantime is reported',
  async (_, make) => {
    const world = setUp();
    const change = await make(world);
    await world.services.festivals.remove('f1');
    const { history } = world.services;
    await expect(history.undo('f1', change, 'ask')).rejects.toThrow(messages.festival.notFound);
    await expect(history.undo('f1', change, 'all')).rejects.toThrow(messages.festival.notFound);
    await expect(history.restore('f1', change, [])).rejects.toThrow(messages.festival.notFound);
    expect(world.provider.stored.paths().filter((path) => path.startsWith('festivals/'))).toEqual([]);
  },
);

it('a festival that is deleted just before an undo arrives stays deleted', async () => {
  const { provider, services, latest } = setUp();
  await services.events.create('f1', 'a', set());
  await services.events.remove('f1', 'a');
  const change = await latest();
  const commit = provider.documents.commit.bind(provider.documents);
  Object.assign(provider.documents, {
    commit: async (...sent: Parameters<typeof commit>) => {
      await services.festivals.remove('f1');
      return commit(...sent);
    },
  });
  await expect(services.history.undo('f1', change, 'ask')).rejects.toThrow(messages.festival.notFound);
  expect(provider.stored.paths().filter((path) => path.startsWith('festivals/'))).toEqual([]);
});

it('a state from which on the history was pruned is not guessed at', async () => {
  const { services, latest, pruneAll } = setUp();
  await services.events.create('f1', 'a', set('Tide'));
  const earlier = await latest();
  await services.events.update('f1', 'a', { artistName: 'Ebb' });
  pruneAll();
  await services.events.update('f1', 'a', { stage: 'Chapel' });
  const { history } = services;
  await expect(history.asOf('f1', earlier)).rejects.toThrow(historyMessages.notFound);
  await expect(history.previewRestore('f1', earlier)).rejects.toThrow(historyMessages.notFound);
  await expect(history.restore('f1', earlier, [])).rejects.toThrow(historyMessages.notFound);
  await expect(services.events.get('f1', 'a')).resolves.toMatchObject({ artistName: 'Ebb', stage: 'Chapel' });
});

it('what came after a damaged record can still be undone and restored', async () => {
  const { services, latest, damage, names } = setUp();
  await services.events.create('f1', 'a', set());
  const { id } = await latest();
  damage(paths.change('f1', id));
  await expect(services.history.get('f1', id)).rejects.toThrow(historyMessages.unreadable);
  const rows = Array.from({ length: 6 }, (_, row) => ({ id: `s${row}`, row, event: set(`Artist ${row}`) }));
  await services.imports.create('f1', rows, { pause: () => Promise.resolve() });
  const imported = await latest();
  await services.events.update('f1', 'a', { artistName: 'Ebb' });
  await services.events.remove('f1', 's0');
  const shown = await services.history.previewRestore('f1', imported);
  await expect(services.history.restore('f1', imported, shown)).resolves.toMatchObject({ state: 'done' });
  await expect(names()).resolves.toEqual([...rows.map(({ event }) => event.artistName), 'Tide']);
  await expect(services.history.undo('f1', imported, 'ask')).resolves.toMatchObject({ state: 'done' });
  await expect(names()).resolves.toEqual(['Tide']);
});

it('a state is not guessed at where a damaged record tells what came after', async () => {
  const { services, latest, damage, names } = setUp();
  await services.events.create('f1', 'a', set('Tide'));
  const earlier = await latest();
  await services.events.update('f1', 'a', { artistName: 'Ebb' });
  damage(paths.change('f1', (await latest()).id));
  const { history } = services;
  await expect(history.asOf('f1', earlier)).rejects.toThrow(historyMessages.unreadable);
  await expect(history.restore('f1', earlier, [])).rejects.toThrow(historyMessages.unreadable);
  await expect(names()).resolves.toEqual(['Ebb']);
});

it('a change of which a part is damaged is told, still found, and not undone by half', async () => {
  const world = setUp();
  const { services, damage, names } = world;
  const change = await changes[2][1](world);
  damage(paths.changePart('f1', change.id, '0000'));
  const { history } = services;
  await expect(history.edits('f1', change)).rejects.toThrow(historyMessages.unreadable);
  await expect(history.undo('f1', change, 'ask')).rejects.toThrow(historyMessages.unreadable);
  await expect(history.find('f1', [{ type: 'artist', name: 'Artist 240' }], null)).resolves.toMatchObject({
    changes: [{ id: change.id }],
  });
  await expect(names()).resolves.toHaveLength(250);
});
