import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf } from '../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { textRow, xlsxOfRows, xlsxParts } from '../spreadsheet/testing/workbooks.ts';
import { parseAnyLineup } from './parse-any-lineup.ts';
import { grids } from './testing/tables/grids.ts';
import { bookBytes } from './testing/tables/table-file.ts';
import { separatedTexts } from './testing/tables/separated-texts.ts';
import { workbooks } from './testing/tables/workbooks.ts';

const festival = sampleFestival();
const headings = ['Artist', 'Stage', 'Date', 'Start', 'End'];
const set = ['Night Ferry', 'Barn', '2025-07-04', '20:00', '21:15'];
const ferry = 'Night Ferry @ Barn 2025-07-04 20:00-21:15';

/** Returns the sets of a file, one per line, or why it is refused. */
async function read(bytes: Uint8Array, name = 'file.xlsx'): Promise<readonly string[] | string> {
  const reading = await parseAnyLineup(bytes, name, festival);
  return reading.ok ? reading.events.map(lineOf) : reading.error;
}

/** Encodes these lines as a file. */
function text(lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.join('\n'));
}

/** Builds an ODS file with these rows, given as XML, in its first sheet. */
function document(rows: string, parts: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const made = unzipSync(bookBytes({ Lineup: [headings] }, 'ods'));
  const content = strFromU8(made['content.xml'] ?? new Uint8Array());
  const filled = content.replace(/(<\/table:table-row>)(?=\s*<\/table:table>)/u, `$1${rows}`);
  return zipSync({ ...made, 'content.xml': strToU8(filled), ...parts }, { level: 1 });
}

function documentRow(cells: readonly string[], attributes = ''): string {
  const written = cells.map(
    (cell) => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`,
  );
  return `<table:table-row${attributes}>${written.join('')}</table:table-row>`;
}

const tooManyRows = 'The file has more than 10000 rows. Please split it.';
const tooLarge =
  'The workbook is too large when unpacked. Maximum is 64MB. Please keep only the lineup in it.';
const damaged =
  'The workbook is damaged. Please open it in your spreadsheet program, save it again and try again.';

describe('OpenDocument', () => {
  test('a million blank rows and columns behind the lineup', async () => {
    const blank =
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    expect(await read(document(documentRow(set) + blank), 'file.ods')).toEqual([ferry]);
  });

  test('a row that stands for a million', async () => {
    const row = documentRow(set, ' table:number-rows-repeated="1000000"');
    expect(await read(document(row), 'file.ods')).toBe(tooManyRows);
  });

  test('cells that stand for sixteen thousand each', async () => {
    const cell =
      '<table:table-cell office:value-type="string" table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell>';
    expect(await read(document(`<table:table-row>${cell.repeat(40)}</table:table-row>`), 'file.ods')).toBe(
      tooLarge,
    );
  });

  test('one that unpacks to more than may be', async () => {
    expect(await read(document('', { 'content.xml': new Uint8Array(65 * 1024 * 1024) }), 'file.ods')).toBe(
      tooLarge,
    );
  });

  test('one without its manifest, or with a password', async () => {
    const bare = zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8('<x/>'),
    });
    expect(await read(bare, 'file.ods')).toBe(damaged);
    const locked = document('', { 'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>') });
    expect(await read(locked, 'file.ods')).toBe(
      'The workbook is protected by a password. Please save it without one and try again.',
    );
  });
});

describe('workbooks', () => {
  test('more declared rows than any lineup has, without anything in them', async () => {
    const rows = [textRow(1, headings), textRow(2, set)];
    for (let row = 3; row < 200_000; row += 1) rows.push(`<row r="${row}"><c r="A${row}" s="1"/></row>`);
    expect(await read(xlsxOfRows(rows.join('')))).toEqual([ferry]);
  });

  test('rows that are too many, wherever they stand', async () => {
    const rows = Array.from({ length: 10_200 }, (_, row) => textRow(row + 1, set));
    expect(await read(xlsxOfRows(rows.join('')))).toBe(tooManyRows);
  });

  test('merged cells over the whole sheet, many times', async () => {
    const rows = [textRow(1, headings), ...Array.from({ length: 2000 }, (_, row) => textRow(row + 2, set))];
    const parts = xlsxParts(rows.join(''));
    const merges = Array.from({ length: 20_000 }, () => '<mergeCell ref="A2:XFD1048576"/>').join('');
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const merged = sheet.replace('</sheetData>', `</sheetData><mergeCells>${merges}</mergeCells>`);
    const sets = await read(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(merged) }));
    expect(sets).toHaveLength(2000);
  });

  test('a cell far out in a sheet of few rows', async () => {
    const far = `<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>`;
    expect(await read(xlsxOfRows(textRow(1, headings) + textRow(2, set) + far))).toEqual([ferry]);
  });
});

describe('texts', () => {
  test('lines that are too many behind titles and comments', async () => {
    const titles = Array.from({ length: 100 }, (_, row) => `// note ${row}`);
    const rows = Array.from({ length: 9990 }, () => set.join(','));
    expect(await read(text([...titles, headings.join(','), ...rows]), 'file.csv')).toBe(tooManyRows);
  });

  test('columns named like parts of every object', async () => {
    const named = ['__proto__', 'constructor', ...headings];
    expect(await read(text([named.join(','), ['x', 'y', ...set].join(',')]), 'file.csv')).toEqual([ferry]);
  });

  test('one line of a million cells, and one long cell', async () => {
    expect(await read(text([','.repeat(1_000_000), headings.join(','), set.join(',')]), 'file.csv')).toEqual([
      ferry,
    ]);
    expect(
      await read(text([headings.join(','), set.join(','), '1-'.repeat(1_000_000)]), 'file.csv'),
    ).toHaveLength(2);
  });
});

/** For damaged older workbooks, the library itself writes to the console. */
const files = [...separatedTexts, ...workbooks, ...grids].filter(
  ({ fileName }) => !fileName.endsWith('.xls'),
);

test('no file is answered with anything but sets or a reason', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      fc.nat(),
      async ({ bytes, fileName }, changes, end) => {
        const damagedBytes = bytes.slice(0, end % 3 === 0 ? end % bytes.length : bytes.length);
        for (const [at, byte] of changes) damagedBytes[at % Math.max(1, damagedBytes.length)] = byte;
        const reading = await parseAnyLineup(damagedBytes, fileName, festival);
        expect(reading.ok || reading.error !== '').toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('nor is any text', async () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(...headings, ...set, '20:00-21:00', 'Friday', '// x', '#', '"', '\t', ';', ''),
  );
  const line = fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(','));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
      const reading = await parseAnyLineup(text(lines), 'file.csv', festival);
      expect(reading.ok || reading.error !== '').toBe(true);
    }),
    { numRuns: 500 },
  );
});
