// Runs one row: `one-row.ts NAME RESULT-FILE CONTEXT`. The benchmark starts it once for each row.
import { writeFileSync } from 'node:fs';
import type { RowContext } from './frame/row.ts';
import { rows } from './rows/index.ts';

const [name, file, context] = process.argv.slice(2);
const row = rows.find((known) => known.name === name);
if (row === undefined || file === undefined || context === undefined) {
  console.error('This is started by `npm run bench`.');
  process.exit(1);
}
try {
  const result = await row.run(JSON.parse(context) as RowContext);
  const wrong = result.figures.find(({ value }) => !Number.isFinite(value));
  if (wrong !== undefined) throw new Error(`"${wrong.label}" is no number: ${wrong.value}.`);
  writeFileSync(file, JSON.stringify(result));
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
