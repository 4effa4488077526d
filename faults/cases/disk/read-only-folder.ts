import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { expectRefusedStart } from '../../support/network/one-line.ts';
import { launchPortal, type PortalProcessOptions } from '../../support/portals/portal-process.ts';

/** A read-only data folder. */
export const readOnlyDataFolder: FaultCase = {
  name: 'data-folder-read-only',
  promise: 'A data folder that cannot be written to is told in one line at the start and stays as it is.',
  tries: { short: 2, long: 6 },
  run: async (context, tries) => {
    const tally = createTally();
    const ways = [byMount, byPermissions];
    for (let n = 0; n < tries; n += 1) {
      const dataDir = join(context.folder, `read-only-${n}`);
      await context.program.copyDemo(dataDir);
      const readOnly = (ways[n % ways.length] ?? byPermissions)(dataDir, context);
      if (readOnly === null) continue;
      tally.note(readOnly.how);
      await tally.try(readOnly.how, () => startReadOnly(context, dataDir, readOnly));
      readOnly.undo();
    }
    const result = tally.result();
    if (result.tries === 0)
      tally.impossible('nothing can be mounted, and no other user can read the program');
    return tally.result();
  },
};

async function startReadOnly(
  { program }: CaseContext,
  dataDir: string,
  { traits }: ReadOnlyFolder,
): Promise<void> {
  const before = await readFile(join(dataDir, 'portal.db'));
  const server = await launchPortal({ program: program.folder, dataDir, ...traits });
  await expectRefusedStart(server, /^The portal cannot start\. .*(?:read-only|permission denied)/u);
  expectThat((await readFile(join(dataDir, 'portal.db'))).equals(before), 'The database was changed.');
}

interface ReadOnlyFolder {
  readonly how: string;
  /** How to start the server so that the folder is read-only for it. */
  readonly traits: Pick<PortalProcessOptions, 'uid'>;
  readonly undo: () => void;
}

/** With a read-only mount, or null if this process may not mount. */
function byMount(dataDir: string): ReadOnlyFolder | null {
  const run = (...words: readonly string[]) => spawnSync('mount', words, { stdio: 'ignore' }).status === 0;
  if (!run('--bind', dataDir, dataDir)) return null;
  if (!run('-o', 'remount,ro,bind', dataDir)) throw new Error(`${dataDir} cannot be made read-only.`);
  const undo = () => void spawnSync('umount', [dataDir], { stdio: 'ignore' });
  return { how: 'by a read-only mount', traits: {}, undo };
}

/** `nobody` on most systems; it does not matter if no such user exists. */
const unprivileged = 65_534;

/**
 * With permissions. They do not restrict root, so root starts the server as another user; null if that is impossible.
 */
function byPermissions(dataDir: string, { program }: CaseContext): ReadOnlyFolder | null {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    for (const folder of [dirname(dataDir), program.folder]) chmodSync(folder, 0o755);
    if (!canRead(join(program.folder, 'main.js'))) return null;
    for (const name of ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
      chownSync(join(dataDir, name), unprivileged, unprivileged);
    }
  }
  chmodSync(dataDir, 0o500);
  const undo = () => chmodSync(dataDir, 0o700);
  return { how: 'by its permissions', traits: isRoot ? { uid: unprivileged } : {}, undo };
}

/** Returns true if the unprivileged user can read the file: a checkout in root's home is closed to it. */
function canRead(file: string): boolean {
  const script = 'require("node:fs").readFileSync(process.argv[1])';
  const { status } = spawnSync(process.execPath, ['-e', script, file], {
    uid: unprivileged,
    stdio: 'ignore',
  });
  return status === 0;
}
