import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface OpenFeeds {
  readonly port: number;
  /** The session of each. */
  readonly cookies: readonly string[];
}

const program = fileURLToPath(new URL('open-feeds-process.ts', import.meta.url));

/**
 * Keeps change feeds open while `work` is under way, and reads them in a process of their own: what that takes does not count as time of
 * what is measured here. Fails where a feed cannot be opened or is lost.
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
