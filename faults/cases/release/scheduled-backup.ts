import { chown, cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultCase } from '../../runner/fault-case.ts';
import { expectThat } from '../../runner/tally.ts';
import { outcomeOf, rights, type Machine } from '../../support/release/machine.ts';
import { onMachine } from '../../support/release/on-machine.ts';
import type { OpenReleases } from '../../support/release/releases.ts';
import { untilTrue } from '../../support/until.ts';

/** A busy machine needs some seconds. */
const backupLimitMs = 60_000;

/** `npx` on the archive, and a scheduled backup of the installed portal. */
export const scheduledBackup = (releases: OpenReleases): FaultCase => ({
  name: 'release-backup',
  promise:
    'The archive runs by npx; installed, it writes a backup that is due, and that one can be restored.',
  tries: { short: 1, long: 1 },
  run: ({ folder }) =>
    onMachine(releases, folder, (machine, { current }, tally) =>
      tally.try('npx and a scheduled backup', async () => {
        await machine.install(current);
        const { output: version } = await machine.portal('--version');
        await cp(current, join(machine.home, 'portal.tgz'));
        const npx = await outcomeOf(machine.run('npx', ['--yes', './portal.tgz', '--version']));
        expectThat(npx.code === 0 && npx.output === version, `npx ended with ${npx.code}: ${npx.output}`);
        await restoreWhatIsWritten(machine);
      }),
    ),
});

async function restoreWhatIsWritten(machine: Machine): Promise<void> {
  const backups = join(machine.home, 'backups');
  await mkdir(backups);
  if (rights.uid !== undefined) await chown(backups, rights.uid, rights.gid);
  const server = await machine.launch(['start'], {
    BACKUP_DIR: backups,
    BACKUP_AT: aMinuteAgo(),
    LOG_LEVEL: 'info',
  });
  let file: string;
  try {
    await server.ready();
    file = await firstBackup(backups);
  } finally {
    await server.stop();
  }
  expectThat(server.output().includes('"event":"backup-written"'), `The log says ${server.output()}`);
  const env = { DATA_DIR: join(machine.home, 'restored') };
  for (const words of [['restore', file], ['check']]) {
    const { code, output } = await outcomeOf(machine.run(machine.command, ['admin', ...words], env));
    expectThat(code === 0, `${words.join(' ')} ended with ${code}: ${output}`);
  }
}

/** The time of day, in UTC, of a backup that is due. */
function aMinuteAgo(): string {
  return new Date(Date.now() - 60_000).toISOString().slice(11, 16);
}

/** The path of the verified backup in the folder, once there is one. */
async function firstBackup(folder: string): Promise<string> {
  let found: string | undefined;
  const isThere = async () => {
    found = (await readdir(folder)).find((name) => /^lineup-\d{8}T\d{6}Z\.backup$/u.test(name));
    return found !== undefined;
  };
  await untilTrue(isThere, 'There is no backup.', backupLimitMs);
  return join(folder, found ?? '');
}
