import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameAt } from '../security/bill-of-materials.mjs';

const licenceFile = /^(?:licen[cs]e|copying|notice|ofl)/iu;

/**
 * The licences of the packages at `places`: name, version and licence, with the licence text if the package is
 * installed here.
 *
 * @param {string} root
 * @param {ReadonlySet<string>} places in the lock file
 * @param {Record<string, { version: string, license?: string }>} packages the entries of the lock file
 */
export function licenceTexts(root, places, packages) {
  const parts = [...places].sort().map((place) => {
    const { version, license } = packages[place];
    return [`${nameAt(place)} ${version}: ${license ?? 'see below'}`, ...textsIn(join(root, place))].join(
      '\n\n',
    );
  });
  return `${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}

function textsIn(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => name)
    .filter((name) => licenceFile.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
}
