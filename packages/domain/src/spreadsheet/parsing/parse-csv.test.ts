import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { parseCsv } from './parse-csv.ts';
import { csv, lineOf, read, readRefusal, parseRows } from '../testing/read.ts';

const ferry = 'Night Ferry,Lake Stage,2025-07-04,20:00,21:00';
const elan = 'Óli & the Élan,Barn,2025-07-05,23:00,02:00';
const readFerry = 'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00';
const readElan = 'Óli & the Élan @ Barn 2025-07-05 23:00-02:00';
const both = [`2: ${readFerry}`, `3: ${readElan}`];
const plain = csv(ferry, elan);

function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

describe('a CSV file', () => {
  it.each<[string, string | Uint8Array]>([
    ['plain', plain],
    ['with a byte-order mark', `\uFEFF${plain}`],
    ['with Windows line ends', plain.replaceAll('\n', '\r\n')],
    ['with the line ends of old Macintoshes', plain.replaceAll('\n', '\r')],
    ['with mixed line ends', plain.replace('\n', '\r\n')],
    ['without a line end at its end', plain.trimEnd()],
    ['with a blank line at its end', `${plain}\n\n`],
    ['with quotes around every cell', plain.replaceAll(/[^,\n]+/gu, '"$&"')],
    ['with white space around the cells', plain.replaceAll(',', ' , ')],
    ['with sep=, as its first line', `sep=,\r\n${plain}`],
  ])('is read: %s', async (_, content) => {
    const { rows, warnings, notes } = await parseRows(content);
    expect(rows.map(lineOf)).toEqual(both);
    expect([...warnings, ...notes]).toEqual([]);
  });

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'vertical bars'],
  ])('with %j between its cells is read, and that is noted', async (delimiter, name) => {
    const { rows, notes } = await parseRows(plain.replaceAll(',', delimiter));
    expect(rows.map(lineOf)).toEqual(both);
    expect(notes).toEqual([`The columns are separated by ${name}.`]);
  });

  it('finds its delimiter by the header, however many commas the names have', async () => {
    const text = `${plain.replaceAll(',', ';')}\nBell, Book, and Candle, live, b2b;Barn;2025-07-05;12:00;13:00\n`;
    const { rows } = await parseRows(text);
    expect(rows.at(-1)?.artistName).toBe('Bell, Book, and Candle, live, b2b');
  });

  it('may name an uncommon delimiter in its first line', async () => {
    const { rows, notes } = await parseRows(`sep=^\n${plain.replaceAll(',', '^')}`);
    expect(rows.map(lineOf)).toEqual(both);
    expect(notes).toEqual([]);
  });

  it('in Windows-1252 is read, and that is noted', async () => {
    const { rows, notes } = await parseRows(windows1252(plain));
    expect(rows.map(lineOf)).toEqual(both);
    expect(notes).toEqual(['The file was read as Windows-1252 text; please check accented letters.']);
  });

  it('keeps delimiters, quotes and line breaks inside quotes', async () => {
    const { rows } = await parseRows(csv('"Bell, ""Book""\nand Candle",Barn,2025-07-04,20:00,21:00'));
    expect(rows[0]?.artistName).toBe('Bell, "Book" and Candle');
  });

  it('numbers its rows as a spreadsheet program does', async () => {
    const broken = 'Two\nLines,Barn,2025-07-04,22:00,23:00'.replace('Two\nLines', '"Two\nLines"');
    const { rows } = await parseRows(csv(ferry, '', broken, ' ', elan));
    expect(rows.map(({ row, artistName }) => `${row} ${artistName}`)).toEqual([
      '2 Night Ferry',
      '4 Two Lines',
      '6 Óli & the Élan',
    ]);
  });

  it('may begin with blank lines', async () => {
    const { rows } = await parseRows(`\n\n${plain}`);
    expect(rows.map(lineOf)).toEqual([`4: ${readFerry}`, `5: ${readElan}`]);
  });

  it('may have its columns in any order, and more of them', async () => {
    const { rows } = await parseRows(
      'End Time,notes,Date,artistName,start_time,STAGE\n21:00,,2025-07-04,Night Ferry,20:00,Lake Stage\n',
    );
    expect(rows.map(lineOf)).toEqual([`2: ${readFerry}`]);
  });

  it('tells of a column that is there twice', async () => {
    const { rows, notes } = await parseRows(
      'stage,artist name,stage,date,start time,end time\nLake Stage,Night Ferry,Barn,2025-07-04,20:00,21:00\n',
    );
    expect(rows.map(lineOf)).toEqual([`2: ${readFerry}`]);
    expect(notes).toEqual(['The column "stage" appears more than once; the first one is used.']);
  });

  it.each([
    ['=2+5', '=2+5'],
    ["'=2+5", '=2+5'],
    ["''=2+5", "'=2+5"],
    ['-M-', '-M-'],
    ["'@home", '@home'],
    ["'Round Midnight", "'Round Midnight"],
    ['1349', '1349'],
    ['__proto__', '__proto__'],
  ])('stores the name %s as %s', async (written, stored) => {
    const { rows } = await parseRows(csv(`${written},Barn,2025-07-04,20:00,21:00`));
    expect(rows[0]?.artistName).toBe(stored);
  });

  it('is cleaned of invisible characters, and that is told', async () => {
    const { rows, warnings } = await parseRows(csv('Night\u200B\u0007 Ferry,Barn,2025-07-04,20:00,21:00'));
    expect(rows[0]?.artistName).toBe('Night Ferry');
    expect(warnings).toEqual([
      { row: 2, text: 'Invisible or broken characters in "Night Ferry" were removed or replaced' },
    ]);
  });

  it('may have 10,000 rows', async () => {
    const { rows } = await parseRows(csv(...Array.from({ length: 10_000 }, () => ferry)));
    expect(rows).toHaveLength(10_000);
  });
});

