import { messages, paths, publishMessages, storagePaths, timestampFromMillis } from '@lineup/domain';
import { describe, expect, test } from 'vitest';
import { changePublication } from './change-publication.ts';
import {
  hour,
  minute,
  namesIn,
  providerWith,
  releaseWorld,
  setAt,
  startOfTests,
} from './testing/release-world.ts';
import { anyWebhooks } from './webhooks/index.ts';

const refused = (text: string, code = 'failed-precondition') => ({ code, userMessage: text });

describe('withdraw', () => {
  test('takes everything back: the page says so, and calendars strike out', async () => {
    const { publish, change, publication, release, seen, at, published } = await releaseWorld();
    await publish();
    const { releaseId = '' } = await change({ type: 'withdraw' });
    expect(publication()).toMatchObject({ current: null, latest: releaseId, number: 2 });
    expect(release(releaseId)).toMatchObject({
      kind: 'withdraw',
      sets: 0,
      summary: { added: 0, changed: 0, removed: 2 },
    });
    const out = await seen();
    expect(out).toMatchObject({ state: 'withdrawn', sets: [] });
    expect(out?.gone.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
    expect(await at('saltmarsh')).toMatchObject({ kind: 'found', releaseId });
    expect(published).toEqual(['f1', 'f1']);
  });

  test('may be repeated, also at once', async () => {
    const { publish, change, publication } = await releaseWorld();
    await publish();
    await Promise.all([change({ type: 'withdraw' }), change({ type: 'withdraw' })]);
    await change({ type: 'withdraw' });
    expect(publication()).toMatchObject({ number: 2 });
  });

  test('needs something that is out', async () => {
    const { publish, change } = await releaseWorld();
    const nothing = refused('Nothing is published that could be withdrawn.');
    await expect(change({ type: 'withdraw' })).rejects.toMatchObject(nothing);
    await publish({ at: timestampFromMillis(startOfTests + hour) });
    await expect(change({ type: 'withdraw' })).rejects.toMatchObject(nothing);
  });

  test('what is published after it comes back, with counters that have risen', async () => {
    const { publish, change, seen, advance } = await releaseWorld();
    await publish();
    const before = (await seen())?.sets[0]?.sequence ?? 0;
    await change({ type: 'withdraw' });
    const struckOut = (await seen())?.gone[0]?.sequence ?? 0;
    advance(minute);
    await publish();
    const out = await seen();
    expect(out?.gone).toEqual([]);
    expect(struckOut).toBeGreaterThan(before);
    expect(out?.sets[0]?.sequence).toBeGreaterThan(struckOut);
  });
});

describe('republish', () => {
  async function twoReleases() {
    const made = await releaseWorld();
    await made.publish();
    made.advance(minute);
    await made.update(paths.event('f1', 'a'), { artistName: 'Kelp' });
    await made.publish();
    made.advance(minute);
    return made;
  }

  test('brings an earlier lineup back, and counters rise all the same', async () => {
    const { change, seen, release, publication } = await twoReleases();
    const before = (await seen())?.sets[0]?.sequence ?? 0;
    const { releaseId = '' } = await change({ type: 'republish', releaseId: 'r1' });
    expect(namesIn(await seen())).toEqual(['The Paper Herons', 'Owl Parade']);
    expect((await seen())?.sets[0]?.sequence).toBeGreaterThan(before);
    expect(release(releaseId)).toMatchObject({ kind: 'republish', of: 'r1', number: 3, sets: 2 });
    expect(publication()).toMatchObject({ current: releaseId, number: 3 });
  });

  test('may be repeated; of the one that is out nothing is done', async () => {
    const { change, publication } = await twoReleases();
    const first = await change({ type: 'republish', releaseId: 'r1' });
    await expect(change({ type: 'republish', releaseId: 'r1' })).resolves.toEqual(first);
    await change({ type: 'republish', releaseId: first.releaseId ?? '' });
    expect(publication()).toMatchObject({ number: 3 });
  });

  test('is of a release that was public', async () => {
    const { change, publish } = await twoReleases();
    await publish({ releaseId: 'planned', at: timestampFromMillis(startOfTests + hour) });
    const withdrawn = await change({ type: 'withdraw' });
    for (const releaseId of ['planned', withdrawn.releaseId ?? '']) {
      await expect(change({ type: 'republish', releaseId })).rejects.toMatchObject(
        refused(publishMessages.notPublished),
      );
    }
    await expect(change({ type: 'republish', releaseId: 'none' })).rejects.toMatchObject(
      refused(publishMessages.releaseGone, 'not-found'),
    );
  });

  test('needs the file of its release', async () => {
    const { change, provider } = await twoReleases();
    await provider.files.deleteFolder(`${storagePaths.publicationFolder('f1')}r1/`);
    await expect(change({ type: 'republish', releaseId: 'r1' })).rejects.toMatchObject(
      refused(publishMessages.fileMissing),
    );
  });
});

describe('a planned release', () => {
  const at = timestampFromMillis(startOfTests + hour);

  test('is called off, once and again, and nothing is due any more', async () => {
    const { publish, change, release, due, advance, runDue, publication } = await releaseWorld();
    await publish({ at });
    await change({ type: 'cancelPlanned', releaseId: 'r1' });
    await change({ type: 'cancelPlanned', releaseId: 'r1' });
    expect(release('r1')).toMatchObject({ state: 'cancelled', number: null });
    expect(due()).toBeUndefined();
    advance(2 * hour);
    await runDue();
    expect(publication()).toMatchObject({ current: null, number: 0 });
  });

  test('that is called off leaves the next one due', async () => {
    const { publish, change, due } = await releaseWorld();
    await publish({ at });
    await publish({ at: timestampFromMillis(startOfTests + 2 * hour) });
    await change({ type: 'cancelPlanned', releaseId: 'r1' });
    expect(due()).toMatchObject({ at: timestampFromMillis(startOfTests + 2 * hour) });
  });

  test('that is out cannot be called off', async () => {
    const { publish, change } = await releaseWorld();
    await publish();
    const notPlanned = refused('This release is no longer scheduled.');
    await expect(change({ type: 'cancelPlanned', releaseId: 'r1' })).rejects.toMatchObject(notPlanned);
    await expect(
      change({ type: 'takeAlong', releaseId: 'r1', ticked: null, expectedConflicts: 0 }),
    ).rejects.toMatchObject(notPlanned);
  });

  test('includes what was changed since, as a release of its own at the same time', async () => {
    const { publish, change, update, release, due, advance, runDue, seen } = await releaseWorld();
    await publish({ at });
    await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
    const { releaseId = '' } = await change({
      type: 'takeAlong',
      releaseId: 'r1',
      ticked: null,
      expectedConflicts: 0,
    });
    expect(release('r1')).toMatchObject({ state: 'cancelled' });
    expect(release(releaseId)).toMatchObject({ state: 'planned', plannedFor: at, of: 'r1' });
    expect(due()).toMatchObject({ at });
    advance(hour);
    await runDue();
    expect(namesIn(await seen())).toEqual(['Kelp', 'Owl Parade']);
  });

  test('includes what is ticked, and may be asked again', async () => {
    const { publish, change, update, provider } = await releaseWorld();
    await publish({ at });
    await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
    await update(paths.event('f1', 'b'), { artistName: 'Ebb' });
    const action = { type: 'takeAlong', releaseId: 'r1', ticked: ['b'], expectedConflicts: 0 } as const;
    const first = await change(action);
    await expect(change(action)).resolves.toEqual(first);
    const path = storagePaths.releaseFile('f1', first.releaseId ?? '', 'private');
    const text = new TextDecoder().decode((await provider.files.read(path)) ?? new Uint8Array());
    expect(text).toContain('The Paper Herons');
    expect(text).toContain('Ebb');
  });

  test('takes nothing along while other conflicts than were shown are open in it', async () => {
    const { publish, change, update, release, compare } = await releaseWorld();
    await update(paths.event('f1', 'b'), setAt(0, { artistName: 'Owl Parade', stage: 'Dune' }));
    await publish({ at });
    await update(paths.event('f1', 'a'), { stage: 'Dune' });
    await update(paths.event('f1', 'b'), { stage: 'Lantern' });
    const half = { type: 'takeAlong', releaseId: 'r1', ticked: ['a'], expectedConflicts: 0 } as const;
    await expect(change(half)).rejects.toMatchObject(refused(publishMessages.conflictsChanged(1)));
    expect(release('r1')).toMatchObject({ state: 'planned' });
    expect(await compare('r1', ['a'])).toMatchObject({ openConflicts: 1 });
    const { releaseId = '' } = await change({ ...half, expectedConflicts: 1 });
    expect(release(releaseId)).toMatchObject({ state: 'planned', openConflicts: 1, ticked: true });
  });

  test('stays as it was when taking along is interrupted before the commit', async () => {
    const { publish, change, update, provider, advance, runDue, seen } = await releaseWorld();
    await publish({ at });
    await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
    const killed = providerWith(provider, {
      documents: { commit: () => Promise.reject(new Error('killed')) },
    });
    await expect(
      change({ type: 'takeAlong', releaseId: 'r1', ticked: null, expectedConflicts: 0 }, killed),
    ).rejects.toThrow('killed');
    advance(hour);
    await runDue();
    expect(namesIn(await seen())).toContain('The Paper Herons');
  });

  test('whose time has come takes nothing along', async () => {
    const { publish, change, advance } = await releaseWorld();
    await publish({ at });
    advance(hour);
    await expect(
      change({ type: 'takeAlong', releaseId: 'r1', ticked: null, expectedConflicts: 0 }),
    ).rejects.toMatchObject(refused(publishMessages.timePassed));
  });
});

describe('rename', () => {
  test('leads from the address before to the new one', async () => {
    const { publish, change, slug, at, publication, published } = await releaseWorld();
    await publish();
    await change({ type: 'rename', slug: 'salt-2026' });
    await change({ type: 'rename', slug: 'salt-2026' });
    expect(publication()).toMatchObject({ slug: 'salt-2026', number: 1 });
    expect([slug('saltmarsh'), slug('salt-2026')]).toMatchObject([{ state: 'former' }, { state: 'current' }]);
    expect(await at('saltmarsh')).toEqual({ kind: 'moved', slug: 'salt-2026' });
    expect(await at('salt-2026')).toMatchObject({ kind: 'found', releaseId: 'r1' });
    expect(published).toEqual(['f1', 'f1']);
  });

  test('takes back an address that was one’s own', async () => {
    const { publish, change, at } = await releaseWorld();
    await publish();
    await change({ type: 'rename', slug: 'salt-2026' });
    await change({ type: 'rename', slug: 'saltmarsh' });
    expect(await at('salt-2026')).toEqual({ kind: 'moved', slug: 'saltmarsh' });
    expect(await at('saltmarsh')).toMatchObject({ kind: 'found' });
  });

  test.each(['current', 'former', 'gone'])('does not take that of another festival (%s)', async (state) => {
    const { publish, change, create, write, publication } = await releaseWorld();
    await publish();
    const stamps = { created_at: timestampFromMillis(0), updated_at: timestampFromMillis(0) };
    await write(create(paths.lineupSlug('kelp'), { festivalId: 'f2', state, ...stamps }));
    await expect(change({ type: 'rename', slug: 'kelp' })).rejects.toMatchObject(
      refused('The address kelp is taken. Please choose another one.'),
    );
    expect(publication()).toMatchObject({ slug: 'saltmarsh' });
  });

  test('needs an address that may be one, and a lineup that has one', async () => {
    const { publish, change } = await releaseWorld();
    await expect(change({ type: 'rename', slug: 'kelp' })).rejects.toMatchObject(
      refused('This lineup has no public address yet.'),
    );
    await publish();
    await expect(change({ type: 'rename', slug: 'Kelp!' })).rejects.toMatchObject(
      refused(publishMessages.slugInvalid),
    );
  });
});

describe('the webhook', () => {
  test('has a secret that is never shown again, and another with every change', async () => {
    const { publish, change, publication, stored } = await releaseWorld();
    await publish();
    const { secret = '' } = await change({ type: 'webhook', url: 'https://hooks.example/a' });
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/u);
    expect(publication()).toMatchObject({ webhookUrl: 'https://hooks.example/a' });
    expect(stored.read(paths.webhookSecret('f1'))).toMatchObject({ secret });
    const again = await change({ type: 'webhook', url: 'https://hooks.example/a' });
    expect(again.secret).not.toBe(secret);
    await expect(change({ type: 'webhook', url: null })).resolves.toEqual({ success: true });
    expect(publication()).toMatchObject({ webhookUrl: null });
    expect(stored.read(paths.webhookSecret('f1'))).toBeUndefined();
  });

  test.each([
    'http://hooks.example/a',
    'ftp://hooks.example',
    'https://user:word@hooks.example/',
    'https://hooks.example/a b',
    'hooks.example',
    '',
  ])('has no address as %j', async (url) => {
    const { publish, change } = await releaseWorld();
    await publish();
    await expect(change({ type: 'webhook', url })).rejects.toMatchObject(
      refused('The address of a webhook must begin with https:// and name a public server.'),
    );
  });

  test('may be of a server on the same machine in a demo', async () => {
    const { publish, provider, around, publication } = await releaseWorld();
    await publish();
    const action = { type: 'webhook', url: 'http://127.0.0.1:4000/' } as const;
    await changePublication(provider, { festivalId: 'f1', action }, { ...around, webhookRule: anyWebhooks });
    expect(publication()).toMatchObject({ webhookUrl: 'http://127.0.0.1:4000/' });
  });

  test('is of a lineup with an address', async () => {
    const { change } = await releaseWorld();
    await expect(change({ type: 'webhook', url: 'https://hooks.example/' })).rejects.toMatchObject(
      refused(publishMessages.notPublishedYet),
    );
  });
});

