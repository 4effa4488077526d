import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Row, RowResult } from './row.ts';

const child = fileURLToPath(new URL('../one-row.ts', import.meta.url));

/** Runs the row in a process of its own, so that nothing one row leaves behind weighs on the next. */
export async function runRow({ name, title }: Row, options: BenchOptions): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), `lineup-bench-${name}-`));
  const file = join(folder, 'result.json');
  const started = performance.now();
  try {
    const code = await ended(name, file, folder, options);
    const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RowResult) : null;
    const failure = result === null ? `it ended with ${code}` : null;
    return { name, title, seconds: (performance.now() - started) / 1000, result, failure };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ended(name: string, file: string, folder: string, options: BenchOptions): Promise<string> {
  const { program, quick } = options;
  const words = [name, file, JSON.stringify({ program, folder, quick })];
  // `--expose-gc` lets a row begin its measurements on a tidy heap.
  const running = fork(child, words, { execArgv: ['--import', 'tsx', '--expose-gc'], stdio: 'inherit' });
  return new Promise((resolve) => {
    running.once('close', (code, signal) => resolve(String(code ?? signal)));
  });
}
