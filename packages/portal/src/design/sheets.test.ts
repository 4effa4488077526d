import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

/** `:has(…)` with other selectors in its parentheses, followed by a descendant without a class of its own. */
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

/** What bypasses the tokens: a literal colour, a z-index, or a font size that is not a token. */
const pastTokens =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|[:\s,(](?:black|white|red|green|blue|gray|grey|orange|yellow|purple)\b(?=[\s,;)])|\bz-index:\s*-?\d{2,}|\bfont-size:\s*[\d.]+(?:px|rem|pt)/iu;

/** Paper is white in any colour scheme; text in drawings is sized in the drawing's own units. */
const ownWays = /^features\/timetable\/print\/|^design\/festival\/festival-cover\.module\.css$/u;

test.each([
  ['.card { color: #123; }', true],
  ['.card { background: color-mix(in srgb, var(--paper), black 60%); }', true],
  ['.card { box-shadow: 0 0 2px rgb(0 0 0 / 20%); }', true],
  ['.card { z-index: 1000; }', true],
  ['.card { font-size: 13px; }', true],
  ['.card { font-size: 0.75em; color: var(--ink); z-index: 2; }', false],
  ['.white-space { z-index: calc(var(--z-sticky) + 1); white-space: nowrap; }', false],
])('the pattern knows what passes by the tokens: %s', (rule, isFound) => {
  expect(pastTokens.test(rule)).toBe(isFound);
});

test.each(sheets.filter((path) => !ownWays.test(path)))('%s keeps to the tokens', (path) => {
  const rules = readFileSync(`${root}/${path}`, 'utf8').replaceAll(/\/\*.*?\*\//gsu, '');
  expect(pastTokens.exec(rules)?.[0]).toBeUndefined();
});
