import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { functionsPackage } from '../building/functions-package.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = ['firebase-admin', 'firebase-functions', 'sharp'];

interface Entry {
  readonly version: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}
type Packages = Record<string, Entry>;

const { packages: workspace } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Packages;
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'functions-package-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns true if `npm ci`, as in the cloud build, accepts the two files; makes no requests and installs nothing. */
function isAccepted({ manifest, lock }: { manifest: object; lock: object }): boolean {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const words = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  return spawnSync('npm', words, { cwd: folder }).status === 0;
}

describe('the package of the deployed functions', () => {
  test('names exactly the versions of the workspace’s lock file', async () => {
    const { manifest } = await functionsPackage(root, names);
    const locked = names.map((name) => [name, workspace[`node_modules/${name}`]?.version]);
    expect(manifest).toMatchObject({ main: 'index.js', type: 'module', engines: { node: '22' } });
    expect(manifest.dependencies).toEqual(Object.fromEntries(locked));
  });

  test('locks what these need, as the workspace does', async () => {
    const { lock } = await functionsPackage(root, names);
    const { '': own, ...needed } = lock.packages as Packages;
    expect(own).toMatchObject({ dependencies: { sharp: workspace['node_modules/sharp']?.version } });
    expect(Object.keys(needed).length).toBeGreaterThan(100);
    for (const [place, { version, integrity }] of Object.entries(needed)) {
      expect([place, version, integrity]).toEqual([
        place,
        workspace[place]?.version,
        workspace[place]?.integrity,
      ]);
      expect(integrity).toMatch(/^sha512-/u);
    }
  });

  test('has the binaries of Linux, and what firebase-admin only names as optional', async () => {
    const { lock } = await functionsPackage(root, names);
    const packages = lock.packages as Packages;
    for (const name of ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64', '@google-cloud/firestore']) {
      expect(packages).toHaveProperty([`node_modules/${name}`, 'optional'], true);
    }
    expect(packages).not.toHaveProperty(['node_modules/sharp', 'optional']);
    expect(packages).not.toHaveProperty(['node_modules/vitest']);
  });

  test('is one that npm installs; one with another version is not', async () => {
    const made = await functionsPackage(root, names);
    expect(isAccepted(made)).toBe(true);
    const dependencies = { ...made.manifest.dependencies, sharp: '0.0.1' };
    expect(isAccepted({ ...made, manifest: { ...made.manifest, dependencies } })).toBe(false);
  });
});
