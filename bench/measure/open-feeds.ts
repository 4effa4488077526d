import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface OpenFeeds {
  readonly port: number;
  /** The session cookie of each feed. */
  readonly cookies: readonly string[];
}

const program = fileURLToPath(new URL('open-feeds-process.ts', import.meta.url));

/**
 * Keeps change feeds open while `work` runs, and reads them in a separate process, whose time does not count towards
 * the measurement. Throws if a feed cannot be opened or is lost.
 */
export async function withOpenFeeds<Result>(feeds: OpenFeeds, work: () => Promise<Result>): Promise<Result> {
  const child = fork(program, [], { execArgv: ['--import', 'tsx'] });
  const lost = once(child, 'exit').then(() => Promise.reject(new Error('A change feed was lost.')));
  lost.catch(() => undefined);
  try {
    child.send(feeds);
    await Promise.race([once(child, 'message'), lost]);
    return await Promise.race([work(), lost]);
  } finally {
    child.kill();
  }
}
