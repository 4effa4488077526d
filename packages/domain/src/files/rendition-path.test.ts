import { expect, it } from 'vitest';
import { storagePaths } from '../entities/paths.ts';
import { parseFilePath } from './file-places.ts';
import { renditionPath } from './rendition-path.ts';

it.each([
  [storagePaths.festivalImage('f1'), 'festivals/f1/renditions/480-webp/festival-image'],
  [
    storagePaths.laterFestivalImage('f1', 1_780_000_000_000),
    'festivals/f1/renditions/480-webp/festival-image-1780000000000',
  ],
  [
    storagePaths.eventImage('f1', 'Tide & Ebb', 1_790_000_000_000),
    'festivals/f1/renditions/480-webp/events/Tide_Ebb_1790000000000',
  ],
  [
    storagePaths.artistImage('tide', 1_790_000_000_000),
    'artists/tide/renditions/480-webp/picture-1790000000000',
  ],
])('%s has a place for each version, in its owner’s folder and no place of a stored file', (path, place) => {
  expect(renditionPath(path, { width: 480, format: 'webp' })).toBe(place);
  expect(renditionPath(path, { width: 960, format: 'avif' })).toBe(place.replace('480-webp', '960-avif'));
  expect(parseFilePath(place)).toBeNull();
});

it.each([
  storagePaths.lineupFile('f1', 'upload_1790000000000_abcdef', 'poster.png'),
  'festivals/f1/renditions/480-webp/festival-image',
  'elsewhere/picture',
])('%s has none', (path) => {
  expect(renditionPath(path, { width: 480, format: 'webp' })).toBeNull();
});