describe('a CSV file with errors', () => {
  it.each([
    ['empty', ''],
    ['only white space', ' \n\t\n'],
    ['only a header', csv()],
    ['a header and blank lines', `${csv()}\n\n`],
  ])('is refused for want of a data row: %s', async (_, content) => {
    expect(await readRefusal(content)).toMatchObject({
      title: 'CSV file must have at least a header and one data row',
      errors: [],
    });
  });

  it('is refused with the columns that are missing', async () => {
    const refusal = await readRefusal('Artist,Stage,Start Time\nNight Ferry,Barn,20:00\n');
    expect(refusal.title).toBe('Missing required columns: artist name, date, end time');
    expect(refusal.errors).toEqual([]);
  });

  it('is refused where no row has anything in it', async () => {
    const refusal = await readRefusal(csv(',,,,', ' , ,,,', ','));
    expect(refusal.title).toBe('No valid events found in the file');
  });

  it('tells all errors at once, in the order of the rows', async () => {
    const refusal = await readRefusal(
      csv(
        ',,2025-07-04,20:00,21:00',
        ferry,
        'Low Tide,Barn,2025-07-04,20:00',
        'Low Tide,Barn,2025-07-04,20:00,21:00,more',
        ',,,,',
        'Low Tide,Barn,2025-02-30,9:05,25:00',
        'Low Tide,Barn,,,',
        'Low Tide,Barn,2025-07-04,14:00,02:00',
      ),
    );
    expect(refusal.title).toBe('Validation errors');
    expect(refusal.errors).toEqual([
      'Row 2: Artist name is required',
      'Row 2: Stage is required',
      'Row 4: Column count mismatch',
      'Row 5: Column count mismatch',
      'Row 7: Date must be in YYYY-MM-DD format',
      'Row 7: Start time must be in HH:MM format',
      'Row 7: End time must be in HH:MM format',
      'Row 8: Date is required',
      'Row 8: Start time is required',
      'Row 8: End time is required',
      'Row 9: End time must be after start time, except for late-night sets (start 18:00 or later, end before 07:00)',
    ]);
  });

  it.each([
    ['a quote that is never closed', `"Night Ferry,Barn,2025-07-04,20:00,21:00\n${ferry}`],
    ['text after a closing quote', `"Weird" Ferry,Barn,2025-07-04,20:00,21:00\n${ferry}`],
  ])('names the row with %s', async (_, lines) => {
    expect(await readRefusal(csv(elan, lines))).toMatchObject({
      title: 'Failed to parse CSV file',
      errors: ['Row 3: A double quote is missing or misplaced'],
    });
  });

  it('is refused with more than 10,000 rows', async () => {
    expect(await readRefusal(csv(...Array.from({ length: 10_001 }, () => ferry)))).toMatchObject({
      title: 'Failed to parse CSV file',
      errors: ['The file has more than 10000 rows. Please split it.'],
    });
  });

  it('never has sheets', async () => {
    expect(await read(plain)).toMatchObject({ sheets: [], sheet: null });
    expect(await read('')).toMatchObject({ sheets: [], sheet: null });
  });
});

