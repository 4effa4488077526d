import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expectThat } from '../../runner/tally.ts';

const launcher = fileURLToPath(new URL('launch-admin.mjs', import.meta.url));

export interface AdminCommand {
  /** The folder of the built program. */
  readonly program: string;
  readonly dataDir: string;
  readonly words: readonly string[];
}

/** Runs an operator's command to its end; returns its output. Fails where it fails. */
export async function runAdminCommand({ program, dataDir, words }: AdminCommand): Promise<string> {
  const child = spawn(process.execPath, [launcher, program, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  expectThat(code === 0, `${words.join(' ')} ended with ${code}: ${output.join('').trim()}`);
  return output.join('');
}
