// Runs the browser tests against the built portal: `npm run test:browser -- [--provider firebase] [Playwright's options]`.
// On Firebase's emulators the tests tagged @both run; with ALL_TESTS=1 all, also those about the embedded server.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { startDemoServer } from './testing/demo-server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function main() {
  const { provider, rest } = parseArguments(process.argv.slice(2));
  const chromium = ensureChromium();
  const server = await startPortal(provider);
  try {
    const status = await runPlaywright({ provider, rest, chromium, server });
    if (status !== 0) console.log(`What the portal said:\n${server.output()}`);
    return status;
  } finally {
    await server.stop();
  }
}

function parseArguments(given) {
  const at = given.indexOf('--provider');
  const provider = at === -1 ? 'embedded' : given[at + 1];
  if (provider !== 'embedded' && provider !== 'firebase') {
    throw new Error('Say which: --provider embedded, or --provider firebase.');
  }
  return { provider, rest: at === -1 ? given : given.toSpliced(at, 2) };
}

async function startPortal(provider) {
  if (provider === 'embedded') return startDemoServer();
  const { startFirebasePortal } = await import('./testing/firebase-portal.mjs');
  return startFirebasePortal();
}

function runPlaywright({ provider, rest, chromium, server }) {
  const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  const child = spawn('node', [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...rest], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PORTAL_PROVIDER: provider,
      PORTAL_ADDRESS: server.address,
      PORTAL_DATA_DIR: server.dataDir,
      ...(provider === 'firebase' && { PORTAL_EMULATORS: JSON.stringify(server.emulators) }),
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
