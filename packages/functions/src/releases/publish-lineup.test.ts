import {
  acceptanceKey,
  messages,
  paths,
  pictureTypeOf,
  publishMessages,
  storagePaths,
  timestampFromMillis,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { smallPicture } from '@lineup/provider-embedded/testing';
import { festivalData } from '@lineup/provider/sample-documents';
import { describe, expect, test } from 'vitest';
import { publishLineup } from './publish-lineup.ts';
import {
  hour,
  minute,
  namesIn,
  providerWith,
  releaseWorld,
  setAt,
  startOfTests,
} from './testing/release-world.ts';

const refused = (text: string, code = 'failed-precondition') => ({ code, userMessage: text });

test('the lineup is published, with its number, its address and who has published it', async () => {
  const { publish, publication, release, seen, slug, published } = await releaseWorld();
  await expect(publish()).resolves.toEqual({ success: true, releaseId: 'r1', number: 1, state: 'published' });
  expect(publication()).toMatchObject({ slug: 'saltmarsh', current: 'r1', latest: 'r1', number: 1 });
  expect(release('r1')).toMatchObject({
    number: 1,
    state: 'published',
    kind: 'publish',
    by: { email: 'robin@festival.example' },
    late: false,
    sets: 2,
    summary: { added: 2, changed: 0, removed: 0 },
    openConflicts: 0,
    publishedAt: timestampFromMillis(startOfTests),
  });
  expect(slug('saltmarsh')).toMatchObject({ festivalId: 'f1', state: 'current' });
  expect(namesIn(await seen())).toEqual(['The Paper Herons', 'Owl Parade']);
  expect(published).toEqual(['f1']);
});

test('what is stored changes nothing of what is out until it is published', async () => {
  const { publish, update, seen, release } = await releaseWorld();
  await publish();
  await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
  expect(namesIn(await seen())).toEqual(['The Paper Herons', 'Owl Parade']);
  await publish();
  expect(namesIn(await seen())).toEqual(['Kelp', 'Owl Parade']);
  expect(release('r2')).toMatchObject({ number: 2, summary: { added: 0, changed: 1, removed: 0 } });
});

test('a repetition is answered the same and publishes nothing', async () => {
  const { provider, around, request, update, publication, seen } = await releaseWorld();
  const asked = request();
  const first = await publishLineup(provider, asked, around);
  await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
  await expect(publishLineup(provider, asked, around)).resolves.toEqual(first);
  expect(publication()).toMatchObject({ number: 1 });
  expect(namesIn(await seen())).toContain('The Paper Herons');
});

test('only what is ticked is published', async () => {
  const { publish, update, seen, release, write } = await releaseWorld();
  await publish();
  await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
  await write({ type: 'delete', path: paths.event('f1', 'b') });
  await publish({ ticked: ['a'] });
  expect(namesIn(await seen())).toEqual(['Kelp', 'Owl Parade']);
  expect(release('r2')).toMatchObject({ ticked: true, sets: 2, summary: { changed: 1, removed: 0 } });
});

describe('open conflicts', () => {
  test('other than were shown are asked about', async () => {
    const { publish, write, create, publication } = await releaseWorld();
    await write(create(paths.event('f1', 'c'), setAt(0.5, { artistName: 'Kelp' })));
    await expect(publish()).rejects.toMatchObject(refused(publishMessages.conflictsChanged(1)));
    await expect(publish({ expectedConflicts: 2 })).rejects.toThrow('it has 1 open conflict now');
    expect(publication()).toBeUndefined();
    await publish({ expectedConflicts: 1 });
    expect(publication()).toMatchObject({ number: 1 });
  });

  test('that are gone are told as well', async () => {
    const { publish } = await releaseWorld();
    await expect(publish({ expectedConflicts: 1 })).rejects.toMatchObject(
      refused('The lineup has changed: it has no open conflicts now. Please check it again.'),
    );
    expect(publishMessages.conflictsChanged(3)).toContain('3 open conflicts now');
  });

  test('that were accepted are none', async () => {
    const { publish, write, create, update } = await releaseWorld();
    await write(create(paths.event('f1', 'c'), setAt(0.5, { artistName: 'Kelp' })));
    const key = acceptanceKey({ scope: 'stage', kind: 'overlap', stage: 'Lantern' });
    await update(paths.festival('f1'), { acceptedConflicts: { [key]: 'Two acts' } });
    await expect(publish()).resolves.toMatchObject({ number: 1 });
  });

  test('are those of what is published, where only the half of a swap is ticked', async () => {
    const { publish, update, compare, release, seen } = await releaseWorld();
    await update(paths.event('f1', 'b'), setAt(0, { artistName: 'Owl Parade', stage: 'Dune' }));
    await publish();
    await update(paths.event('f1', 'a'), { stage: 'Dune' });
    await update(paths.event('f1', 'b'), { stage: 'Lantern' });
    expect(await compare()).toMatchObject({ openConflicts: 0, conflicts: [], sets: 2 });
    const half = await compare(null, ['a']);
    expect(half).toMatchObject({
      changes: [{ key: 'a' }],
      openConflicts: 1,
      conflicts: [{ kind: 'overlap', sets: [{ id: 'a' }, { id: 'b' }] }],
    });
    await expect(publish({ ticked: ['a'] })).rejects.toMatchObject(
      refused(publishMessages.conflictsChanged(1)),
    );
    expect((await seen())?.release.number).toBe(1);
    await publish({ releaseId: 'half', ticked: ['a'], expectedConflicts: 1 });
    expect(release('half')).toMatchObject({ ticked: true, openConflicts: 1 });
    await publish({ releaseId: 'whole' });
    expect(release('whole')).toMatchObject({ ticked: false, openConflicts: 0 });
  });

  test('are none of sets that stay as they are out, whatever the schedule has', async () => {
    const { publish, update } = await releaseWorld();
    await publish();
    await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
    await update(paths.event('f1', 'b'), setAt(0.5, { artistName: 'Owl Parade' }));
    await expect(publish({ ticked: ['a'], expectedConflicts: 1 })).rejects.toMatchObject(
      refused(publishMessages.conflictsChanged(0)),
    );
    await expect(publish({ ticked: ['a'] })).resolves.toMatchObject({ number: 2 });
  });
});

describe('the address', () => {
  test.each([
    [undefined, 'Please choose the address of the public page.'],
    ['', publishMessages.slugNeeded],
    ['Salt marsh', publishMessages.slugInvalid],
    ['-salt', publishMessages.slugInvalid],
    ['s'.repeat(81), publishMessages.slugInvalid],
  ])('%j is refused', async (slug, text) => {
    const { provider, around, request } = await releaseWorld();
    const { slug: _, ...rest } = request();
    const asked = slug === undefined ? rest : { ...rest, slug };
    await expect(publishLineup(provider, asked, around)).rejects.toMatchObject(refused(text));
  });

  test.each(['current', 'former', 'gone'])('that another festival has (%s) is taken', async (state) => {
    const { publish, write, create, publication, stored } = await releaseWorld();
    const stamps = { created_at: timestampFromMillis(0), updated_at: timestampFromMillis(0) };
    await write(create(paths.lineupSlug('saltmarsh'), { festivalId: 'f2', state, ...stamps }));
    await expect(publish()).rejects.toMatchObject(refused(publishMessages.slugTaken('saltmarsh')));
    expect(publication()).toBeUndefined();
    expect(stored.files()).toEqual([]);
  });

  test('of two festivals that want it at once, one gets it', async () => {
    const { provider, around, request, write, create, slug } = await releaseWorld();
    await write(create(paths.festival('f2'), festivalData()));
    const calls = ['f1', 'f2'].map((festivalId) => publishLineup(provider, request({ festivalId }), around));
    const ended = await Promise.allSettled(calls);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = ended[0]?.status === 'fulfilled' ? 'f1' : 'f2';
    expect(slug('saltmarsh')).toMatchObject({ festivalId: winner });
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refused(publishMessages.slugTaken('saltmarsh')),
    });
  });
});

