import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameAt } from './bill-of-materials.mjs';

const title = 'Licences of the packages that ship';

/** Licences that the portal accepts. */
const accepted = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Other licences, and the packages that may have them: the picture library links its bundled library dynamically. */
const exceptions = new Map([['LGPL-3.0-or-later', /^@img\/sharp-/u]]);

/** Counts the packages by licence; not ok if one is not accepted or not stated. */
export function listLicences(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return checkLicences(shippedPackages(lock, (path) => installedLicence(root, path)));
}

/** The packages of the lock file that are not only for development, each with its licence as a text. */
export function shippedPackages(lock, licenceOf) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && entry.dev !== true && entry.link !== true)
    .map(([path, entry]) => ({
      name: nameAt(path),
      licence: entry.license ?? licenceOf(path) ?? 'unknown',
    }));
}

export function checkLicences(packages) {
  const names = groupByLicence(packages);
  const bad = packages.filter(({ name, licence }) => !isAccepted(name, licence));
  const counts = [...names].sort((a, b) => b[1].length - a[1].length);
  return {
    title,
    ok: bad.length === 0,
    lines: [
      ...counts.map(([licence, ofLicence]) => `${String(ofLicence.length).padStart(4)}  ${licence}`),
      ...bad.map(({ name, licence }) => `Not accepted: ${name} (${licence})`),
    ],
  };
}

function groupByLicence(packages) {
  const groups = new Map();
  for (const one of packages) groups.set(one.licence, [...(groups.get(one.licence) ?? []), one]);
  return groups;
}

/** One of 'A OR B' must be accepted, and each of 'A AND B'. */
function isAccepted(name, licence) {
  const every = licence.replaceAll(/[()]/gu, '').split(' AND ');
  return every.every((part) => part.split(' OR ').some((one) => isAcceptedAlone(name, one.trim())));
}

function isAcceptedAlone(name, licence) {
  return accepted.has(licence) || exceptions.get(licence)?.test(name) === true;
}

function installedLicence(root, path) {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return null;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type ?? null);
}
