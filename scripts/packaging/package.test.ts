import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { billOf } from '../security/bill-of-materials.mjs';
import { installedTexts } from './installed-texts.mjs';
import { licenceTexts } from './licence-texts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const places = new Set(['node_modules/zod', 'packages/lineup-page/node_modules/uuid']);
const versions = [...places].map((place) => packages[place]?.version);

describe('the bill of materials', () => {
  const bill = billOf(root, packages, places) as {
    readonly components: readonly { readonly name: string; readonly version: string }[];
    readonly metadata: object;
  };

  test('is CycloneDX 1.6 about exactly the packages at these places', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const named = bill.components.map(({ name, version }) => `${name} ${version}`);
    expect(new Set(named)).toEqual(new Set([`zod ${versions[0]}`, `uuid ${versions[1]}`]));
  });

  test('has nothing that changes from one run to the next', () => {
    expect(bill).not.toHaveProperty('serialNumber');
    expect(bill.metadata).not.toHaveProperty('timestamp');
  });
});

test('the licences have name, version and text of each package', () => {
  const text = licenceTexts(root, places, packages);
  expect(text).toContain(`zod ${versions[0]}: MIT\n\nMIT License`);
  expect(text).toContain(`uuid ${versions[1]}: MIT`);
});

test.each([
  ['DATA_DIR=/srv/data-demo npm start', 'DATA_DIR=/srv/data-demo festival-lineup-portal start'],
  ['then npm run serve.', 'then festival-lineup-portal serve.'],
  ['Usage: npm run admin -- list', 'Usage: festival-lineup-portal admin list'],
])('the installed server says, for "%s", "%s"', (text, expected) => {
  expect(installedTexts(text)).toBe(expected);
});
