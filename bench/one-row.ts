// Runs one row: `one-row.ts NAME REPORT-FILE CONTEXT`. The benchmark starts it once for each row.
import { writeFileSync } from 'node:fs';
import type { RowReport } from './frame/outcome.ts';
import type { Row, RowContext } from './frame/row.ts';
import { calibrate } from './measure/calibration.ts';
import { rows } from './rows/index.ts';

const [name, file, context] = process.argv.slice(2);
const row = rows.find((known) => known.name === name);
if (row === undefined || file === undefined || context === undefined) {
  console.error('This is started by `npm run bench`.');
  process.exit(1);
}
writeFileSync(
  file,
  JSON.stringify(await reportOf(row, JSON.parse(context) as Omit<RowContext, 'calibration'>)),
);
process.exit(0);

async function reportOf(chosen: Row, given: Omit<RowContext, 'calibration'>): Promise<RowReport> {
  try {
    return await chosen.run({ ...given, calibration: await calibrate(given.folder) });
  } catch (error) {
    console.error(error);
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
