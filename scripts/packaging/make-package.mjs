import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildPortalWhenStale,
  buildServerWhenStale,
  portalDir,
  root,
  serverDir,
} from '../building/build-all.mjs';
import { lockedPackages } from '../building/locked-packages.mjs';
import { billOf, nameAt } from '../security/bill-of-materials.mjs';
import { bundledPackages } from './bundled-packages.mjs';
import { installedTexts } from './installed-texts.mjs';
import { licenceTexts } from './licence-texts.mjs';

const command = 'festival-lineup-portal.mjs';

/** Only code for Firebase projects loads it, and reports it if missing. */
const leftOut = new Set(['firebase-admin']);

/**
 * Creates the archive that operators install, with its checksum and its bill of materials next to it, in dist.
 *
 * @returns {Promise<string>} the archive's path
 */
export async function makePackage() {
  await buildServerWhenStale();
  await buildPortalWhenStale();
  const folder = join(root, 'dist/package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyProgram(folder);
  const own = readJson(join(root, 'package.json'));
  const { lockfileVersion, packages } = readJson(join(root, 'package-lock.json'));
  const { manifest, shrinkwrap } = manifestsOf(own, lockfileVersion, packages);
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'npm-shrinkwrap.json'), shrinkwrap);
  const places = shippedPlaces(shrinkwrap, packages);
  writeFileSync(join(folder, 'LICENCES.txt'), licenceTexts(root, places, packages));
  const bill = billOf(root, packages, places);
  writeJson(join(folder, 'sbom.cdx.json'), bill);
  return pack(folder, join(root, 'dist'), bill);
}

function copyProgram(folder) {
  const filter = (from) => !from.endsWith('.map');
  cpSync(serverDir, join(folder, 'server'), { recursive: true, filter });
  cpSync(portalDir, join(folder, 'pages'), { recursive: true, filter });
  for (const name of readdirSync(join(folder, 'server'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, 'server', name);
    writeFileSync(file, installedTexts(readFileSync(file, 'utf8')));
  }
  for (const name of [command, 'run-portal.mjs'])
    cpSync(join(root, 'scripts/running', name), join(folder, name));
  chmodSync(join(folder, command), 0o755);
  for (const name of ['LICENSE', 'CHANGELOG.md', 'docs/operating.md', 'packaging']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
}

/**
 * npm reads the npm-shrinkwrap.json of a package from a registry or a folder, but not of an archive
 * (https://github.com/npm/cli/issues/5349). So package.json lists every required package with its version.
 */
function manifestsOf(own, lockfileVersion, packages) {
  const names = readJson(join(serverDir, 'packages.json')).filter((name) => !leftOut.has(name));
  const locked = lockedPackages(packages, names);
  const { name, version, description, license, type, engines } = own;
  const dependencies = versionsAtTop(locked, ({ optional }) => optional !== true);
  // The others are for machines without binaries, and npm would install them everywhere.
  const isForOneSystem = ({ optional, os, cpu }) => optional === true && (os ?? cpu) !== undefined;
  const optionalDependencies = versionsAtTop(locked, isForOneSystem);
  const bin = { [name]: command };
  const common = { name, version, license, bin, dependencies, optionalDependencies, engines };
  return {
    manifest: { ...common, description, type },
    shrinkwrap: { name, version, lockfileVersion, requires: true, packages: { '': common, ...locked } },
  };
}

function versionsAtTop(locked, filter) {
  const top = Object.entries(locked).filter(([place, entry]) => isAtTop(place) && filter(entry));
  return Object.fromEntries(top.map(([place, { version }]) => [nameAt(place), version]));
}

function isAtTop(place) {
  return place === `node_modules/${nameAt(place)}`;
}

/** The packages that are installed with the archive or bundled in its pages and its server, including fonts. */
function shippedPlaces(shrinkwrap, packages) {
  const { dependencies } = readJson(join(root, 'packages/look/package.json'));
  return new Set([
    ...Object.keys(shrinkwrap.packages).filter((place) => place !== ''),
    ...bundledPackages(root, [serverDir, portalDir], packages),
    ...Object.keys(dependencies).map((name) => `node_modules/${name}`),
  ]);
}

function pack(folder, target, bill) {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', folder, '--pack-destination', target, '--json'], { encoding: 'utf8' }),
  );
  const archive = join(target, filename);
  const sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sha256}  ${filename}\n`);
  writeJson(archive.replace(/\.tgz$/u, '.cdx.json'), bill);
  return archive;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
