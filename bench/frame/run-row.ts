import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchOptions } from './options.ts';
import { failureOf, type Outcome, type RowReport } from './outcome.ts';
import type { Row } from './row.ts';

/** How to run a row's process. */
export interface RowProcess {
  readonly program: string;
  /** A row that takes longer is stopped, and counts as failed. */
  readonly limitSeconds: number;
}

/** Several times the longest row of a quick run on two idle cores. */
const quickLimitSeconds = 300;

export function rowProcess({ quick }: Pick<BenchOptions, 'quick'>): RowProcess {
  return {
    program: fileURLToPath(new URL('../one-row.ts', import.meta.url)),
    limitSeconds: quick ? quickLimitSeconds : 1800,
  };
}

/** Runs the row in a separate process, so that nothing that one row leaves behind affects the next. */
export async function runRow(
  { name, title }: Pick<Row, 'name' | 'title'>,
  options: Pick<BenchOptions, 'program' | 'quick'>,
  ownProcess = rowProcess(options),
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), `lineup-bench-${name}-`));
  const file = join(folder, 'report.json');
  const started = performance.now();
  try {
    const { program, quick } = options;
    const ending = await run(ownProcess, [name, file, JSON.stringify({ program, folder, quick })]);
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RowReport) : null;
    const failure = failureOf(report, ending);
    const hasFigures = report !== null && !('error' in report);
    // Invalid figures are not shown.
    const isShown = hasFigures && (failure === null || failure === report.unmeasured);
    return {
      name,
      title,
      seconds: (performance.now() - started) / 1000,
      result: isShown ? report : null,
      failure,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Time for the row to close its servers and browsers. */
const closingMs = 5000;

/** Runs the process of a row; resolves to how it ended. */
function run({ program, limitSeconds }: RowProcess, words: readonly string[]): Promise<string> {
  const running = fork(program, [...words], {
    // `--expose-gc` lets a row collect garbage before it measures.
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: 'inherit',
    // A separate process group, so that the child processes end with it.
    detached: true,
  });
  const end = (signal: NodeJS.Signals) => {
    try {
      if (running.pid !== undefined) process.kill(-running.pid, signal);
    } catch {
      // It has already ended.
    }
  };
  const interrupt = () => {
    end('SIGTERM');
    process.exit(1);
  };
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    end('SIGTERM');
    setTimeout(() => end('SIGKILL'), closingMs).unref();
  }, limitSeconds * 1000);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  return new Promise((resolve) => {
    running.once('close', (code, signal) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve(isLate ? `it took longer than ${limitSeconds} s` : `it ended with ${String(code ?? signal)}`);
    });
  });
}
