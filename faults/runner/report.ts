import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CaseOutcome } from './run-cases.ts';
import { outcomeNotes, outcomeTable } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'bench/results');

export interface RunFacts {
  readonly seed: number;
  /** The date of the run, `YYYY-MM-DD`. */
  readonly day: string;
  /** How long the whole run took. */
  readonly seconds: number;
}

/** Writes the outcomes of a long run to bench/results, as a page and as data; answers the name of the page. */
export function writeReport(outcomes: readonly CaseOutcome[], { seed, day, seconds }: RunFacts): string {
  const about = { date: day, commit: commit(), machine: machine(), seed, seconds };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `faults-${day}.json`),
    `${JSON.stringify({ ...about, cases: outcomes }, null, 2)}\n`,
  );
  const promises = outcomes.map(({ name, promise }) => `- \`${name}\`: ${promise}`);
  const notes = outcomeNotes(outcomes);
  const page = [
    `# Faults, attacks and bad input, long form, ${day}`,
    '',
    `Commit ${about.commit}. ${about.machine}. Seed ${seed}: \`npm run test:faults -- --long --seed ${seed}\` draws the same chances again.`,
    `It took ${Math.round(seconds / 60)} minutes; cases ran side by side, and the seconds of a case are those of its parts one after another.`,
    '',
    ...sumsOf(outcomes),
    '',
    '```text',
    outcomeTable(outcomes),
    '```',
    '',
    '## What each case promises',
    '',
    ...promises,
    ...(notes === '' ? [] : ['', '## Notes', '', '```text', notes, '```']),
    '',
  ];
  writeFileSync(join(folder, `faults-${day}.md`), page.join('\n'));
  return `bench/results/faults-${day}.md`;
}

/** The figures that the long form is measured by. */
function sumsOf(outcomes: readonly CaseOutcome[]): readonly string[] {
  const triesIn = (area: string) =>
    outcomes.filter((outcome) => outcome.area === area).reduce((sum, { tries }) => sum + tries, 0);
  return [
    `- kills: ${triesIn('kill -9').toLocaleString('en')}`,
    `- fuzzed inputs: ${triesIn('fuzz').toLocaleString('en')}`,
  ];
}

function commit(): string {
  const head = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const changed = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (head.status !== 0) return 'unknown';
  return `${head.stdout.trim()}${changed.stdout.trim() === '' ? '' : ' with changes'}`;
}

function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${platform()} ${release()}, Node.js ${process.version}, ${cpus().length} × ${processor?.model ?? 'unknown'}, ${memory} GiB`;
}
