import { parseSpreadsheet, writeScheduleCsv, type SheetValues } from '@lineup/domain/spreadsheet';
import type { FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally, type Tally } from '../../runner/tally.ts';
import { sheetFestival } from '../files/spreadsheets.ts';

const starts = ['=', '+', '-', '@', "'=", "''-", '=cmd|', '"=', ',=', ';=', ' =', '＝', 'x'] as const;
const rests = [
  '1+1',
  'HYPERLINK("https://evil.example")',
  " /C calc'!A0",
  '"',
  ',',
  ';',
  "'",
  ' ',
  'ö',
  'SUM(A1:A9)',
] as const;

function hostileText(random: Random): string {
  const parts = Array.from({ length: random.int(1, 3) }, () => random.pick(rests));
  return `${random.pick(starts)}${parts.join('')}z`.trim();
}

/** The cells of a record by RFC 4180, as a spreadsheet program splits it. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
  }
  return cells;
}

export const csvFormulas: FaultCase = {
  name: 'fuzz-csv-formulas',
  promise:
    'no cell of a CSV file that the portal writes begins like a formula, and every cell reads back as it was',
  tries: { short: 500, long: 50_000 },
  partSize: 10_000,
  run: async (_context, tries, random) => {
    const tally = createTally();
    for (let n = 0; n < tries; n += 1) {
      const times = { date: '2025-07-04', startTime: '20:00', endTime: '21:00' };
      await check(tally, { artistName: hostileText(random), stage: hostileText(random), ...times });
    }
    return tally.result();
  },
};

async function check(tally: Tally, values: SheetValues): Promise<void> {
  const csv = writeScheduleCsv([values]);
  const [, record = ''] = csv.replace(/^\uFEFF/u, '').split('\r\n');
  const bad = cellsOf(record).find((cell) => /^[=+\-@\t\r]/u.test(cell));
  const festival = { ...sheetFestival, stages: [] };
  const result = await parseSpreadsheet(new Uint8Array(Buffer.from(csv)), {
    fileName: 'failed_rows.csv',
    festival,
  });
  const [row] = result.ok ? result.rows : [];
  const same = row?.artistName === values.artistName && row.stage === values.stage;
  const outcome = bad === undefined ? `read back as ${JSON.stringify(row ?? result)}` : `a formula: ${bad}`;
  tally.check(bad === undefined && same, `${outcome} from ${JSON.stringify(values)}`);
}
