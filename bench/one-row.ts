// Runs one row: `one-row.ts NAME RESULT-FILE CONTEXT`. The benchmark starts it once for each row.
import { writeFileSync } from 'node:fs';
import { faultOf } from './frame/figures.ts';
import type { RowContext } from './frame/row.ts';
import { calibrate } from './measure/calibration.ts';
import { rows } from './rows/index.ts';

const [name, file, context] = process.argv.slice(2);
const row = rows.find((known) => known.name === name);
if (row === undefined || file === undefined || context === undefined) {
  console.error('This is started by `npm run bench`.');
  process.exit(1);
}
try {
  const given = JSON.parse(context) as Omit<RowContext, 'calibration'>;
  const result = await row.run({ ...given, calibration: await calibrate(given.folder) });
  const fault = result.figures.map(faultOf).find((found) => found !== null);
  if (fault !== undefined) throw new Error(fault);
  writeFileSync(file, JSON.stringify(result));
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
