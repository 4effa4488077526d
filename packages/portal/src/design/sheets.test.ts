import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

/** `:has(…)` with other selectors in its parentheses, and then an element somewhere within that has no name of its own. */
const leadsToKind = /:has\((?:[^()]|\([^()]*\))*\)[^,{}>+~]*\s(?:a|b|button|div|i|li|span|time)(?=[\s,{:[])/u;

test.each([
  [".list li:has([aria-pressed='true']) button { }", true],
  ['[data-toast]:has(~ [data-toast]:last-child button) button { }', true],
  ['.list li:has(:checked) { }', false],
  ['html:has(dialog[open]) { } .card b { }', false],
  ['[data-toast]:has(button + button) > span { }', false],
])('the pattern knows what it looks for: %s', (rule, isFound) => {
  expect(leadsToKind.test(rule)).toBe(isFound);
});

test.each(sheets)('%s makes the browser look at no cards of a day for what comes into the page', (path) => {
  expect(readFileSync(`${root}/${path}`, 'utf8')).not.toMatch(leadsToKind);
});