describe('two at once', () => {
  test('both are published, the second on top of the first', async () => {
    const { publish, publication, release } = await releaseWorld();
    await Promise.all([publish(), publish()]);
    expect(publication()).toMatchObject({ number: 2 });
    expect(new Set([release('r1')?.['number'], release('r2')?.['number']])).toEqual(new Set([1, 2]));
  });

  test('also where the other is another process', async () => {
    const { provider, publish, publication, release } = await releaseWorld();
    await publish();
    let isFirst = true;
    const slow = providerWith(provider, {
      documents: {
        commit: async (writes) => {
          if (isFirst) {
            isFirst = false;
            await publish();
          }
          return provider.documents.commit(writes);
        },
      },
    });
    await publish({}, slow);
    expect(publication()).toMatchObject({ number: 3, current: 'r2' });
    expect([release('r3')?.['number'], release('r2')?.['number']]).toEqual([2, 3]);
  });

  test('who is overtaken again and again is told so', async () => {
    const { provider, publish, stored } = await releaseWorld();
    await publish();
    const overtaken = providerWith(provider, {
      documents: {
        commit: async (writes) => {
          stored.put(paths.publication('f1'), { updated_at: timestampFromMillis(startOfTests) });
          return provider.documents.commit(writes);
        },
      },
    });
    await expect(publish({}, overtaken)).rejects.toMatchObject(refused(publishMessages.overtaken));
  });
});

