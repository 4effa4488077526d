import { paths, storagePaths } from '@lineup/domain';
import type { Write } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { festivalData, releaseData } from '@lineup/provider/sample-documents';
import { expect, test, vi } from 'vitest';
import { unnamedReleaseFiles } from './release-files.ts';

const cover = (letter: string) => letter.repeat(64);
const write = (text: string) => new TextEncoder().encode(text);
const picture = (letter: string) => storagePaths.releasePicture('f1', cover(letter));

/** The festival f1 with releases that have these covers; the last one is the newest. */
async function released(covers: Readonly<Record<string, string>>) {
  let clock = Date.UTC(2026, 5, 1);
  const { server } = startBackend({ now: () => clock });
  const { provider } = server.rooms;
  await provider.documents.commit([{ type: 'create', path: paths.festival('f1'), data: festivalData() }]);
  for (const [id, letter] of Object.entries(covers)) {
    clock += 1000;
    const release: Write = { type: 'create', path: paths.release('f1', id), data: releaseData() };
    await provider.documents.commit([release]);
    const text = JSON.stringify({ festival: { cover: cover(letter) } });
    await provider.files.write(
      storagePaths.releaseFile('f1', id, 'private'),
      write(text),
      'application/json',
    );
  }
  return provider;
}

test('files of a release stay, and go where there is no such release or festival', async () => {
  const provider = await released({ r1: 'a' });
  const gone = [
    storagePaths.releaseFile('f1', 'r2', 'private'),
    storagePaths.releaseFile('f1', 'r2', 'public'),
    storagePaths.releaseFile('f2', 'r1', 'public'),
  ];
  const remaining = [
    storagePaths.releaseFile('f1', 'r1', 'private'),
    storagePaths.releaseFile('f1', 'r1', 'public'),
  ];
  expect(await unnamedReleaseFiles(provider, [...gone, ...remaining, 'elsewhere/public.json'])).toEqual(gone);
});

test('a picture stays as long as any release has it', async () => {
  const provider = await released({ r1: 'a', r2: 'b' });
  expect(await unnamedReleaseFiles(provider, [picture('a'), picture('b'), picture('c')])).toEqual([
    picture('c'),
  ]);
});

test('for the picture of the newest release only that one is read', async () => {
  const provider = await released({ r1: 'a', r2: 'b', r3: 'b' });
  const read = vi.spyOn(provider.files, 'read');
  expect(await unnamedReleaseFiles(provider, [picture('b')])).toEqual([]);
  expect(read.mock.calls).toEqual([[storagePaths.releaseFile('f1', 'r3', 'private')]]);
});

test('a release whose file is missing names no picture', async () => {
  const provider = await released({ r1: 'a' });
  await provider.files.deleteFolder(storagePaths.publicationFolder('f1'));
  expect(await unnamedReleaseFiles(provider, [picture('a')])).toEqual([picture('a')]);
});
