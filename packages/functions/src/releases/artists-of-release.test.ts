import { describe, expect, test } from 'vitest';
import { paths, pictureTypeOf, publishMessages, storagePaths, timestampFromMillis } from '@lineup/domain';
import { smallPicture } from '@lineup/provider-embedded/testing';
import type { WriteData } from '@lineup/provider';
import { artistData } from '@lineup/provider/sample-documents';
import { changePreviewLinks, previewOf } from './preview-links.ts';
import { hour, providerWith, releaseWorld, startOfTests } from './testing/release-world.ts';

const herons = 'The Paper Herons';

/** The world of releases, with an artist that the set a is linked to. */
async function artistWorld(artist: WriteData = {}) {
  const world = await releaseWorld();
  const keys = ['the paper herons'];
  await world.write(
    world.create(paths.artist('herons'), artistData({ name: herons, keys, note: 'Private', ...artist })),
  );
  await world.update(paths.event('f1', 'a'), { artistIds: ['herons'] });
  return { ...world, edit: (data: WriteData) => world.update(paths.artist('herons'), data) };
}

describe('the artists of a release', () => {
  test('are frozen with it', async () => {
    const { publish, seen, edit, compare } = await artistWorld({ shortText: 'Folded birds.' });
    await publish();
    await edit({ shortText: 'Other birds.' });
    const out = await seen();
    expect(out?.profiles).toEqual([
      { id: 'herons', values: { name: herons, shortText: 'Folded birds.' }, pictures: [] },
    ]);
    expect(out?.sets).toMatchObject([{ profiles: ['herons'] }, {}]);
    expect(await compare()).toMatchObject({
      changes: [{ on: 'artists', artists: [{ name: herons, fields: ['shortText'] }] }],
    });
    await publish();
    expect((await seen())?.profiles).toMatchObject([{ values: { shortText: 'Other birds.' } }]);
    expect((await compare()).changes).toEqual([]);
  });

  test('are those that they were merged into; one that is gone is none', async () => {
    const { publish, seen, write, create } = await artistWorld();
    const keys = ['herons', 'the paper herons'];
    await write(create(paths.artist('other'), artistData({ name: 'Herons', spellings: [herons], keys })), {
      type: 'update',
      path: paths.artist('herons'),
      data: { mergedInto: 'other', keys: [] },
    });
    await publish();
    expect((await seen())?.profiles.map(({ id }) => id)).toEqual(['other']);
    await write({ type: 'delete', path: paths.artist('other') });
    await publish();
    expect((await seen())?.profiles).toEqual([]);
  });

  test('stop a release where one of them cannot be read', async () => {
    const { publish, stored } = await artistWorld();
    stored.putUnchecked(paths.artist('herons'), { name: herons });
    await expect(publish()).rejects.toMatchObject({ userMessage: publishMessages.artistsUnreadable(1) });
  });

  test('are in a preview with names', async () => {
    const { provider, around, publish, now } = await artistWorld({ shortText: 'Folded birds.' });
    await publish();
    const link = async (showNames: boolean) => {
      const expiresAt = timestampFromMillis(startOfTests + hour);
      const action = { type: 'create', name: 'Printers', stages: [], showNames, expiresAt } as const;
      const { token = '' } = await changePreviewLinks(provider, { festivalId: 'f1', action }, around);
      return (await previewOf(provider, token, now()))?.profiles.length;
    };
    expect([await link(true), await link(false)]).toEqual([1, 0]);
  });
});

describe('the picture of an artist', () => {
  const path = storagePaths.eventImage('f1', herons, 1);

  test('is published as a copy, which is not made again', async () => {
    const { publish, putFile, edit, seen, stored, provider, compare } = await artistWorld();
    const { url } = await putFile(path, smallPicture);
    await edit({ imageURL: url, imageCredit: 'Mo Kelp' });
    await publish();
    const [profile] = (await seen())?.profiles ?? [];
    expect(profile).toMatchObject({ values: { imageCredit: 'Mo Kelp' }, pictures: [{ width: 160 }] });
    expect(JSON.stringify(profile)).not.toContain(url);
    const copy = storagePaths.releasePicture('f1', profile?.pictures[0]?.sha256 ?? '');
    expect(pictureTypeOf((await stored.file(copy)) ?? new Uint8Array())).toBe('image/webp');
    expect((await compare()).changes).toEqual([]);
    const written: string[] = [];
    const noting = providerWith(provider, {
      files: {
        write: (to, ...rest) => {
          written.push(to);
          return provider.files.write(to, ...rest);
        },
      },
    });
    await publish({}, noting);
    expect((await seen())?.profiles).toEqual([profile]);
    expect(written.filter((each) => each.includes('/pictures/'))).toEqual([]);
  });

  test('is published in the widths that are stored', async () => {
    const { publish, putFile, edit, seen, provider } = await artistWorld();
    const { url } = await putFile(path, smallPicture);
    await edit({ imageURL: url });
    const small = Uint8Array.from([...((await provider.files.read(path)) ?? []), 0]);
    const noting = providerWith(provider, {
      files: { rendition: async (_, width) => (width === 480 ? small : provider.files.read(path)) },
    });
    await publish({}, noting);
    expect((await seen())?.profiles).toMatchObject([{ pictures: [{ width: 160 }, { width: 480 }] }]);
  });

  test.each([
    ['elsewhere', 'https://pictures.example/a.png'],
    ['at an address of the portal that is no picture', '/files/none'],
  ])('that lies %s is left out', async (_, imageURL) => {
    const { publish, edit, seen } = await artistWorld();
    await edit({ imageURL });
    await publish();
    expect((await seen())?.profiles).toMatchObject([{ id: 'herons', pictures: [] }]);
    expect(JSON.stringify(await seen())).not.toContain(imageURL);
  });

  test('is stored with no release that hides the artist', async () => {
    const { publish, putFile, edit, seen, update, provider } = await artistWorld();
    const { url } = await putFile(path, smallPicture);
    await edit({ imageURL: url });
    await update(paths.event('f1', 'a'), { announcement: { level: 'held' } });
    await publish();
    expect(JSON.stringify(await seen())).not.toMatch(/herons|Herons/u);
    await expect(provider.files.read(path)).resolves.not.toBeNull();
  });
});
