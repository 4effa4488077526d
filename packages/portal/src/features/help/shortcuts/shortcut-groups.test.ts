import { expect, test } from 'vitest';
import { shortcuts } from '../../../app/keys/shortcuts.ts';
import { keysOfRow, shortcutGroups, turnedKeys, type ShortcutRow } from './shortcut-groups.ts';

const rows: readonly ShortcutRow[] = Object.values(shortcutGroups).flatMap((group) => group.rows);

test('every key of the portal is in the help', () => {
  const named = new Set<string>(rows.flatMap(({ names }) => names));
  expect(Object.keys(shortcuts).filter((name) => !named.has(name))).toEqual([]);
});

test('every row names keys, and no two of a group have the same text', () => {
  expect(rows.filter((row) => keysOfRow(row).length === 0)).toEqual([]);
  for (const group of Object.values(shortcutGroups)) {
    const texts = group.rows.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('a lifted set is stretched along the hours, wherever they go', () => {
  const keys = keysOfRow({ text: '', names: ['extendUp', 'extendDown'] });
  expect(keys).toEqual(['Shift+ArrowUp', 'Shift+ArrowDown']);
  expect(turnedKeys(keys)).toEqual(['Shift+ArrowLeft', 'Shift+ArrowRight']);
});