test('what is out is compared with what is stored, and an address is suggested', async () => {
  const { publish, compare, update, write, create } = await releaseWorld();
  const stamps = { created_at: timestampFromMillis(0), updated_at: timestampFromMillis(0) };
  const first = await compare();
  expect(first).toMatchObject({ openConflicts: 0, sets: 2, suggestedSlug: 'saltmarsh-weekender' });
  expect(first.changes).toHaveLength(2);
  await write(
    create(paths.lineupSlug('saltmarsh-weekender'), { festivalId: 'f0', state: 'gone', ...stamps }),
  );
  expect(await compare()).toMatchObject({ suggestedSlug: 'saltmarsh-weekender-2' });
  await publish();
  await update(paths.event('f1', 'b'), { note: 'Rider: no onions' });
  expect(await compare()).toMatchObject({ changes: [], suggestedSlug: 'saltmarsh' });
  await update(paths.event('f1', 'b'), { artistName: 'Kelp' });
  expect((await compare()).changes).toMatchObject([{ on: 'set', key: 'b' }]);
});

test('a comparison with a release or a festival that is not there fails', async () => {
  const { compare, write } = await releaseWorld();
  await expect(compare('none')).rejects.toMatchObject(refused('There is no such release.', 'not-found'));
  await write({ type: 'delete', path: paths.festival('f1') });
  await expect(compare()).rejects.toMatchObject(refused(messages.festival.notFound, 'not-found'));
});
