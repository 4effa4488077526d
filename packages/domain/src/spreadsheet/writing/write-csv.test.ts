import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { guardFormula, unguardFormula } from './formula-guard.ts';
import type { SheetValues } from '../sheet.ts';
import { parseRows } from '../testing/read.ts';
import { writeScheduleCsv } from './write-csv.ts';

function named(artistName: string): SheetValues {
  return { artistName, stage: 'Barn', date: '2025-07-04', startTime: '20:00', endTime: '21:00' };
}

function cellOf(artistName: string): string {
  return writeScheduleCsv([named(artistName)]).split('\r\n')[1] ?? '';
}

describe('writeScheduleCsv', () => {
  it('writes the header and a line per row, each ended as RFC 4180 asks', () => {
    expect(writeScheduleCsv([named('Night Ferry')])).toBe(
      'artist name,stage,date,start time,end time\r\nNight Ferry,Barn,2025-07-04,20:00,21:00\r\n',
    );
    expect(writeScheduleCsv([])).toBe('artist name,stage,date,start time,end time\r\n');
  });

  it('quotes what would break a line or a cell', () => {
    expect(cellOf('Bell, Book & "Candle"')).toBe('"Bell, Book & ""Candle""",Barn,2025-07-04,20:00,21:00');
    expect(writeScheduleCsv([named('two\nlines')])).toContain('"two\nlines",Barn');
  });

  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+44', "'+44"],
    ['-M-', "'-M-"],
    ['@home', "'@home"],
    ['\tTab', `"'\tTab"`],
    ['\rReturn', `"'\rReturn"`],
    ['＝1+1', "'＝1+1"],
    ['＋44', "'＋44"],
    ['－M－', "'－M－"],
    ['＠home', "'＠home"],
    ["'=already", "''=already"],
    ["'Round Midnight", "'Round Midnight"],
    ['A=B', 'A=B'],
  ])('makes %j harmless for a spreadsheet program', (name, cell) => {
    expect(cellOf(name)).toBe(`${cell},Barn,2025-07-04,20:00,21:00`);
  });

  it('marks letters beyond ASCII with a byte-order mark', () => {
    expect(writeScheduleCsv([named('Élan')]).startsWith('\uFEFFartist name')).toBe(true);
  });

  it('never gives a spreadsheet program a formula, and always takes back what it added', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from("'=+-@＝＋－＠\t\ra ")) });
    fc.assert(
      fc.property(text, (written) => {
        expect(guardFormula(written)).not.toMatch(/^[=+\-@＝＋－＠\t\r]/u);
        expect(unguardFormula(guardFormula(written))).toBe(written);
      }),
    );
  });
});

const word = fc
  .string({
    unit: fc.constantFrom('a', 'É', '日', '🎻', ',', ';', '"', "'", '=', '-', '|', ' '),
    minLength: 1,
    maxLength: 20,
  })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const values = fc
  .record({
    artistName: word,
    stage: word,
    day: fc.integer({ min: 10, max: 30 }),
    hour: fc.integer({ min: 10, max: 22 }),
  })
  .map(({ artistName, stage, day, hour }) => ({
    artistName,
    stage,
    date: `2025-07-${day}`,
    startTime: `${hour}:05`,
    endTime: `${hour + 1}:00`,
  }));

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2));
  bytes.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2 + 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
};

describe('a written file', () => {
  /** Accepts any stage. */
  const festival = sampleFestival({ stages: [] });

  it.each<[string, (text: string) => Uint8Array]>([
    ['as it is', utf8],
    ['in UTF-16, little end first', (text) => utf16(text.replace('\uFEFF', ''), true)],
    ['in UTF-16, big end first', (text) => utf16(text.replace('\uFEFF', ''), false)],
    ['with line feeds only', (text) => utf8(text.replaceAll('\r\n', '\n'))],
    ['with carriage returns only', (text) => utf8(text.replaceAll('\r\n', '\r'))],
  ])('reads back as it was, whatever the rows: %s', async (_, encode) => {
    await fc.assert(
      fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 20 }), async (rows) => {
        const { rows: read } = await parseRows(encode(writeScheduleCsv(rows)), { festival });
        expect(read).toEqual(rows.map((row, index) => ({ row: index + 2, ...row })));
      }),
      { numRuns: 40 },
    );
  });

  it.each([';', '\t', '|'])('reads back when saved with %j between the cells', async (delimiter) => {
    await fc.assert(
      fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 20 }), async (rows) => {
        const { rows: read } = await parseRows(utf8(withDelimiter(rows, delimiter)), { festival });
        expect(read).toEqual(rows.map((row, index) => ({ row: index + 2, ...row })));
      }),
      { numRuns: 40 },
    );
  });
});

function withDelimiter(rows: readonly SheetValues[], delimiter: string): string {
  const header = ['artist name', 'stage', 'date', 'start time', 'end time'];
  const lines = rows.map((row) => [row.artistName, row.stage, row.date, row.startTime, row.endTime]);
  const quote = (cell: string) => `"${guardFormula(cell).replaceAll('"', '""')}"`;
  return [header, ...lines].map((cells) => cells.map(quote).join(delimiter)).join('\n');
}
