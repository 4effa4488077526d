// Writes the zone rules of the installed moment-timezone into the domain: `node scripts/make-zone-table.mjs`.
import { writeFileSync } from 'node:fs';
import { tableFiles } from './zones/table-files.mjs';

for (const { path, content } of tableFiles()) {
  writeFileSync(path, content);
  console.log(`Wrote ${path}`);
}
