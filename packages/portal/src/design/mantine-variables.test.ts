import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const names = (css: string, pattern: RegExp) => Array.from(css.matchAll(pattern), ([, name]) => name);

test("everything that Mantine's style sheets in use ask for is defined", () => {
  const sheets = names(read('mantine.css'), /@import '([^']+)'/gu).map((path) => resolve(path ?? ''));
  const asked = sheets.flatMap((path) =>
    names(readFileSync(path, 'utf8'), /var\(\s*(--mantine-[a-z0-9-]+)/gu),
  );
  const defined = new Set(names(read('mantine-variables.css'), /^\s*(--mantine-[a-z0-9-]+):/gmu));
  expect(sheets.length).toBeGreaterThan(10);
  expect([...new Set(asked)].filter((name) => !defined.has(name))).toEqual([]);
});

test.each(['base.css', 'controls.css', 'mantine-variables.css', 'toasts.css'])(
  'every token that %s asks for is defined',
  (sheet) => {
    const defined = new Set(names(read('tokens.css'), /^\s*(--[a-z0-9-]+):/gmu));
    const asked = names(read(sheet), /var\((--(?!mantine)[a-z0-9-]+)/gu);
    expect(asked.filter((name) => !defined.has(name))).toEqual([]);
  },
);
