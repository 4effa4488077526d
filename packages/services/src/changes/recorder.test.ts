import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, it, vi } from 'vitest';
import { givenFestival } from '../testing/factories.ts';
import { createRecorder } from './recorder.ts';

vi.mock('./record-commit.ts', () => {
  throw new Error('The file did not arrive.');
});

it('writes nothing where the code that records does not arrive, as without a connection', async () => {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  const commit = vi.spyOn(provider.documents, 'commit');
  const write = { type: 'delete', path: 'festivals/f1/lineupEvents/a' } as const;
  await expect(
    createRecorder(provider).commit({ festivalId: 'f1', kind: 'sets', writes: [write] }),
  ).rejects.toMatchObject({ code: 'unavailable' });
  expect(commit).not.toHaveBeenCalled();
});
