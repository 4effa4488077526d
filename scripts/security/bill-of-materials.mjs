import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmJson } from './npm.mjs';

/** The shipped packages, with their versions and licences, as CycloneDX in JSON. */
export function makeBillOfMaterials(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages).filter(
    ([place, { dev, link }]) => place.includes('node_modules/') && dev !== true && link !== true,
  );
  const bill = billOf(root, packages, new Set(shipped.map(([place]) => place)));
  return { text: `${JSON.stringify(bill, null, 2)}\n`, count: bill.components.length };
}

/**
 * The bill of materials of the packages at `places` of the lock file, as CycloneDX 1.6. It is npm's bill of the whole
 * workspace, filtered: with `--omit=dev`, npm also omits packages that development needs as well. npm writes version
 * 1.5, all of which is valid in 1.6. Contains no time and no serial number, so that the same sources give the same
 * bill.
 *
 * @param {string} root
 * @param {Record<string, { version: string }>} packages the entries of the lock file
 * @param {ReadonlySet<string>} places
 */
export function billOf(root, packages, places) {
  const bill = npmJson(root, ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']);
  if (!Array.isArray(bill?.components)) throw new Error('npm made no bill of materials.');
  const { serialNumber: _serial, ...rest } = bill;
  const { timestamp: _time, ...metadata } = rest.metadata;
  const refs = new Set([...places].map((place) => `${nameAt(place)}@${packages[place].version}`));
  const own = metadata.component['bom-ref'];
  return {
    ...rest,
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    specVersion: '1.6',
    metadata: {
      ...metadata,
      component: { ...metadata.component, type: 'application', name: own.replace(/@[^@]*$/u, '') },
    },
    components: rest.components.filter((each) => refs.has(each['bom-ref'])),
    dependencies: [
      { ref: own, dependsOn: [...refs].sort() },
      ...rest.dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
    ],
  };
}

/**
 * The name of the package at a path of the lock file.
 *
 * @param {string} place
 */
export function nameAt(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