test.each(['write', 'commit'])('nothing is out after a full disk at the %s', async (where) => {
  const { provider, publish, seen, publication, update } = await releaseWorld();
  await publish();
  await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
  const full = () => Promise.reject(new ProviderError('storage-full'));
  const broken = providerWith(
    provider,
    where === 'write' ? { files: { write: full } } : { documents: { commit: full } },
  );
  await expect(publish({ releaseId: 'x' }, broken)).rejects.toMatchObject({ code: 'storage-full' });
  expect(publication()).toMatchObject({ number: 1, current: 'r1' });
  expect(namesIn(await seen())).toContain('The Paper Herons');
  // The page retries the same request.
  await expect(publish({ releaseId: 'x' })).resolves.toMatchObject({ number: 2 });
});

describe('what cannot be read', () => {
  test('keeps a lineup from being published: it must be whole', async () => {
    const { publish, stored } = await releaseWorld();
    stored.putUnchecked(paths.event('f1', 'a'), { artistName: 'Kelp' });
    await expect(publish()).rejects.toMatchObject(refused(publishMessages.setsUnreadable(1)));
    stored.putUnchecked(paths.event('f1', 'b'), { artistName: 'Kelp' });
    await expect(publish()).rejects.toMatchObject(
      refused('2 sets are damaged and cannot be published. Please correct or delete them first.'),
    );
    stored.putUnchecked(paths.festival('f1'), { name: 'Saltmarsh' });
    await expect(publish()).rejects.toMatchObject(refused(publishMessages.festivalUnreadable));
  });

  test('a festival that is gone is not found', async () => {
    const { publish } = await releaseWorld();
    await expect(publish({ festivalId: 'f9' })).rejects.toMatchObject(
      refused(messages.festival.notFound, 'not-found'),
    );
  });

  test('without the file of the last release the next is published nevertheless', async () => {
    const { provider, publish, seen } = await releaseWorld();
    await publish();
    await provider.files.deleteFolder(storagePaths.publicationFolder('f1'));
    await publish();
    expect(await seen()).toMatchObject({ release: { number: 2 } });
  });
});

describe('the cover', () => {
  const path = storagePaths.festivalImage('f1');

  test('is published as a copy under a name of its own', async () => {
    const { publish, putFile, update, seen, stored } = await releaseWorld();
    const { url } = await putFile(path, smallPicture);
    await update(paths.festival('f1'), { imageURL: url });
    await publish();
    const cover = (await seen())?.festival.cover ?? '';
    expect(cover).toMatch(/^[0-9a-f]{64}$/u);
    const copy = await stored.file(storagePaths.releasePicture('f1', cover));
    expect(copy && pictureTypeOf(copy)).toBe('image/webp');
  });

  test('stays as it was when the festival takes another one', async () => {
    const { publish, putFile, update, seen, stored } = await releaseWorld();
    const { url } = await putFile(path, smallPicture);
    await update(paths.festival('f1'), { imageURL: url });
    await publish();
    await update(paths.festival('f1'), { imageURL: null });
    const cover = (await seen())?.festival.cover ?? '';
    expect(await stored.file(storagePaths.releasePicture('f1', cover))).not.toBeNull();
  });

  test('may be that of another edition', async () => {
    const { publish, putFile, update, seen, write, create } = await releaseWorld();
    await write(create(paths.festival('f2'), festivalData({ editionOf: 'f1' })));
    const { url } = await putFile(storagePaths.festivalImage('f2'), smallPicture);
    await update(paths.festival('f1'), { imageURL: url });
    await publish();
    expect((await seen())?.festival.cover).toMatch(/^[0-9a-f]{64}$/u);
  });

  test.each([
    ['from elsewhere', () => 'https://pictures.example/a.png'],
    ['of another festival', (url: string) => url],
  ])('%s is no cover', async (_, addressOf) => {
    const { publish, putFile, update, seen, write, create } = await releaseWorld();
    await write(create(paths.festival('f2'), festivalData()));
    const { url } = await putFile(storagePaths.festivalImage('f2'), smallPicture);
    await update(paths.festival('f1'), { imageURL: addressOf(url) });
    await publish();
    expect(await seen()).toMatchObject({ festival: { cover: null } });
  });
});

