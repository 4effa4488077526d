import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expectThat } from '../../runner/tally.ts';

const launcher = fileURLToPath(new URL('launch-admin.mjs', import.meta.url));

export interface AdminCommand {
  /** The folder of the built program. */
  readonly program: string;
  readonly dataDir: string;
  readonly words: readonly string[];
  /** Called with the id of its process. */
  readonly onStart?: (pid: number) => void;
}

/** Runs an operator's command to its end; returns its output. Throws if it fails. */
export async function runAdminCommand({
  program,
  dataDir,
  words,
  onStart = () => undefined,
}: AdminCommand): Promise<string> {
  const child = spawn(process.execPath, [launcher, program, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart(child.pid ?? 0);
  const [output, errors]: [string[], string[]] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  expectThat(code === 0, `${words.join(' ')} ended with ${code}: ${[...output, ...errors].join('').trim()}`);
  return output.join('');
}
