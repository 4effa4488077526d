import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultCase } from '../../runner/fault-case.ts';
import { expectThat, type Tally } from '../../runner/tally.ts';
import { expectRefusedStart } from '../../support/network/one-line.ts';
import { expectLineup, importAndPublish } from '../../support/release/lineup-on.ts';
import type { Machine } from '../../support/release/machine.ts';
import { onMachine } from '../../support/release/on-machine.ts';
import { nextVersion, type OpenReleases } from '../../support/release/releases.ts';

/** The maximum size of an installation without its binaries, in megabytes. */
const largestMb = 60;
/** Milliseconds from the command to the first response, the best of three: a busy machine takes longer. */
const longestStartMs = 2_000;
const binaries = /^node_modules\/(?:@img|@libsql|@node-rs)\//u;

/** The archive from its installation to an upgrade and back, as docs/operating.md describes. */
export const upgradeAndBack = (releases: OpenReleases): FaultCase => ({
  name: 'release-upgrade',
  promise:
    'The archive is installed and run without rights; an upgrade keeps all data, and a backup brings the older release back.',
  tries: { short: 1, long: 1 },
  run: ({ folder }) =>
    onMachine(releases, folder, (machine, { current, next }, tally) =>
      tally.try('install, upgrade and back', () => upgradeOn(machine, current, next, tally)),
    ),
});

async function upgradeOn(machine: Machine, current: string, next: string, tally: Tally): Promise<void> {
  await machine.install(current);
  const version = await runPortal(machine, '--version');
  await checkSize(machine, tally);
  const hosted = await machine.portal('admin', 'list', '--provider', 'firebase', '--project', 'none');
  expectThat(
    hosted.code === 1 && /^firebase-admin is not installed\.[^\n]*$/u.test(hosted.output),
    hosted.output,
  );
  const first = await startTimed(machine, 'First start, which makes the demo', tally);
  const lineup = await importAndPublish(first.address, 'upgraded');
  await first.stop();
  const again = await startTimed(machine, 'Start', tally);
  await expectLineup(again.address, lineup);
  await runPortal(machine, 'admin', 'backup', 'before.backup');
  await again.stop();

  await machine.install(next);
  expectThat((await runPortal(machine, '--version')) === nextVersion, 'The next version is not installed.');
  const upgraded = await startTimed(machine, 'Start after the upgrade', tally);
  await expectLineup(upgraded.address, lineup);
  await upgraded.stop();

  await machine.install(current);
  expectThat((await runPortal(machine, '--version')) === version, 'The older version is not back.');
  await expectRefusedStart(await machine.launch(), /The database is of version 99, newer than this program/u);
  await rename(join(machine.home, 'data'), join(machine.home, 'data-newer'));
  await runPortal(machine, 'admin', 'restore', 'before.backup');
  const back = await startTimed(machine, 'Start after going back', tally);
  await expectLineup(back.address, lineup);
  await back.stop();
  const best = Math.min(again.ms, upgraded.ms, back.ms);
  expectThat(best <= longestStartMs, `A start took ${best} ms at best.`);
}

async function runPortal(machine: Machine, ...words: string[]): Promise<string> {
  const { code, output } = await machine.portal(...words);
  expectThat(code === 0, `${words.join(' ')} ended with ${code}: ${output}`);
  return output;
}

async function startTimed(machine: Machine, what: string, tally: Tally) {
  const began = performance.now();
  const server = await machine.launch();
  await server.ready();
  const ms = Math.round(performance.now() - began);
  tally.note(`${what}: ${ms} ms`);
  return { ...server, ms };
}

async function checkSize({ prefix }: Machine, tally: Tally): Promise<void> {
  const root = join(prefix, 'lib/node_modules/festival-lineup-portal');
  const files = await readdir(root, { recursive: true });
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { size } = await stat(join(root, file));
      return { isBinary: binaries.test(file), size };
    }),
  );
  const megabytes = (binary: boolean) =>
    Math.ceil(
      sizes.filter(({ isBinary }) => isBinary === binary).reduce((sum, { size }) => sum + size, 0) / 1e6,
    );
  tally.note(`Installed: ${megabytes(false)} MB, and ${megabytes(true)} MB of binaries`);
  expectThat(megabytes(false) <= largestMb, `It takes ${megabytes(false)} MB without its binaries.`);
}
