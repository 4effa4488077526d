import { performance } from 'node:perf_hooks';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { xlsxOfRows, xlsxParts } from '../spreadsheet/testing/workbooks.ts';
import { parseAnyLineup } from './parse-any-lineup.ts';

const festival = sampleFestival();

async function read(text: string, name = 'file.txt') {
  return parseAnyLineup(new TextEncoder().encode(text), name, festival);
}

/** Texts that repeat an element an increasing number of times. */
const shapes: Readonly<Record<string, (count: number) => string>> = {
  'cells of one line': (count) => 'a;'.repeat(count),
  'cells of two lines': (count) => `${'Artist;'.repeat(count)}\n${'b;'.repeat(count)}`,
  'quoted cells': (count) => '"a";'.repeat(count),
  'nulls of a list': (count) => `[${'null,'.repeat(count)}null]`,
  'nulls in an object': (count) => `{"events":[${'null,'.repeat(count)}null]}`,
  'lists in a list': (count) => `[${'[1],'.repeat(count)}[1]]`,
  'lines of text': (count) => 'Night Ferry 20:00\n'.repeat(Math.ceil(count / 8)),
};

const smallest = 16_000;
const growth = 8;
/** Quadratic parsing takes 64 times as long for eight times the input; the margin allows for a busy machine. */
const mostGrowth = 30;
/** Shorter measurements are unreliable. */
const leastMs = 20;

describe('the time for a byte does not grow with the file', () => {
  test.each(Object.entries(shapes))('%s', async (_, textOf) => {
    const [small, large] = [await bestTime(textOf(smallest)), await bestTime(textOf(smallest * growth))];
    expect(large / Math.max(small, leastMs)).toBeLessThan(mostGrowth);
  });
});

async function bestTime(text: string): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < 3; run += 1) {
    const begin = performance.now();
    await read(text);
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

test('a text of more columns than any lineup has is refused, whatever its name', async () => {
  const error = 'The file has more than 1000 columns. Please keep only those of the lineup in it.';
  expect(await read('a;'.repeat(31_000), 'lineup.csv')).toEqual({ ok: false, error });
});

test('JSON is known by its content, whatever its name', async () => {
  const nulls = `[${'null,'.repeat(120_000)}null]`;
  const error = 'The file has more than 10000 events. Please split it.';
  expect(await read(nulls, 'lineup.txt')).toEqual({ ok: false, error });
  expect(await read(nulls, 'lineup.json')).toEqual({ ok: false, error });
});

describe('workbooks', () => {
  const lineup =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Artist</t></is></c></row>' +
    '<row r="2"><c r="A2" t="inlineStr"><is><t>Night Ferry</t></is></c></row>';

  test('a million empty cells are left out before the workbook is read', async () => {
    const empty = '<row r="3">' + '<c s="1"/>'.repeat(1_000_000) + '</row>';
    const reading = await parseAnyLineup(xlsxOfRows(lineup + empty), 'lineup.xlsx', festival);
    expect(reading).toEqual({
      ok: false,
      error: 'No sets were found in the file. Please choose what its columns stand for.',
    });
  });

  test.each([
    ['cells', xlsxOfRows('<row r="1">' + '<c><v>1</v></c>'.repeat(600_000) + '</row>')],
    [
      'texts',
      zipSync({
        ...xlsxParts(lineup),
        'xl/sharedStrings.xml': new TextEncoder().encode(`<sst>${'<si><t>a</t></si>'.repeat(600_000)}</sst>`),
      }),
    ],
  ])('more %s than any lineup has are refused by their count', async (_, bytes) => {
    const error = 'The workbook has more than 500000 cells. Please keep only the lineup in it.';
    expect(await parseAnyLineup(bytes, 'lineup.xlsx', festival)).toEqual({ ok: false, error });
  });
});
