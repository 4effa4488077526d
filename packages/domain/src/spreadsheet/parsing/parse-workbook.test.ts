import { describe, expect, it } from 'vitest';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { lineOf, readRefusal, parseRows } from '../testing/read.ts';
import {
  dateCell,
  header,
  type TestCell,
  textRow,
  timeCell,
  workbook,
  xlsxOfRows,
} from '../testing/workbooks.ts';

const ferry: readonly TestCell[] = ['Night Ferry', 'Lake Stage', '2025-07-04', '20:00', '21:00'];
const readFerry = 'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00';

/** 4 July 2025. */
const friday = 45_842;

describe.each(['xlsx', 'xls'] as const)('a workbook (%s)', (kind) => {
  const file = (...rows: readonly (readonly TestCell[])[]) =>
    workbook({ Lineup: [header, ...rows] }, { kind });

  it('is read with its texts', async () => {
    const result = await parseRows(file(ferry, ['Óli 日本', 'Barn', '2025-07-05', '23:00', '02:00']));
    expect(result.rows.map(lineOf)).toEqual([`2: ${readFerry}`, '3: Óli 日本 @ Barn 2025-07-05 23:00-02:00']);
    expect(result).toMatchObject({ warnings: [], notes: [], sheets: ['Lineup'], sheet: 'Lineup' });
  });

  it('is read with real dates and times', async () => {
    const { rows, warnings } = await parseRows(
      file(
        ['Night Ferry', 'Lake Stage', dateCell(friday), timeCell(20 / 24), timeCell(21 / 24)],
        [
          'Five Past',
          'Lake Stage',
          dateCell(friday + 1),
          timeCell(9 / 24 + 5 / 1440),
          timeCell(0.999_305_555),
        ],
        ['Owls', 'Barn', dateCell(friday + 1), timeCell(23 / 24), { v: 0, z: 'h:mm AM/PM' }],
      ),
    );
    expect(rows.map(lineOf)).toEqual([
      `2: ${readFerry}`,
      '3: Five Past @ Lake Stage 2025-07-05 09:05-23:59',
      '4: Owls @ Barn 2025-07-05 23:00-00:00',
    ]);
    const long = 'This set lasts 14 hours 54 minutes. Please check that this is intended.';
    expect(warnings).toEqual([{ row: 3, text: long }]);
  });

  it('is read where it counts its days from 1904', async () => {
    const sets = [
      ['Night Ferry', 'Lake Stage', dateCell(friday - 1462), timeCell(20 / 24), timeCell(21 / 24)],
    ];
    const bytes = workbook({ Lineup: [header, ...sets] }, { kind, countsFrom1904: true });
    const { rows, warnings } = await parseRows(bytes);
    expect(rows.map(lineOf)).toEqual([`2: ${readFerry}`]);
    expect(warnings).toEqual([]);
  });

  it('is read with date formats of other lands', async () => {
    const formats = ['dd.mm.yyyy', 'd/m/yy', '[$-407]dddd, d. mmmm yyyy', 'm/d/yyyy h:mm'];
    const { rows } = await parseRows(
      file(...formats.map((z) => ['Night Ferry', 'Barn', { v: friday, z }, '20:00', '21:00'])),
    );
    expect(rows.map(({ date }) => date)).toEqual(formats.map(() => '2025-07-04'));
  });

  it('is read with plain numbers for dates and times, and that is told', async () => {
    const { rows, warnings } = await parseRows(
      file(['Night Ferry', 'Lake Stage', friday, 0.833_333_333, 0.875]),
    );
    expect(rows.map(lineOf)).toEqual([`2: ${readFerry}`]);
    expect(warnings.map(({ text }) => text)).toEqual([
      'Date read from "45842"',
      'Time read from "0.833333333"',
      'Time read from "0.875"',
    ]);
  });

  it('is read with dates and times in one cell, and that is told', async () => {
    const at = (serial: number): TestCell => ({ v: serial, z: 'yyyy-mm-dd hh:mm' });
    const end = { v: 25.5 / 24, z: '[h]:mm' };
    const { rows, warnings } = await parseRows(
      file(['Night Ferry', 'Barn', at(friday + 0.5), at(friday + 20 / 24), end]),
    );
    expect(rows.map(lineOf)).toEqual(['2: Night Ferry @ Barn 2025-07-04 20:00-01:30']);
    expect(warnings.map(({ text }) => text)).toEqual([
      'Date read from "2025-07-04 12:00"',
      'Time read from "2025-07-04 20:00"',
      'Time read from "25:30"',
    ]);
  });

  it('may have numbers for names', async () => {
    const festival = sampleFestival({ stages: ['2'] });
    const { rows } = await parseRows(file([1349, 2, '2025-07-04', '20:00', '21:00']), { festival });
    expect(rows.map(lineOf)).toEqual(['2: 1349 @ 2 2025-07-04 20:00-21:00']);
  });

  it('counts the values that formulas had when it was saved', async () => {
    const name: TestCell = { t: 's', v: 'Night Ferry', f: '"Night "&"Ferry"' };
    const { rows } = await parseRows(file([name, ...ferry.slice(1)]));
    expect(rows.map(lineOf)).toEqual([`2: ${readFerry}`]);
  });

  it('keeps the numbers of its rows over gaps, and passes over blank ones', async () => {
    const { rows } = await parseRows(file([], ferry, [' ', '', null], ferry));
    expect(rows.map(({ row }) => row)).toEqual([3, 5]);
  });

  it('tells what is wrong with its cells', async () => {
    const refusal = await readRefusal(
      file(
        [{ t: 'e', v: 42 }, 'Barn', '4 July', timeCell(20 / 24)],
        ['Low Tide', true, 12, 900, timeCell(-1)],
        ['Low Tide', 'Barn', timeCell(0.5), '8 PM', 1.5],
      ),
    );
    expect(refusal.title).toBe('Validation errors');
    expect(refusal.errors).toEqual([
      'Row 2: Artist name is required',
      'Row 2: Date must be in YYYY-MM-DD format',
      'Row 2: End time is required',
      'Row 3: Date must be in YYYY-MM-DD format',
      'Row 3: Start time must be in HH:MM format',
      'Row 3: End time must be in HH:MM format',
      'Row 3: Stage "TRUE" is not valid',
      'Row 4: Date must be in YYYY-MM-DD format',
      'Row 4: Start time must be in HH:MM format',
      'Row 4: End time must be in HH:MM format',
    ]);
  });

  it('is refused without a data row, without columns and without events', async () => {
    const titleOf = async (rows: readonly (readonly TestCell[])[]) =>
      (await readRefusal(workbook({ Lineup: rows }, { kind }))).title;
    expect(await titleOf([])).toBe('CSV file must have at least a header and one data row');
    expect(await titleOf([header])).toBe('CSV file must have at least a header and one data row');
    expect(await titleOf([['stage', 'date'], ['Barn']])).toBe(
      'Missing required columns: artist name, start time, end time',
    );
    expect(await titleOf([header, [' ', ' ']])).toBe('No valid events found in the file');
  });

  it('is read from the first sheet with the required columns', async () => {
    const sheets = {
      Notes: [['Call the barn'], ['stage']],
      Lineup: [header, ferry],
      Copy: [header, ferry, ferry],
    };
    const result = await parseRows(workbook(sheets, { kind }));
    expect(result).toMatchObject({ sheet: 'Lineup', sheets: ['Notes', 'Lineup', 'Copy'] });
    expect(result.notes).toEqual(['Read from the sheet "Lineup"; not read: Notes, Copy.']);
    expect(result.rows).toHaveLength(1);
  });

  it('is read from the sheet that is asked for', async () => {
    const bytes = workbook({ Lineup: [header, ferry], 'Year before': [header, ferry, ferry] }, { kind });
    expect((await parseRows(bytes, { sheet: 'Year before' })).rows).toHaveLength(2);
    expect(await readRefusal(bytes, { sheet: 'Next year' })).toMatchObject({
      title: 'Failed to parse CSV file',
      errors: ['There is no sheet "Next year" in the workbook'],
      sheets: ['Lineup', 'Year before'],
      sheet: null,
    });
  });

  it('names what the likeliest sheet misses where none has all', async () => {
    const bytes = workbook(
      { Empty: [], Notes: [['Notes']], Almost: [header.slice(1), ferry.slice(1)] },
      { kind },
    );
    expect(await readRefusal(bytes)).toMatchObject({
      title: 'Missing required columns: artist name',
      sheets: ['Empty', 'Notes', 'Almost'],
      sheet: 'Almost',
    });
  });
});

