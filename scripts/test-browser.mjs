// Runs the browser tests against the built portal: `npm run test:browser -- [--provider firebase] [Playwright's
// options]`. On Firebase's emulators only the tests tagged @both run; with ALL_TESTS=1 all of them, including those
// about the embedded server.
import { ensureTestChromium } from './chromium.mjs';
import { startDemoServer } from './testing/demo-server.mjs';
import { runPlaywright } from './testing/run-playwright.mjs';

async function main() {
  const { provider, rest } = parseArguments(process.argv.slice(2));
  const chromium = ensureTestChromium();
  const server = await startPortal(provider);
  try {
    const env = {
      CHROMIUM_PATH: chromium,
      PORTAL_PROVIDER: provider,
      ...(provider === 'firebase' && { PORTAL_EMULATORS: JSON.stringify(server.emulators) }),
    };
    const status = await runPlaywright({ config: 'playwright.config.ts', rest, server, env });
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

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
