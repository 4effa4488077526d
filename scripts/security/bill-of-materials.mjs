import { npmJson } from './npm.mjs';

/** The packages that ship, with their versions and licences, as CycloneDX in JSON. */
export function makeBillOfMaterials(root) {
  const bill = npmJson(root, ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']);
  if (!Array.isArray(bill?.components)) throw new Error('npm made no bill of materials.');
  return { text: `${JSON.stringify(bill, null, 2)}\n`, count: bill.components.length };
}
