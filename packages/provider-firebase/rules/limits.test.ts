import { readFileSync } from 'node:fs';
import { adminPermission, fileLimits, imageTypes, uploadIdPattern } from '@lineup/domain';
import { expect, test } from 'vitest';

const megabyte = 1024 * 1024;

function rulesIn(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\s+/gu, ' ');
}

function listed(texts: readonly string[]): string {
  return texts.map((text) => `'${text}'`).join(', ');
}

/** The pattern in the syntax of rules: always matches the whole text, and without \d. */
function patternText(pattern: RegExp): string {
  return pattern.source.replaceAll('\\d', '[0-9]').replaceAll(/^\^|\$$/gu, '');
}

/** What the Storage rules must contain, from the domain's constants. */
const storage: Readonly<Record<string, string>> = {
  'the permission': `'${adminPermission}' in record.permissions`,
  'the types of pictures': `contentType in [${listed(imageTypes)}]`,
  'the size of a festival’s picture': `size <= ${fileLimits.festivalImage / megabyte} * 1024 * 1024`,
  'the size of an event’s picture': `size <= ${fileLimits.eventImage / megabyte} * 1024 * 1024`,
  'the size of a lineup’s picture': `size <= ${fileLimits.lineupImage / megabyte} * 1024 * 1024`,
  'the size of a spreadsheet': `size <= ${fileLimits.lineupSpreadsheet / megabyte} * 1024 * 1024`,
  'the size of a lineup file': `size <= ${fileLimits.lineupJson / megabyte} * 1024 * 1024`,
  'the id of an upload': `matches('${patternText(uploadIdPattern)}')`,
};

test.each(Object.entries(storage))('the rules of Storage have the domain’s: %s', (_, text) => {
  expect(rulesIn('storage.rules')).toContain(text);
});

test('both files ask the same of an administrator', () => {
  const opensPortal = (file: string) => /function opensPortal\(.*?\} /u.exec(rulesIn(file))?.[0];
  expect(opensPortal('firestore.rules')).toContain('sessionsFrom');
  expect(opensPortal('storage.rules')).toBe(opensPortal('firestore.rules'));
});
