import { expect, test } from 'vitest';
import { oldRulesNote } from './start-message.ts';

const release = { version: '2026f', released: '2026-10-29' };

test('rules of the last year need no word', () => {
  expect(oldRulesNote(release, Date.UTC(2027, 9, 29))).toBeNull();
});

test('older ones are told in one line that names them and the guide', () => {
  const note = oldRulesNote(release, Date.UTC(2027, 10, 15)) ?? '';
  for (const part of ['2026f', '2026-10-29', 'docs/operating.md']) expect(note).toContain(part);
  expect(note).not.toContain('\n');
});
