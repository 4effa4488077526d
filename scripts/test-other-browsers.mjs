// Runs the tests for every browser in Firefox and WebKit, if installed: `npm run test:other-browsers`.
import { startDemoServer } from './testing/demo-server.mjs';
import { findExecutable } from './testing/executables.mjs';
import { runPlaywright } from './testing/run-playwright.mjs';
import { withScreen } from './testing/screen.mjs';

const advice = {
  FIREFOX_PATH:
    'Firefox was not tried: install it (Debian: "apt-get install firefox-esr") or set FIREFOX_PATH.',
  WEBKIT_DRIVER:
    'WebKit was not tried: install it (Debian: "apt-get install webkit2gtk-driver xvfb") or set WEBKIT_DRIVER.',
};

/** The browsers on this machine, as environment variables for the tests. */
function findBrowsers() {
  const { FIREFOX_PATH, WEBKIT_DRIVER } = process.env;
  return {
    FIREFOX_PATH: findExecutable(FIREFOX_PATH ? [FIREFOX_PATH] : ['firefox-esr', 'firefox']),
    WEBKIT_DRIVER: findExecutable(WEBKIT_DRIVER ? [WEBKIT_DRIVER] : ['WebKitWebDriver']),
  };
}

async function main() {
  const found = Object.entries(findBrowsers());
  for (const [name, path] of found) if (path === null) console.log(advice[name]);
  const env = Object.fromEntries(found.filter(([, path]) => path !== null));
  if (Object.keys(env).length === 0) return 0;
  const server = await startDemoServer();
  try {
    const given = { config: 'other-browsers/playwright.config.ts', rest: process.argv.slice(2), server };
    const status = await withScreen((screen) => runPlaywright({ ...given, env: { ...env, ...screen } }));
    if (status !== 0) console.log(`What the portal said:\n${server.output()}`);
    return status;
  } finally {
    await server.stop();
  }
}

process.exitCode = await main();
