import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test.each([
  'features/dashboard/create/cover-field.module.css',
  'features/festival/details/cover-editor.module.css',
  'features/festival/festival-header.module.css',
  'design/festival/festival-cover.module.css',
])('a cover is 5 wide and 3 high in %s', (path) => {
  expect(source(path)).toContain('aspect-ratio: 5 / 3;');
});

test('a toast of success is green, one of an error red', () => {
  const css = source('design/toasts/toasts.css');
  expect(css).toMatch(/data-type='success'[^}]+--green/u);
  expect(css).toMatch(/data-type='error'[^}]+--red/u);
});
