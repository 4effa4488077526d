import { spawnSync } from 'node:child_process';
import { cpus, platform, release, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../scripts/chromium.mjs';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What figures depend on apart from the code. */
export interface Machine {
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly node: string;
  readonly chromium: string;
}

export function describeMachine(): Machine {
  const processors = cpus();
  return {
    system: `${platform()} ${release()}`,
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    chromium: chromiumVersion(),
  };
}

/** The measured commit, marked if files differ from it. */
export function describeCommit(): string {
  const head = outputOf('git', ['rev-parse', '--short', 'HEAD']);
  if (head === '') return 'unknown';
  return outputOf('git', ['status', '--porcelain', '--', '.', ':!bench/results']) === ''
    ? head
    : `${head} with changes`;
}

function chromiumVersion(): string {
  const program = findChromium();
  return (program === null ? '' : outputOf(program, ['--version'])) || 'none';
}

function outputOf(program: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
