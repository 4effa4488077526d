import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runAdminCommand } from '../../faults/support/portals/admin-command.ts';
import { atMost, type Figure, type Row, type RowContext, type Table } from '../frame/row.ts';
import { peakBytes } from '../measure/process.ts';
import { median } from '../measure/statistics.ts';
import { prepareData } from '../support/portal.ts';
import { addChanges, addFestivals, copyChanges } from '../support/seed.ts';

const setsOfFestival = 1000;
const commands = ['backup', 'check', 'restore'] as const;
type CommandName = (typeof commands)[number];
const labels: Readonly<Record<CommandName, string>> = {
  backup: 'backup --verify',
  check: 'check',
  restore: 'restore',
};
const mebibyte = 2 ** 20;

/** The duration in seconds and the peak memory in bytes of one command. */
interface Taken {
  readonly seconds: number;
  readonly bytes: number;
}

/** The measurements with this many sets. */
interface Measured {
  readonly sets: number;
  readonly taken: Readonly<Record<CommandName, Taken>>;
  readonly database: number;
  readonly archive: number;
}

/** How long operators wait for a backup, a check and a restore. */
export const backups: Row = {
  name: 'backups',
  title: 'Backup, check and restore of 10,000 to 1,000,000 sets',
  run: async (context) => {
    const sizes = context.quick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000];
    // The cost of a command without data: starting Node.js and loading the code.
    const empty = await measureSize(0, context);
    const measured: Measured[] = [];
    for (const size of sizes) measured.push(await measureSize(size, context));
    return { figures: figuresOf(measured, empty), tables: [tableOf(measured)], notes };
  },
};

const notes = [
  `Festivals with ${setsOfFestival.toLocaleString('en')} sets and as many changes each, without pictures. Each command runs on the built ` +
    'program as an operator starts it; `backup --verify` reads its archive again, and `restore` fills an empty folder and compares. The ' +
    'least size is the median of three.',
  'Linear is the time for a set with the most sets by that with the least, after the time that the same command takes for the demo’s ' +
    'festivals alone.',
];

async function measureSize(sets: number, context: RowContext): Promise<Measured> {
  const folder = join(context.folder, String(sets));
  mkdirSync(folder);
  const [first = 0, ...others] = Array.from({ length: sets / setsOfFestival }, (_, number) => number);
  const { dataDir } = await prepareData(
    { program: context.program, folder },
    {
      seed: (db) => {
        if (sets === 0) return;
        addFestivals(db, [first, ...others], setsOfFestival);
        addChanges(db, first, setsOfFestival, setsOfFestival);
        copyChanges(db, first, others);
      },
    },
  );
  const archive = join(folder, 'portal.backup');
  const restored = join(folder, 'restored');
  const rounds = sets > 10_000 ? 1 : 3;
  const take = (words: readonly string[], dir: string, before?: string) =>
    repeated(rounds, () => {
      if (before !== undefined) rmSync(before, { recursive: true, force: true });
      return timeCommand({ program: context.program, dataDir: dir, words });
    });
  const taken = {
    backup: await take(['backup', archive, '--verify'], dataDir, archive),
    check: await take(['check'], dataDir),
    restore: await take(['restore', archive], restored, restored),
  };
  const sizeOf = (file: string) => statSync(file).size;
  const measured = {
    sets,
    taken,
    database: sizeOf(join(dataDir, 'portal.db')),
    archive: sizeOf(archive),
  };
  rmSync(folder, { recursive: true });
  return measured;
}

async function repeated(rounds: number, work: () => Promise<Taken>): Promise<Taken> {
  const all: Taken[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await work());
  return {
    seconds: median(all.map(({ seconds }) => seconds)),
    bytes: median(all.map(({ bytes }) => bytes)),
  };
}

async function timeCommand(command: Parameters<typeof runAdminCommand>[0]): Promise<Taken> {
  let bytes = 0;
  let looking: NodeJS.Timeout | undefined;
  const onStart = (pid: number) => {
    looking = setInterval(() => (bytes = memoryOf(pid) ?? bytes), 50);
  };
  const started = performance.now();
  try {
    await runAdminCommand({ ...command, onStart });
    return { seconds: (performance.now() - started) / 1000, bytes };
  } finally {
    clearInterval(looking);
  }
}

/** The peak memory of the process so far; null once it is exiting. */
function memoryOf(pid: number): number | null {
  try {
    const bytes = peakBytes(pid);
    return Number.isNaN(bytes) ? null : bytes;
  } catch {
    return null;
  }
}

function figuresOf(measured: readonly Measured[], empty: Measured): readonly Figure[] {
  const [least, most] = [measured[0], measured.at(-1)];
  if (least === undefined || most === undefined) return [];
  return commands.flatMap((name): readonly Figure[] => {
    const perSet = ({ taken, sets }: Measured) => (taken[name].seconds - empty.taken[name].seconds) / sets;
    const sets = most.sets.toLocaleString('en');
    return [
      {
        label: `${labels[name]}: time for a set, to that with the fewest`,
        value: perSet(most) / perSet(least),
        unit: 'of 1',
        goal: atMost(1.25),
      },
      { label: `${labels[name]} of ${sets} sets`, value: most.taken[name].seconds, unit: 's' },
      {
        label: `${labels[name]} of ${sets} sets, memory`,
        value: most.taken[name].bytes / mebibyte,
        unit: 'MB',
      },
    ];
  });
}

function tableOf(measured: readonly Measured[]): Table {
  return {
    title: 'Seconds, and seconds for 100,000 sets',
    head: ['sets', 'database, MB', 'archive, MB', ...commands.map((name) => labels[name])],
    lines: measured.map(({ sets, taken, database, archive }) => [
      sets,
      database / mebibyte,
      archive / mebibyte,
      ...commands.map((name) => {
        const { seconds } = taken[name];
        return `${seconds.toFixed(1)} (${((seconds / sets) * 100_000).toFixed(1)})`;
      }),
    ]),
  };
}
