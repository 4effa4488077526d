import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ProbeOptions {
  readonly port: number;
  readonly path: string;
  readonly cookie: string;
  readonly everyMs: number;
}

const program = fileURLToPath(new URL('probe-process.ts', import.meta.url));

/**
 * Requests `path` at this interval in milliseconds while `work` runs, each time over a new connection, from a separate
 * process, so that the computation of `work` does not count. Returns the times in milliseconds; throws if a status is
 * not 200.
 */
export async function probe(options: ProbeOptions, work: () => Promise<unknown>): Promise<readonly number[]> {
  const child = fork(program, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The probe has ended.')));
  const next = async () => ((await Promise.race([once(child, 'message'), failed])) as [number[]])[0];
  failed.catch(() => undefined);
  try {
    await next();
    await work();
    const times = next();
    child.send('stop');
    return await times;
  } finally {
    child.kill();
  }
}
