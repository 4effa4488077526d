import { paths, storagePaths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { expect, test, vi } from 'vitest';
import { deleteFestival } from './delete-festival.ts';
import { processUpload } from './process-upload.ts';
import { fileEvents, now, request, uploadedLineup } from './testing/world.ts';

/** A festival with 900 sets, an upload with drafts, and files; another one beside it. */
async function world() {
  const made = uploadedLineup(fileEvents(3));
  const { documents, provider, contents } = made;
  await processUpload(provider, request, { now: () => now, signal: new AbortController().signal });
  for (let n = 0; n < 900; n += 1) documents.put(paths.event('f1', `e${n}`), { stage: 'Dune' });
  documents.put(paths.festival('f10'), { name: 'Neighbour' });
  documents.put(paths.event('f10', 'e'), { stage: 'Dune' });
  contents.set(storagePaths.festivalImage('f1'), new Uint8Array(1));
  contents.set(storagePaths.festivalImage('f10'), new Uint8Array(1));
  return made;
}
const neighbour = [paths.festival('f10'), paths.event('f10', 'e')];

test('removes the festival with all that belongs to it, and nothing else', async () => {
  const { provider, documents, contents } = await world();
  await expect(deleteFestival(provider, { festivalId: 'f1' })).resolves.toEqual({ success: true });
  expect([...documents.all().keys()]).toEqual(neighbour);
  expect([...contents.keys()]).toEqual([storagePaths.festivalImage('f10')]);
});

test('can be repeated after it has come to its end', async () => {
  const { provider } = await world();
  await deleteFestival(provider, { festivalId: 'f1' });
  await expect(deleteFestival(provider, { festivalId: 'f1' })).resolves.toEqual({ success: true });
});

test('keeps the festival until its contents are gone, and can be repeated after a failure', async () => {
  const { provider, documents } = await world();
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
  expect([...documents.all().keys()]).toEqual(neighbour);
});

test('removes what is added while it works', async () => {
  const { provider, documents, contents } = await world();
  const commit = documents.commit.bind(documents);
  vi.spyOn(documents, 'commit').mockImplementation((writes) => {
    if (writes.some(({ path }) => path === paths.festival('f1'))) {
      documents.put(paths.event('f1', 'late'), { stage: 'Dune' });
      contents.set(storagePaths.eventImage('f1', 'Late', 1), new Uint8Array(1));
    }
    return commit(writes);
  });
  await deleteFestival(provider, { festivalId: 'f1' });
  expect([...documents.all().keys()]).toEqual(neighbour);
  expect([...contents.keys()]).toEqual([storagePaths.festivalImage('f10')]);
});
