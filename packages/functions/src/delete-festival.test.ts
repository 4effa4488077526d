import { artistHistory, paths, storagePaths, touchesPictures } from '@lineup/domain';
import { ProviderError, serverTimestamp, type Write } from '@lineup/provider';
import { smallPicture } from '@lineup/provider-embedded/testing';
import {
  artistData,
  dueReleaseData,
  eventData,
  lineupSlugData,
  previewLinkData,
  publicationData,
  releaseData,
  webhookDeliveryData,
  webhookSecretData,
} from '@lineup/provider/sample-documents';
import { expect, test, vi } from 'vitest';
import { deleteFestival } from './delete-festival.ts';
import { processUpload } from './process-upload.ts';
import { fileEvents, now, request, uploadedLineup } from './testing/world.ts';

/** A festival with 900 sets, an upload with drafts, and files; and another festival. */
async function world() {
  const made = await uploadedLineup(fileEvents(3));
  const { documents, provider, putFile, festival } = made;
  await processUpload(provider, request, { now: () => now, signal: new AbortController().signal });
  const sets = Array.from({ length: 900 }, (_, n) => paths.event('f1', `e${n}`));
  await documents.commit(sets.map((path) => ({ type: 'create', path, data: eventData() })));
  const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
  const { artistName, imageURL, createdAt: _, updatedAt: __, ...place } = eventData();
  await documents.commit([
    { type: 'create', path: paths.unplacedAct('f1', 'a'), data: { artistName, imageURL, ...stamps } },
    { type: 'create', path: paths.block('f1', 'b'), data: { name: 'Hold', ...place, ...stamps } },
    { type: 'create', path: paths.importSource('f1', 's'), data: { name: 'Agency', of: 's', ...stamps } },
    { type: 'create', path: paths.festival('f10'), data: festival },
    { type: 'create', path: paths.event('f10', 'e'), data: eventData() },
    ...releasedAt('f1', 'saltmarsh'),
    ...releasedAt('f10', 'neighbour'),
    { type: 'create', path: paths.lineupSlug('former'), data: lineupSlugData('f1', { state: 'former' }) },
  ]);
  for (const festivalId of ['f1', 'f10']) {
    await provider.files.write(publicFile(festivalId), new Uint8Array([123, 125]), 'application/json');
  }
  await putFile(storagePaths.festivalImage('f1'), smallPicture);
  await putFile(storagePaths.festivalImage('f10'), smallPicture);
  return made;
}
const publicFile = (festivalId: string) => storagePaths.releaseFile(festivalId, 'r1', 'public');

/** Everything the server stores of a festival with a release at this slug. */
function releasedAt(festivalId: string, slug: string): readonly Write[] {
  return [
    { type: 'create', path: paths.publication(festivalId), data: publicationData({ slug }) },
    { type: 'create', path: paths.release(festivalId, 'r1'), data: releaseData() },
    { type: 'create', path: paths.lineupSlug(slug), data: lineupSlugData(festivalId) },
    { type: 'create', path: paths.previewLink(`link-of-${slug}`), data: previewLinkData(festivalId) },
    { type: 'create', path: paths.dueRelease(festivalId), data: dueReleaseData(festivalId) },
    { type: 'create', path: paths.webhookSecret(festivalId), data: webhookSecretData() },
    { type: 'create', path: paths.webhookDelivery(festivalId, 'd1'), data: webhookDeliveryData() },
  ];
}

const neighbour = [
  paths.festival('f10'),
  paths.event('f10', 'e'),
  paths.publication('f10'),
  paths.release('f10', 'r1'),
  paths.webhookDelivery('f10', 'd1'),
];
const neighbourFiles = [storagePaths.festivalImage('f10'), publicFile('f10')];

type World = Awaited<ReturnType<typeof world>>;
const festivalPaths = ({ stored }: World) => stored.paths().filter((path) => path.startsWith('festivals/'));

test('removes the festival with all that belongs to it, and nothing else', async () => {
  const made = await world();
  const { provider, stored } = made;
  await expect(deleteFestival(provider, { festivalId: 'f1' })).resolves.toEqual({ success: true });
  expect(festivalPaths(made)).toEqual(neighbour);
  expect(stored.files()).toEqual(neighbourFiles);
});

test('keeps its slugs as those of a festival that is gone, and nothing else that leads to it from outside', async () => {
  const { provider, documents, stored } = await world();
  await deleteFestival(provider, { festivalId: 'f1' });
  expect(stored.paths().filter((path) => !/^(?:festivals|users)\//u.test(path))).toEqual([
    paths.dueRelease('f10'),
    ...['former', 'neighbour', 'saltmarsh'].map(paths.lineupSlug),
    paths.previewLink('link-of-neighbour'),
    paths.webhookSecret('f10'),
  ]);
  const stateOf = async (slug: string) => (await documents.get(paths.lineupSlug(slug)))?.data['state'];
  expect(await Promise.all(['former', 'saltmarsh', 'neighbour'].map(stateOf))).toEqual([
    'gone',
    'gone',
    'current',
  ]);
});

