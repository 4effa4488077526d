import { expect, it } from 'vitest';
import { storagePaths } from '../entities/paths.ts';
import { parseFilePath } from './file-places.ts';
import { parseReleaseFilePath } from './release-files.ts';

const sha256 = 'a1'.repeat(32);
const ofRelease = { kind: 'release', festivalId: 'f', releaseId: 'r' };

it.each([
  [storagePaths.releaseFile('f', 'r', 'private'), ofRelease],
  [storagePaths.releaseFile('f', 'r', 'public'), ofRelease],
  [storagePaths.releasePicture('f', sha256), { kind: 'picture', festivalId: 'f', sha256 }],
])('%s is a file of a release, below the folder of its festival, and of no person', (path, place) => {
  expect(parseReleaseFilePath(path)).toEqual(place);
  expect(path.startsWith(storagePaths.publicationFolder('f'))).toBe(true);
  expect(parseFilePath(path)).toBeNull();
});

it.each([
  'publications/f/r/secret.json',
  'publications/f/r/public.json.tmp',
  'publications/f/../private.json',
  'publications/f/r/x/public.json',
  'publications/f/public.json',
  `publications/f/pictures/${sha256.toUpperCase()}`,
  `publications/f/pictures/${sha256}0`,
  `publications/f/r/${sha256}`,
  'festivals/f/festival-image',
  '',
])('%s is none', (path) => {
  expect(parseReleaseFilePath(path)).toBeNull();
});
