import { callableNames, isProviderError, maximumStatsIds } from '@lineup/provider';
import { expect, test } from 'vitest';
import { isCallableName, parseRequest } from './requests.ts';

const upload = {
  uploadId: 'upload_1780000000000_abcdef123456',
  fileURL: '/files/x',
  uploadType: 'json',
  festivalId: 'f1',
} as const;

test('every callable function has its name, and nothing else has one', () => {
  expect(callableNames.every(isCallableName)).toBe(true);
  for (const name of ['keepPhone', 'toString', '__proto__', '']) expect(isCallableName(name)).toBe(false);
});

test('a request is answered as it is', () => {
  expect(parseRequest('processUpload', upload)).toEqual(upload);
  expect(parseRequest('deleteFestival', { festivalId: 'f1' })).toEqual({ festivalId: 'f1' });
  expect(parseRequest('festivalStats', {})).toEqual({});
  expect(parseRequest('festivalStats', { festivalIds: ['a'] })).toEqual({ festivalIds: ['a'] });
});

test.each([
  ['processUpload', { ...upload, uploadId: 'x' }, 'uploadId'],
  ['processUpload', { ...upload, fileURL: 'x'.repeat(2049) }, 'fileURL'],
  ['processUpload', { ...upload, uploadType: 'pdf' }, 'uploadType'],
  ['processUpload', { ...upload, festivalId: 'a/b' }, 'festivalId'],
  ['processUpload', { ...upload, more: 1 }, ''],
  ['processUpload', null, ''],
  ['deleteFestival', {}, 'festivalId'],
  ['deleteFestival', { festivalId: '../users' }, 'festivalId'],
  ['deleteFestival', { festivalId: 'x'.repeat(129) }, 'festivalId'],
  ['festivalStats', { festivalIds: 'f1' }, 'festivalIds'],
  ['festivalStats', { festivalIds: ['f1', '../x'] }, 'festivalIds.1'],
  ['festivalStats', { festivalIds: Array.from({ length: maximumStatsIds + 1 }, () => 'f') }, 'festivalIds'],
] as const)('%s refuses %j, naming the field', (name, value, field) => {
  const refused = refusalOf(() => parseRequest(name, value));
  expect(refused.code).toBe('invalid-argument');
  expect(refused.details.map(({ path }) => path)).toEqual([field]);
});

function refusalOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (isProviderError(error)) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}