describe('the stages of a file', () => {
  it('must be among those of the festival, and every one that is not is named', async () => {
    const refusal = await readRefusal(
      csv('Elsewhere,Tent,2025-07-04,12:00,13:00', ferry, ',Kiosk,2025-07-04,12:00,13:00'),
    );
    expect(refusal.errors).toEqual([
      'Row 2: Stage "Tent" is not valid',
      'Row 4: Artist name is required',
      'Row 4: Stage "Kiosk" is not valid',
    ]);
  });

  it('are welcome where the festival has none of its own, and that is said', async () => {
    const festival = sampleFestival({ stages: [] });
    const { rows, warnings, notes } = await parseRows(csv('Elsewhere,Tent,2025-07-04,12:00,13:00'), {
      festival,
    });
    expect(rows.map(({ stage }) => stage)).toEqual(['Tent']);
    expect(warnings).toEqual([]);
    expect(notes).toEqual(['The festival has no stages yet, so the stages in the file will be added.']);
  });
});

describe('the warnings of a file', () => {
  const festival = sampleFestival({ dayStartsAt: '06:00' });

  it('name what would not land on the schedule as one expects', async () => {
    const { rows, warnings } = await parseRows(
      csv(
        'Too Late,Barn,2025-07-08,12:00,13:00',
        'Night Owl,Barn,2025-07-05,01:00,02:00',
        ferry,
        'Low Tide,Lake Stage,2025-07-04,20:30,21:30',
      ),
      { festival },
    );
    expect(rows).toHaveLength(4);
    expect(warnings).toEqual([
      { row: 2, text: 'Date must be within festival date range (2025-07-04 to 2025-07-07)' },
      { row: 3, text: 'It starts at 1:00 AM on Sun, Jul 6: the festival day begins at 6:00 AM.' },
      { row: 4, text: 'Overlaps with Low Tide (8:30 PM - 9:30 PM) on the same stage' },
      { row: 5, text: 'Overlaps with Night Ferry (8:00 PM - 9:00 PM) on the same stage' },
    ]);
  });

  it('name times that a change of clocks skips', async () => {
    const spring = sampleFestival({ startDate: '2025-03-29', endDate: '2025-03-31' });
    const { warnings } = await parseRows(csv('In The Gap,Barn,2025-03-30,02:30,04:00'), { festival: spring });
    expect(warnings).toEqual([
      {
        row: 2,
        text: '02:30 does not exist on this day (clocks go forward). It counts as 03:30.',
      },
    ]);
  });
});

describe('a text without quotes', () => {
  const piece = constantFrom('a', 'b c', ',', ',', ';', '\n', '\n', '\r\n', '\r', ' ', "'", '=1', 'é');
  const text = array(piece, { maxLength: 40 }).map((pieces) => `x,y\n${pieces.join('')}`);

  it('has the same rows as one with a quoted cell after them', () => {
    assert(
      property(text, (plain) => {
        const [reading, quoted] = [parseCsv(plain), parseCsv(`${plain}\n"end"`)];
        if (!reading.ok || !quoted.ok) throw new Error('A reading was refused.');
        expect(reading.table.rows).toEqual(quoted.table.rows.slice(0, -1));
        expect(quoted.table.rows.at(-1)?.cells).toEqual(['end']);
      }),
    );
  });
});
