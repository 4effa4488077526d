import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isShortcut, shortcutOf } from './is-shortcut.ts';
import { keysText, namesOfKeys } from './key-names.ts';
import { shortcuts } from './shortcuts.ts';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      /\.tsx?$/u.test(name) && !/\.test\.|testing\/|^app\/keys\/(?:is-shortcut|shortcuts)/u.test(name),
  )
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));

/** The key names that follow a `+`. */
const bound = new Set(
  Object.values(shortcuts).flatMap((keys) => keys.split(' ').map((each) => each.split('+').at(-1) ?? '')),
);
const literal =
  /\b(?:key|code) [!=]== '([^']+)'|case '((?:Arrow|Page)[A-Z]\w+|Home|End|Enter|Escape|Tab|Delete|Backspace|F\d+)'/gu;
const literalsOf = (text: string) =>
  Array.from(text.matchAll(literal), ([, compared, matched]) => compared ?? matched ?? '').filter(
    (key) => !(key in shortcuts),
  );
const keyHandlers = files.filter(({ text }) => /KeyboardEvent|keydown|onKeyDown/u.test(text));

test('handlers bind keys from the table alone', () => {
  const own = keyHandlers
    .filter(({ name }) => !name.startsWith('design/'))
    .flatMap(({ name, text }) => literalsOf(text).map((key) => `${name}: ${key}`));
  // It inserts typed characters as a field would.
  expect(own).toEqual(['app/palette/early-keys.ts: Backspace']);
});

test('the controls of the look, which know no table, bind keys that are in it', () => {
  const keys = keyHandlers
    .filter(({ name }) => name.startsWith('design/'))
    .flatMap(({ text }) => literalsOf(text))
    .map((key) => key.replace(/^Key/u, ''));
  expect(keys).not.toEqual([]);
  expect(keys.filter((key) => !bound.has(key))).toEqual([]);
});

test('every key of the table is bound', () => {
  const others = files.filter(({ name }) => !name.startsWith('features/help/'));
  const isUsed = (name: string) => others.some(({ text }) => text.includes(`'${name}'`));
  // The key of the list of notifications is bound where the list is, in the design.
  const unused = Object.keys(shortcuts).filter((name) => name !== 'notifications' && !isUsed(name));
  expect(unused).toEqual([]);
});

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['help', { key: '?', shiftKey: true }, true],
  ['help', { key: '?' }, true],
  ['help', { key: '?', ctrlKey: true }, false],
  ['nextConflict', { key: 'N' }, true],
  ['nextConflict', { key: 'N', shiftKey: true }, false],
  ['previousConflict', { key: 'n', shiftKey: true }, true],
  ['press', { key: ' ' }, true],
  ['shiftLater', { key: '+', shiftKey: true }, true],
  ['editCell', { key: 'F2' }, true],
  ['editCell', { key: 'F2', altKey: true }, false],
  ['selectAll', { key: 'a', metaKey: true }, true],
  ['selectAll', { key: 'a', metaKey: true, ctrlKey: true }, false],
] as const)('%s by %j: %s', (name, pressed, expected) => {
  expect(isShortcut(name, { ...none, ...pressed })).toBe(expected);
});

test('names the first that was pressed', () => {
  expect(shortcutOf(['down', 'up'], { key: 'ArrowUp' })).toBe('up');
  expect(shortcutOf(['down', 'up'], { key: 'ArrowLeft' })).toBeNull();
});

const linux = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15';

test('keys are called as the machine calls them', () => {
  expect(keysText('palette', linux)).toBe('Ctrl+K');
  expect(keysText('palette', mac)).toBe('⌘K');
  expect(namesOfKeys(shortcuts.redo, linux)).toEqual(['Ctrl+Y', 'Shift+Ctrl+Z']);
  expect(namesOfKeys(shortcuts.redo, mac)).toEqual(['⇧⌘Z']);
  expect(keysText('shiftLater', linux)).toBe('+');
  expect(keysText('toggleSet', mac)).toBe('⇧Space');
});
