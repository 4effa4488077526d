import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const playwright = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));

/**
 * Runs the browser tests of a configuration in `e2e` against a portal that was started for them; returns the exit code.
 */
export function runPlaywright({ config, rest, server, env }) {
  const child = spawn('node', [playwright, 'test', '--config', `e2e/${config}`, ...rest], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORTAL_ADDRESS: server.address,
      PORTAL_DATA_DIR: server.dataDir,
      DEMO_PASSWORD: server.password,
      ...env,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
