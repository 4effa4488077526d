import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { stripInsertedStyles } from './strip-sonner-styles.ts';

const installed = () =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('sonner')), 'index.mjs'), 'utf8');

test('the installed sonner no longer brings a style sheet of its own', () => {
  const stripped = stripInsertedStyles(installed());
  expect(stripped).not.toMatch(/__insertCSS\("/u);
  expect(stripped).not.toContain('[data-sonner-toaster]{');
  expect(stripped).toContain('export {');
});

test('a sonner that brings its styles in another way is refused', () => {
  expect(() => stripInsertedStyles('export const toast = 1;')).toThrow(/no longer calls/u);
});
