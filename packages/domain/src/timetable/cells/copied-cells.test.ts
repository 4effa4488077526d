import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { cellsToCopy, copiedCells } from './copied-cells.ts';

test.each([
  ['one cell', 'Kelp', [['Kelp']]],
  ['a row', 'Kelp\tMesa', [['Kelp', 'Mesa']]],
  [
    'lines of another system',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['an empty cell', 'a\t\tc', [['a', '', 'c']]],
  ['an empty row between two', 'a\n\nb', [['a'], [''], ['b']]],
  ['a quoted cell with a line and a tab', '"a\n""b""\tc"\td', [['a\n"b"\tc', 'd']]],
  ['a quote that is part of a name', '"Weird" Al\t7"', [['"Weird" Al', '7"']]],
  ['nothing', '', []],
])('reads %s', (_, text, cells) => {
  expect(copiedCells(text)).toEqual(cells);
});

it('reads what it copies', () => {
  const cell = fc.string({ minLength: 1 }).map((text) => text.replaceAll('\r', '') || 'x');
  const row = fc.array(cell, { minLength: 1 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(copiedCells(cellsToCopy(rows))).toEqual(rows);
    }),
  );
});