describe('the look', () => {
  const look = {
    accentColor: '#8a1c5b',
    pageLinks: [{ label: 'Tickets', url: 'https://tickets.example' }],
    pageNote: 'Gates open at 10.',
  };

  test('is public from the release on that has it, its logo as a copy with its size', async () => {
    const { publish, putFile, update, seen, stored } = await releaseWorld();
    await publish();
    const { url } = await putFile(storagePaths.laterFestivalImage('f1', 1), smallPicture);
    await update(paths.festival('f1'), { ...look, logoURL: url });
    expect(JSON.stringify(await seen())).not.toMatch(/8a1c5b|tickets|Gates|logo/u);
    await publish();
    const { festival } = (await seen()) ?? {};
    expect(festival).toMatchObject(look);
    const { width = 0, height = 0 } = festival?.logo ?? {};
    expect(width * height).toBeGreaterThan(0);
    const copy = await stored.file(storagePaths.releasePicture('f1', festival?.logo?.sha256 ?? ''));
    expect(copy && pictureTypeOf(copy)).toBe('image/webp');
  });

  test('of another festival has no logo', async () => {
    const { publish, putFile, update, seen, write, create } = await releaseWorld();
    await write(create(paths.festival('f2'), festivalData()));
    const { url } = await putFile(storagePaths.festivalImage('f2'), smallPicture);
    await update(paths.festival('f1'), { ...look, logoURL: url });
    await publish();
    expect((await seen())?.festival).not.toHaveProperty('logo');
  });
});

describe('a planned release', () => {
  const at = timestampFromMillis(startOfTests + hour);

  test('is frozen and tells nothing yet', async () => {
    const { publish, publication, release, due, at: lookAt } = await releaseWorld();
    await expect(publish({ at })).resolves.toEqual({
      success: true,
      releaseId: 'r1',
      number: null,
      state: 'planned',
    });
    expect(release('r1')).toMatchObject({
      number: null,
      state: 'planned',
      plannedFor: at,
      publishedAt: null,
    });
    expect(publication()).toMatchObject({ current: null, latest: null, number: 0, slug: 'saltmarsh' });
    expect(due()).toEqual({ festivalId: 'f1', at });
    await expect(lookAt('saltmarsh')).resolves.toEqual({ kind: 'unknown' });
  });

  test('keeps the lineup of its making, which is compared with that of today', async () => {
    const { publish, update, compare, advance, runDue, seen } = await releaseWorld();
    await publish({ at });
    await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
    const { changes } = await compare('r1');
    expect(changes.map(({ key }) => key)).toEqual(['a']);
    advance(hour);
    await runDue();
    expect(namesIn(await seen())).toContain('The Paper Herons');
  });

  test.each([
    [startOfTests, publishMessages.timePassed],
    [startOfTests - minute, publishMessages.timePassed],
    [startOfTests + 3 * 366 * 24 * hour, publishMessages.timeTooFar],
  ])('for %i is refused', async (time, text) => {
    const { publish } = await releaseWorld();
    await expect(publish({ at: timestampFromMillis(time) })).rejects.toMatchObject(refused(text));
  });

  test('the soonest of several is due', async () => {
    const { publish, due } = await releaseWorld();
    await publish({ at });
    await publish({ at: timestampFromMillis(startOfTests + 2 * hour) });
    expect(due()).toEqual({ festivalId: 'f1', at });
    await publish({ at: timestampFromMillis(startOfTests + minute) });
    expect(due()).toMatchObject({ at: timestampFromMillis(startOfTests + minute) });
  });

  test('is still due after another was published', async () => {
    const { publish, due } = await releaseWorld();
    await publish({ at });
    await publish();
    expect(due()).toEqual({ festivalId: 'f1', at });
  });
});

test('1,691 sets are published in a second', async () => {
  const { publish, write, create, seen, compare } = await releaseWorld();
  const sets = Array.from({ length: 1689 }, (_, n) =>
    create(paths.event('f1', `s${n}`), setAt(3 + n, { artistName: `Artist ${n}` })),
  );
  await write(...sets);
  const { openConflicts: expectedConflicts } = await compare();
  const begun = performance.now();
  await publish({ expectedConflicts });
  const took = performance.now() - begun;
  expect((await seen())?.sets).toHaveLength(1691);
  expect(took).toBeLessThan(3000);
});
