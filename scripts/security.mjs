// Audits the portal's dependencies and sources: `npm run security -- [--sbom FILE]`. Checks for known vulnerabilities
// in shipped packages, licences and secrets in the sources, and with --sbom writes a software bill of materials
// (CycloneDX). Exits with code 1 if anything needs fixing.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { auditShipped } from './security/audit.mjs';
import { conclusion } from './security/conclusion.mjs';
import { makeBillOfMaterials } from './security/bill-of-materials.mjs';
import { listLicences } from './security/licences.mjs';
import { scanForSecrets } from './security/secrets.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { sbom: { type: 'string' } } });

const results = [auditShipped(root), listLicences(root), scanForSecrets(root)];
for (const { title, lines } of results)
  console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
if (values.sbom !== undefined) {
  const { text, count } = makeBillOfMaterials(root);
  writeFileSync(values.sbom, text);
  console.log(`Bill of materials\n  ${count} packages in ${values.sbom}`);
}
console.log(conclusion(results));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
