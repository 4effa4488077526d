import { describe, expect, it } from 'vitest';
import { storagePaths } from '../entities/paths.ts';
import { fileLimits, isPicturePlace, ownerPath, parseFilePath } from './file-places.ts';

const uploadId = 'upload_1790000000000_abcdef';

describe('the place of a file', () => {
  it.each([
    ['festivalImage', storagePaths.festivalImage('a')],
    ['festivalImage', storagePaths.laterFestivalImage('a', 1_780_000_000_000)],
    ['eventImage', storagePaths.eventImage('a', 'Tide & Ebb', 1_790_000_000_000)],
    ['lineupJson', storagePaths.lineupFile('a', uploadId, 'My lineup.JSON')],
    ['lineupSpreadsheet', storagePaths.lineupFile('a', uploadId, 'My lineup.CSV')],
    ['lineupSpreadsheet', storagePaths.lineupFile('a', uploadId, 'lineup.v2.ods')],
    ['lineupImage', storagePaths.lineupFile('a', uploadId, 'poster.webp')],
    ['lineupImage', storagePaths.lineupFile('a', uploadId, 'poster')],
    ['lineupImage', storagePaths.lineupFile('a', uploadId, 'poster.html')],
  ])('%s is recognised by its path', (kind, path) => {
    expect(parseFilePath(path)).toEqual({ kind, festivalId: 'a' });
  });

  it('of an artist’s picture is in a folder of the artist', () => {
    const place = parseFilePath(storagePaths.artistImage('tide', 1_790_000_000_000));
    expect(place).toEqual({ kind: 'artistImage', artistId: 'tide' });
    expect(place && ownerPath(place)).toBe('artists/tide');
  });

  it.each([
    '',
    'festivals/a',
    'festivals//festival-image',
    'festivals/a/../festival-image',
    'festivals/a/festival-image/x',
    'festivals/a/festival-image-x',
    'festivals/a/events/Tide',
    'festivals/a%2Fb/festival-image',
    'artists/a',
    'artists/a/picture',
    'artists/a/picture-1/x',
    'artists/a/b/picture-1',
    `festivalFiles/a/lineup_uploads/nothing/lineup.json`,
    `festivalFiles/a/lineup_uploads/${uploadId}/.json`,
    `festivalFiles/a/lineup_uploads/${uploadId}/a..json`,
    `festivalFiles/a/lineup_uploads/${uploadId}/x.html`,
    `festivalFiles/a/lineup_uploads/${uploadId}/x.png.svg`,
    `festivalFiles/a/lineup_uploads/${uploadId}/${'a'.repeat(121)}`,
  ])('is none for %j', (path) => {
    expect(parseFilePath(path)).toBeNull();
  });

  it('limits the size', () => {
    expect(fileLimits).toEqual({
      festivalImage: 10_485_760,
      eventImage: 10_485_760,
      artistImage: 10_485_760,
      lineupImage: 10_485_760,
      lineupJson: 5_242_880,
      lineupSpreadsheet: 5_242_880,
    });
  });

  it.each([
    ['festivalImage', true],
    ['eventImage', true],
    ['artistImage', true],
    ['lineupImage', true],
    ['lineupJson', false],
    ['lineupSpreadsheet', false],
  ] as const)('%s is one of pictures: %s', (kind, expected) => {
    expect(isPicturePlace({ kind })).toBe(expected);
  });
});