it('refuses an XLS workbook with more than 10,000 rows', async () => {
  const rows = Array.from({ length: 10_001 }, () => ['x']);
  expect(await readRefusal(workbook({ Lineup: [header, ...rows] }, { kind: 'xls' }))).toMatchObject({
    title: 'Failed to parse CSV file',
    errors: ['The file has more than 10000 rows. Please split it.'],
  });
});

describe('the XML of a workbook', () => {
  const texts = ['Night Ferry', 'Lake Stage', '2025-07-04', '20:00', '21:00'];
  const start = `${textRow(1, header)}${textRow(2, texts)}`;

  it('may lack what is optional', async () => {
    const { rows } = await parseRows(xlsxOfRows(start));
    expect(rows.map(lineOf)).toEqual([`2: ${readFerry}`]);
  });

  it('may have dates as texts of its own type', async () => {
    const own =
      '<c t="d"><v>2025-07-04</v></c><c t="d"><v>2025-07-04T20:00:00</v></c><c t="d"><v>2025-07-04T21:00:00</v></c>';
    const row = textRow(2, texts.slice(0, 2)).replace('</row>', `${own}</row>`);
    const { rows } = await parseRows(xlsxOfRows(textRow(1, header) + row));
    expect(rows.map(lineOf)).toEqual([`2: ${readFerry}`]);
  });

  it.each([
    ['a row far below', textRow(1_048_576, texts), [2, 1_048_576]],
    ['a row beyond all sheets', textRow(4_000_000_000, texts), [2, 4_000_000_000]],
    ['a cell far to the right', '<row r="3"><c r="XFD3" t="inlineStr"><is><t>x</t></is></c></row>', [2]],
    ['a cell beyond all sheets', '<row r="3"><c r="ZZZZZZZ3" t="inlineStr"><is><t>x</t></is></c></row>', [2]],
  ])('may have %s without taking up room', async (_, more, numbers) => {
    const { rows } = await parseRows(xlsxOfRows(start + more));
    expect(rows.map(({ row }) => row)).toEqual(numbers);
  });

  it('may have a great many empty rows, but not too many filled ones', async () => {
    const empty = Array.from({ length: 20_000 }, (_, index) => `<row r="${index + 3}" s="1"></row>`).join('');
    expect((await parseRows(xlsxOfRows(start + empty))).rows).toHaveLength(1);
    const filled = Array.from({ length: 12_000 }, (_, index) => textRow(index + 2, texts)).join('');
    expect((await readRefusal(xlsxOfRows(textRow(1, header) + filled))).errors).toEqual([
      'The file has more than 10000 rows. Please split it.',
    ]);
  });

  it('is damaged where a text that it refers to is not there', async () => {
    const bytes = xlsxOfRows(`${start}<row r="3"><c t="s"><v>99</v></c></row>`);
    expect((await readRefusal(bytes)).errors).toEqual([
      'The workbook is damaged. Please open it in your spreadsheet program, save it again and try again.',
    ]);
  });
});
