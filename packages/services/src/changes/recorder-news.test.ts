import { paths } from '@lineup/domain';
import { ProviderError, type ProviderErrorCode } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, it, vi } from 'vitest';
import { givenFestival } from '../testing/factories.ts';
import { createRecorder } from './recorder.ts';

function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  const recorder = createRecorder(provider);
  const news: { readonly id: string; readonly isStored: Promise<boolean | null> }[] = [];
  recorder.onSent(({ id }, isStored) => void news.push({ id, isStored }));
  const rename = (name: string) =>
    recorder.commit({
      festivalId: 'f1',
      kind: 'details',
      writes: [{ type: 'update', path: paths.festival('f1'), data: { name } }],
    });
  const outcomes = () => Promise.all(news.map(({ isStored }) => isStored));
  return { provider, recorder, news, rename, outcomes };
}

it('tells the id of a change before it is sent, and that it is stored', async () => {
  const { provider, recorder, news, rename, outcomes } = setUp();
  const commit = provider.documents.commit.bind(provider.documents);
  const known: (readonly string[])[] = [];
  vi.spyOn(provider.documents, 'commit').mockImplementation((writes, name) => {
    known.push(news.map(({ id }) => id));
    return commit(writes, name);
  });
  const done = vi.fn();
  recorder.onDone(done);
  const { changeId } = await rename('Ebb');
  expect(known).toEqual([[changeId]]);
  expect(done).toHaveBeenCalledExactlyOnceWith({ festivalId: 'f1', kind: 'details', id: changeId });
  expect(await outcomes()).toEqual([true]);
});

it('tells nothing of what changes nothing', async () => {
  const { news, rename } = setUp();
  await rename('Ebb');
  news.length = 0;
  expect((await rename('Ebb')).changeId).toBeNull();
  expect(news).toEqual([]);
});

it('tells each try, of which all but the last were refused', async () => {
  const { provider, rename, news, outcomes } = setUp();
  vi.spyOn(provider.documents, 'commit').mockRejectedValueOnce(new ProviderError('conflict'));
  const { changeId } = await rename('Ebb');
  expect(news.map(({ id }) => id)).toEqual([expect.not.stringMatching(changeId ?? ''), changeId]);
  expect(await outcomes()).toEqual([false, true]);
});

it.each<[ProviderErrorCode, boolean | null]>([
  ['permission-denied', false],
  ['invalid-argument', false],
  ['storage-full', false],
  ['unavailable', null],
  ['deadline-exceeded', null],
  ['internal', null],
])('tells after %s whether it is known not to be stored', async (code, isStored) => {
  const { provider, rename, outcomes } = setUp();
  vi.spyOn(provider.documents, 'commit').mockRejectedValueOnce(new ProviderError(code));
  await expect(rename('Ebb')).rejects.toMatchObject({ code });
  expect(await outcomes()).toEqual([isStored]);
});
