import { noStageSettings } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { addRow, duplicateKeys, isSameRows, moveRow, rowName, rowsOf, type EditRow } from './edit-rows.ts';

const rows = rowsOf(['Barn', 'Boathouse', 'Lawn']);
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const renamed = (index: number, name: string) =>
  rows.map((row, at) => (at === index ? { ...row, name } : row));

describe('moving a row', () => {
  it.each([
    [0, 2, ['Boathouse', 'Lawn', 'Barn']],
    [2, 0, ['Lawn', 'Barn', 'Boathouse']],
    [1, 1, ['Barn', 'Boathouse', 'Lawn']],
    [0, 3, ['Barn', 'Boathouse', 'Lawn']],
    [0, -1, ['Barn', 'Boathouse', 'Lawn']],
    [7, 0, ['Barn', 'Boathouse', 'Lawn']],
  ])('from %i to %i', (from, to, expected) => {
    expect(names(moveRow(rows, from, to))).toEqual(expected);
  });
});

describe('rows', () => {
  it('finds names that stand twice, white space aside, and no blank ones', () => {
    expect([...duplicateKeys(addRow(addRow(renamed(0, ' Lawn'))))]).toEqual(['stored Barn', 'stored Lawn']);
  });

  it('counts as touched only what would be saved', () => {
    const isTouched = (edited: readonly EditRow[]) => !isSameRows(edited, rows);
    expect(isTouched(addRow(rows))).toBe(false);
    expect(isTouched(renamed(0, 'Old Barn'))).toBe(true);
    expect(isTouched(moveRow(rows, 0, 1))).toBe(true);
    expect(isTouched(rows.slice(1))).toBe(true);
    const withChangeover = rows.map((row) => ({ ...row, settings: { ...row.settings, changeover: '15' } }));
    expect(isTouched(withChangeover)).toBe(true);
    expect(
      isTouched([...rows, { key: 'added 3', original: null, name: 'Attic', settings: noStageSettings }]),
    ).toBe(true);
  });

  it('tells an added row from every other one', () => {
    const [first, ...others] = addRow(addRow(addRow([])));
    const keys = addRow(others).map(({ key }) => key);
    expect(new Set([first?.key, ...keys]).size).toBeGreaterThanOrEqual(3);
    expect(new Set(keys).size).toBe(3);
  });

  it('has a name for a row without one', () => {
    expect(rowName({ original: null, name: ' ' })).toBe('Unnamed stage');
  });
});
