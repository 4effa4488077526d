import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { expectRefusedStart } from '../../support/network/one-line.ts';
import { launchPortal } from '../../support/portals/portal-process.ts';

interface Damage {
  readonly what: string;
  readonly line: RegExp;
  readonly damage: (bytes: Buffer, random: Random) => Buffer;
}

const damagedLine =
  /^The portal cannot start\. The database \S+portal\.db is damaged and was left as it is\./u;
const page = 4096;

/** Ways to damage a database file; each leaves something that the server must report and not overwrite. */
const damages: readonly [Damage, ...Damage[]] = [
  {
    what: 'another kind of file',
    line: damagedLine,
    damage: () => Buffer.from('Notes on the harvest\n'.repeat(2000)),
  },
  { what: 'zeros at its head', line: damagedLine, damage: (bytes) => bytes.fill(0, 0, 512) },
  {
    what: 'its end missing',
    line: damagedLine,
    damage: (bytes, random) => bytes.subarray(0, cut(bytes, random)),
  },
  { what: 'a page of nonsense', line: damagedLine, damage: scramble },
  {
    what: 'nothing in it',
    line: /The database is new, but there are files of another one/u,
    damage: () => Buffer.alloc(0),
  },
];

/** A server on a data folder whose database was damaged. */
export const corruptDatabase: FaultCase = {
  name: 'database-corrupt',
  promise: 'A damaged database is told in one line at the start, and neither it nor any file is overwritten.',
  tries: { short: damages.length, long: 40 },
  run: async (context, tries, random) => {
    const tally = createTally();
    for (let n = 0; n < tries; n += 1) {
      const damage = damages[n % damages.length] ?? damages[0];
      await tally.try(damage.what, () => startOnDamage(context, n, damage, random));
    }
    return tally.result();
  },
};

async function startOnDamage(
  { program, folder }: CaseContext,
  n: number,
  { line, damage }: Damage,
  random: Random,
): Promise<void> {
  const dataDir = join(folder, `damaged-${n}`);
  await program.copyDemo(dataDir);
  const file = join(dataDir, 'portal.db');
  const bytes = damage(await readFile(file), random);
  await writeFile(file, bytes);
  const files = await readdir(join(dataDir, 'files'));
  await expectRefusedStart(await launchPortal({ program: program.folder, dataDir }), line);
  const after = await readFile(file);
  expectThat(bytes.length === 0 || after.equals(bytes), 'The database file was changed.');
  expectThat((await readdir(join(dataDir, 'files'))).length === files.length, 'Files were removed.');
  await rm(dataDir, { recursive: true });
}

function cut(bytes: Buffer, random: Random): number {
  return page * random.int(2, Math.floor(bytes.length / page) - 2) + random.int(0, page - 1);
}

/** Overwrites a page in use: the last ones may be free, and their content does not matter. */
function scramble(bytes: Buffer, random: Random): Buffer {
  const start = page * random.int(1, 8);
  return bytes.fill(0x41, start, start + page);
}
