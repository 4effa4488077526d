import { execFile } from 'node:child_process';
import { chown, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makePackage } from '../../../scripts/packaging/make-package.mjs';
import { makeNewerProgram } from '../portals/newer-program.ts';
import { installWords, rights } from './machine.ts';

const runFile = promisify(execFile);

/** Two releases of the portal as archives. */
export interface Releases {
  readonly current: string;
  /** A future release, with newer tables. */
  readonly next: string;
  /** npm's cache with all packages that they need, or null if the registry cannot be reached. */
  readonly cache: string | null;
}

/** The version of the future release. */
export const nextVersion = '99.0.0';

/** Why nothing can be tried if the cache is null. */
export const noRegistry = "npm's registry cannot be reached";

/** Releases that are created on first use. */
export interface OpenReleases {
  get(): Promise<Releases>;
  close(): Promise<void>;
}

/** Creates the two archives, once. */
export function openReleases(): OpenReleases {
  let folder: string | null = null;
  let releases: Promise<Releases> | null = null;
  const make = async (): Promise<Releases> => {
    folder = await mkdtemp(join(tmpdir(), 'lineup-releases-'));
    const current = join(folder, 'current.tgz');
    await cp(await makePackage(), current);
    const next = await makeNext(folder, current);
    if (rights.uid !== undefined) await chown(folder, rights.uid, rights.gid);
    return { current, next, cache: await fillCache(folder, current) };
  };
  return {
    get: () => (releases ??= make()),
    close: async () => {
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeNext(folder: string, current: string): Promise<string> {
  await runFile('tar', ['xzf', current, '-C', folder]);
  const unpacked = join(folder, 'package');
  const server = join(unpacked, 'server');
  const newer = await makeNewerProgram(server);
  await rm(server, { recursive: true });
  await rename(newer, server);
  const file = join(unpacked, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...manifest, version: nextVersion }));
  const { stdout } = await runFile('npm', ['pack', unpacked, '--silent', '--pack-destination', folder]);
  return join(folder, stdout.trim());
}

/**
 * The test's own user, whose npm is configured for it, queries the registry; the machines of the cases work offline.
 */
async function fillCache(folder: string, archive: string): Promise<string | null> {
  const cache = join(folder, 'cache');
  await mkdir(cache);
  const patience = ['--fetch-retries=1', '--fetch-timeout=20000'];
  const words = [...installWords(archive), '--prefix', join(folder, 'first'), '--cache', cache, ...patience];
  try {
    await runFile('npm', words, { cwd: folder, timeout: 120_000 });
  } catch {
    return null;
  }
  if (rights.uid !== undefined) await own(cache, rights.uid, rights.gid);
  return cache;
}

async function own(folder: string, uid: number, gid: number): Promise<void> {
  await chown(folder, uid, gid);
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(entries.map((entry) => chown(join(folder, entry), uid, gid)));
}
