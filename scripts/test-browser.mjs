// Runs the browser tests against the built portal: `npm run test:browser -- [Playwright's own options]`.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { startDemoServer } from './testing/demo-server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function main() {
  const chromium = ensureChromium();
  const server = await startDemoServer();
  try {
    const status = await runPlaywright(chromium, server);
    if (status !== 0) console.log(`What the portal said:\n${server.output()}`);
    return status;
  } finally {
    await server.stop();
  }
}

function runPlaywright(chromium, server) {
  const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  const parameters = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const child = spawn('node', [playwright, ...parameters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PORTAL_ADDRESS: server.address,
      PORTAL_DATA_DIR: server.dataDir,
      DEMO_PASSWORD: server.password,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
