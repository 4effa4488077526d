import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
const text = (name: string) => readFileSync(join(source, name), 'utf8');
const names = (css: string, pattern: RegExp) => Array.from(css.matchAll(pattern), ([, name = '']) => name);
const look = join(source, '../../look/src/tokens.css');
const tokens = new Set(names(readFileSync(look, 'utf8'), /^\s*(--[a-z0-9-]+):/gmu));

test.each([
  'design/base.css',
  'design/toasts/toasts.css',
  ...sheets.filter((name) => name.includes('controls/')),
])('every token that %s asks for is defined', (sheet) => {
  const own = new Set(names(text(sheet), /^\s*(--[a-z0-9-]+):/gmu));
  const asked = names(text(sheet), /var\((--[a-z0-9-]+)\)/gu);
  expect(asked.filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
});
