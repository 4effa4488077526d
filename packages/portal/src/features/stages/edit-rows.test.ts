import { describe, expect, it } from 'vitest';
import { duplicateKeys, isTouched, moveRow, newRow, rowName, rowsOf } from './edit-rows.ts';

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
    expect([...duplicateKeys([...renamed(0, ' Lawn'), newRow(1), newRow(2)])]).toEqual([
      'stored Barn',
      'stored Lawn',
    ]);
  });

  it('counts as touched only what would be saved', () => {
    const stages = ['Barn', 'Boathouse', 'Lawn'];
    expect(isTouched([...rows, newRow(1)], stages)).toBe(false);
    expect(isTouched(renamed(0, 'Old Barn'), stages)).toBe(true);
    expect(isTouched(moveRow(rows, 0, 1), stages)).toBe(true);
    expect(isTouched(rows.slice(1), stages)).toBe(true);
    expect(isTouched([...rows, { ...newRow(1), name: 'Attic' }], stages)).toBe(true);
  });

  it('has a name for a row without one', () => {
    expect(rowName(newRow(1))).toBe('Unnamed stage');
  });
});
