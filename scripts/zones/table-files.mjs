// The generated files of the domain that hold the zone rules.
import { fileURLToPath } from 'node:url';
import { packageRelease } from './read-package.mjs';
import { historyFrom, lastYear, tableFrom, writeTables } from './write-table.mjs';

const folder = fileURLToPath(new URL('../../packages/domain/src/time/zones/', import.meta.url));

/** Path and content of each file, built from the installed package. */
export function tableFiles() {
  const { version, released } = packageRelease();
  const { rules, names, history } = writeTables();
  const origin = `// Written by scripts/make-zone-table.mjs from tz database ${version}: do not edit.\n`;
  const facts = `{
  version: '${version}',
  released: '${released}',
  historyFrom: ${historyFrom},
  from: ${tableFrom},
  to: ${lastYear},
}`;
  return [
    { name: 'zone-facts.ts', content: `${origin}export const tableFacts = ${facts} as const;\n` },
    {
      name: 'zone-table.ts',
      content: `${origin}export const zoneTable = {\n  rules: \`${rules}\`,\n  names: \`${names}\`,\n} as const;\n`,
    },
    { name: 'zone-history-table.ts', content: `${origin}export const historyTable = \`${history}\`;\n` },
  ].map(({ name, content }) => ({ path: `${folder}${name}`, content }));
}
