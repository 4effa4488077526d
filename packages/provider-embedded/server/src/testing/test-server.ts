import { startServer, type ServerTraits, type ServerUnderTest } from '../../../testing/server-under-test.ts';
import { plainPasswords } from '../../../testing/plain-passwords.ts';
import { productionLimits } from '../auth/limits.ts';
import type { Passwords } from '../auth/passwords/passwords.ts';

export { origin, personPassword, personPhone } from '../../../testing/server-under-test.ts';

export type TestServer = ServerUnderTest & {
  /** The hashes that passwords were compared with. */
  readonly checks: readonly (string | null)[];
};

/** A server with production limits, which stores no files and need not be stopped. */
export function createTestServer(traits: Omit<ServerTraits, 'passwords' | 'folder'> = {}): TestServer {
  const checks: (string | null)[] = [];
  const passwords: Passwords = {
    ...plainPasswords,
    verify: (hash, text) => {
      checks.push(hash);
      return plainPasswords.verify(hash, text);
    },
  };
  const server = startServer({ limits: productionLimits, ...traits, passwords, folder: '/nonexistent' });
  return { ...server, checks };
}