test('can be repeated after it has come to its end', async () => {
  const { provider } = await world();
  await deleteFestival(provider, { festivalId: 'f1' });
  await expect(deleteFestival(provider, { festivalId: 'f1' })).resolves.toEqual({ success: true });
});

test('keeps the festival until its contents are gone, and can be repeated after a failure', async () => {
  const made = await world();
  const { provider, documents } = made;
  const commit = documents.commit.bind(documents);
  let left = 4;
  const failing = vi.spyOn(documents, 'commit').mockImplementation((writes) => {
    left -= 1;
    return left < 0 ? Promise.reject(new ProviderError('unavailable')) : commit(writes);
  });
  await expect(deleteFestival(provider, { festivalId: 'f1' })).rejects.toMatchObject({ code: 'unavailable' });
  expect(await documents.get(paths.festival('f1'))).not.toBeNull();
  failing.mockRestore();
  await deleteFestival(provider, { festivalId: 'f1' });
  expect(festivalPaths(made)).toEqual(neighbour);
});

test('removes what is added while it works', async () => {
  const made = await world();
  const { provider, documents, stored, putFile } = made;
  const commit = documents.commit.bind(documents);
  vi.spyOn(documents, 'commit').mockImplementation(async (writes) => {
    if (writes.some(({ path }) => path === paths.festival('f1'))) {
      const path = paths.event('f1', 'late');
      await commit([{ type: 'create', path, data: eventData() }]);
      await putFile(storagePaths.eventImage('f1', 'Late', 1), smallPicture);
    }
    return commit(writes);
  });
  await deleteFestival(provider, { festivalId: 'f1' });
  expect(festivalPaths(made)).toEqual(neighbour);
  expect(stored.files()).toEqual(neighbourFiles);
});

test('leaves the pictures that other editions show or could bring back, until those do not any more', async () => {
  const made = await world();
  const { provider, documents, stored, putFile } = made;
  const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
  const pictures = [1, 2, 3, 4].map((n) => storagePaths.eventImage('f1', 'Kelp', n));
  const urls = await Promise.all(pictures.map(async (path) => (await putFile(path, smallPicture)).url));
  const [shown = '', unplaced = '', recorded = ''] = urls;
  const cover = (await putFile(storagePaths.festivalImage('f1'), smallPicture)).url;
  const logoPath = storagePaths.laterFestivalImage('f1', 1);
  const logo = (await putFile(logoPath, smallPicture)).url;
  await documents.commit([
    {
      type: 'create',
      path: paths.festival('next'),
      data: { ...made.festival, editionOf: 'f1', imageURL: cover, logoURL: logo },
    },
    { type: 'create', path: paths.event('next', 'e'), data: eventData({ imageURL: shown }) },
    {
      type: 'create',
      path: paths.unplacedAct('next', 'a'),
      data: { artistName: 'Kelp', imageURL: unplaced, ...stamps },
    },
    { type: 'create', path: paths.change('next', 'c'), data: changeOfPicture(recorded) },
  ]);
  await deleteFestival(provider, { festivalId: 'f1' });
  const left = [storagePaths.festivalImage('f1'), logoPath, ...pictures.slice(0, 3)];
  expect(stored.files()).toEqual([...left, ...neighbourFiles].toSorted());
  await deleteFestival(provider, { festivalId: 'next' });
  await vi.waitFor(() => expect(stored.files()).toEqual(neighbourFiles));
});

test('leaves the pictures that artists have or could get back', async () => {
  const made = await world();
  const { provider, documents, stored, putFile } = made;
  const pictures = [1, 2, 3].map((n) => storagePaths.eventImage('f1', 'Kelp', n));
  const [shown = '', recorded = ''] = await Promise.all(
    pictures.map(async (path) => (await putFile(path, smallPicture)).url),
  );
  await documents.commit([
    { type: 'create', path: paths.artist('kelp'), data: artistData({ imageURL: shown }) },
    { type: 'create', path: paths.change(artistHistory, 'c'), data: changeOfPicture(recorded) },
  ]);
  await deleteFestival(provider, { festivalId: 'f1' });
  expect(stored.files()).toEqual([...pictures.slice(0, 2), ...neighbourFiles].toSorted());
});

/** The record of a change that removed a picture from a set. */
function changeOfPicture(imageURL: string) {
  const [before, after] = [{ imageURL }, { imageURL: null }];
  return {
    kind: 'setsEdited',
    by: { id: 'admin', email: 'admin@festival.example' },
    at: serverTimestamp,
    edits: [{ target: 'set', id: 'e', name: 'Kelp', before, after }],
    parts: 0,
    created: 0,
    edited: 1,
    deleted: 0,
    touches: [touchesPictures],
  };
}
