import { storagePaths } from '@lineup/domain';
import { expect, test } from 'vitest';
import { renditionUrl } from './rendition-url.ts';

const bucket = 'our-portal.firebasestorage.app';
const address = (path: string, name = bucket) =>
  `https://firebasestorage.googleapis.com/v0/b/${name}/o/${encodeURIComponent(path)}?alt=media&token=a-token`;

test.each([
  [storagePaths.festivalImage('f_1-a'), 'festivals/f_1-a/renditions/480-webp/festival-image'],
  [
    storagePaths.eventImage('f1', 'Tide & Ebb', 1_790_000_000_000),
    'festivals/f1/renditions/480-webp/events/Tide_Ebb_1790000000000',
  ],
])('%s is shown from its rendition, opened by the same token', (path, rendition) => {
  expect(renditionUrl(bucket, address(path), { width: 480, format: 'webp' })).toBe(address(rendition));
  expect(renditionUrl(bucket, address(path), { width: 160, format: 'avif' })).toBe(
    address(rendition.replace('480-webp', '160-avif')),
  );
});

test.each([
  'https://pictures.example/a.png',
  address(storagePaths.festivalImage('f1'), 'another-bucket'),
  address(storagePaths.lineupFile('f1', 'upload_1790000000000_abcdef', 'poster.png')),
  address('festivals/f1/renditions/480-webp/festival-image'),
  `${address('festivals/f1/')}%E0%A4%A`,
  'https://firebasestorage.googleapis.com/v0/b/',
  'blob:https://portal.example/1',
  '',
])('%s is shown as it is', (url) => {
  expect(renditionUrl(bucket, url, { width: 480, format: 'webp' })).toBe(url);
});
