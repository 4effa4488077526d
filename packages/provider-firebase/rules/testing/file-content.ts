import { fileLimits, imageTypes, parseFilePath, storagePaths } from '@lineup/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';
import type { SentFile } from './storage-requests.ts';
import type { StorageWorld } from './storage-world.ts';

const uploadId = 'upload_1790000000000_abcdef';

const festivalId = 'harbour';
const lineupFolder = `festivalFiles/${festivalId}/lineup_uploads`;
const picture = storagePaths.festivalImage(festivalId);
const csv = storagePaths.lineupFile(festivalId, uploadId, 'lineup.csv');
const json = storagePaths.lineupFile(festivalId, uploadId, 'lineup.json');

const spreadsheetTypes = [
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
];

const typesTried = [
  ...imageTypes,
  'application/json',
  ...spreadsheetTypes,
  'text/csv; charset=utf-8',
  'image/svg+xml',
  'image/bmp',
  'image/png; charset=utf-8',
  'IMAGE/PNG',
  'text/html',
  'text/plain',
  'application/octet-stream',
];

const pathsTried = [
  picture,
  storagePaths.laterFestivalImage(festivalId, 1_780_000_000_000),
  `festivals/${festivalId}/festival-image2`,
  `festivals/${festivalId}/festival-image-3`,
  `festivals/${festivalId}/my-festival-image`,
  `festivals/${festivalId}/events/Tide_1790000000000`,
  `festivals/${festivalId}/events/${'x'.repeat(80)}_1`,
  `festivals/${festivalId}/events/${'x'.repeat(81)}_1`,
  `festivals/${festivalId}/events/Tide`,
  `festivals/${festivalId}/events/_1790000000000`,
  `festivals/${festivalId}/events/Ti-de_1790000000000`,
  `festivals/${festivalId}/events/Tide_12345678901234567`,
  `festivals/${festivalId}/events/Tide_1/x_1`,
  storagePaths.artistImage(festivalId, 1_790_000_000_000),
  `artists/${festivalId}/picture`,
  `artists/${festivalId}/picture-`,
  `artists/${festivalId}/picture-12345678901234567`,
  `artists/${festivalId}/my-picture-1`,
  `artists/${festivalId}/picture-1/picture-1`,
  `${lineupFolder}/${uploadId}/poster.png`,
  `${lineupFolder}/${uploadId}/poster`,
  `${lineupFolder}/${uploadId}/p`,
  `${lineupFolder}/${uploadId}/poster.html`,
  `${lineupFolder}/${uploadId}/lineup.csv`,
  `${lineupFolder}/${uploadId}/lineup.xlsm.ods`,
  `${lineupFolder}/${uploadId}/lineup.csv.html`,
  `${lineupFolder}/${uploadId}/.csv`,
  `${lineupFolder}/${uploadId}/poster.png.svg`,
  `${lineupFolder}/${uploadId}/.poster`,
  `${lineupFolder}/${uploadId}/poster.`,
  `${lineupFolder}/${uploadId}/a..png`,
  `${lineupFolder}/${uploadId}/a b.png`,
  `${lineupFolder}/${uploadId}/${'x'.repeat(120)}`,
  `${lineupFolder}/${uploadId}/${'x'.repeat(121)}`,
  `${lineupFolder}/upload_1_abcdef/poster.png`,
  `${lineupFolder}/upload_1790000000000_ABCDEF/poster.png`,
  `${lineupFolder}/nothing/poster.png`,
  `festivalFiles/${festivalId}/poster.png`,
  `${lineupFolder}/poster.png`,
];

/** Which files are allowed where, according to the domain. */
export function describeFileContent(world: StorageWorld): void {
  describe('files', () => {
    const put = (file: SentFile) => world.storage.put(world.token('administrator'), file);

    beforeAll(() => world.begin([festivalId]), 60_000);

    test.each([
      ['a picture', picture, (type: string) => imageTypes.some((allowed) => allowed === type)],
      ['a spreadsheet', csv, (type: string) => spreadsheetTypes.includes(type)],
      ['a lineup file', json, (type: string) => type === 'application/json'],
    ] as const)('as %s are of its types', async (_, path, isAllowed) => {
      const decisions = await inTurns(typesTried, (type) => put({ path, type, size: 10 }));
      expect(Object.fromEntries(typesTried.map((type, index) => [type, decisions[index]]))).toEqual(
        Object.fromEntries(typesTried.map((type) => [type, isAllowed(type) ? 'allowed' : 'refused'])),
      );
    });

    test('lie where the portal keeps files', async () => {
      const typeOf = (path: string) => (/\.(?:csv|ods)$/u.test(path) ? 'text/csv' : 'image/png');
      const decisions = await inTurns(pathsTried, (path) => put({ path, type: typeOf(path), size: 10 }));
      expect(Object.fromEntries(pathsTried.map((path, index) => [path, decisions[index]]))).toEqual(
        Object.fromEntries(
          pathsTried.map((path) => [path, parseFilePath(path) === null ? 'refused' : 'allowed']),
        ),
      );
    });

    test.each([
      ['festivalImage', picture, 'image/png'],
      ['eventImage', `festivals/${festivalId}/events/Tide_1`, 'image/png'],
      ['artistImage', storagePaths.artistImage(festivalId, 1), 'image/png'],
      ['lineupImage', `${lineupFolder}/${uploadId}/poster.png`, 'image/png'],
      ['lineupSpreadsheet', csv, 'text/csv'],
      ['lineupSpreadsheet', `${lineupFolder}/${uploadId}/LINEUP.XLSX`, spreadsheetTypes[2] ?? ''],
      ['lineupJson', json, 'application/json'],
      ['lineupJson', `${lineupFolder}/${uploadId}/LINEUP.JSON`, 'application/json'],
    ] as const)('of %s are as large as they may be, at %s', async (kind, path, type) => {
      expect(parseFilePath(path)?.kind).toBe(kind);
      await expect(put({ path, type, size: fileLimits[kind] })).resolves.toBe('allowed');
      await expect(put({ path, type, size: fileLimits[kind] + 1 })).resolves.toBe('refused');
    });

    test('of a lineup are downloaded, never opened in a page', async () => {
      const dispositions = [
        null,
        'inline',
        'attachment',
        'inline; filename="lineup.json"',
        'attachment; filename="lineup.json"; x="',
        'attachment; filename="lineup.json"',
      ];
      const decisions = await inTurns(dispositions, (disposition) =>
        put({ path: json, type: 'application/json', size: 10, disposition }),
      );
      expect(decisions).toEqual([...dispositions.slice(1).map(() => 'refused'), 'allowed']);
    });

    test.each([
      storagePaths.festivalImage('elsewhere'),
      'festivals/elsewhere/events/Tide_1',
      storagePaths.artistImage('elsewhere', 1),
      `festivalFiles/elsewhere/lineup_uploads/${uploadId}/poster.png`,
    ])('of no festival or artist are refused: %s', async (path) => {
      await expect(put({ path, type: 'image/png', size: 10 })).resolves.toBe('refused');
    });
  });
}
