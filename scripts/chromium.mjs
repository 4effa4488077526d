// Finds a Chromium for the browser tests and screenshots, and installs Debian's where there is none.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExecutable } from './testing/executables.mjs';

// The shell is the same engine without windows around the pages: the browser tests take a fifth less time with it.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];
const macNames = ['Chromium', 'Google Chrome'];

/** Flags under which Chromium runs in a container and talks to nobody but the portal. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium or Chrome on this machine, or null. CHROMIUM_PATH comes first. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...usualPlaces];
  for (const name of [...commands, ...macNames]) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found !== undefined) return found;
  }
  return null;
}

/** The path of a Chromium, installed first where need be; throws an error that says what to do. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH is set, but "${process.env.CHROMIUM_PATH}" cannot be run.`);
  }
  installChromium();
  const installed = findChromium();
  if (installed === null) throw new Error(adviceText);
  return installed;
}

const adviceText =
  'No Chromium was found and it could not be installed. Install one (Debian: ' +
  '"apt-get install chromium-headless-shell" or "chromium") or set CHROMIUM_PATH to the one you have.';

function installChromium() {
  if (!isExecutable('/usr/bin/apt-get')) throw new Error(adviceText);
  console.log('No Chromium found; installing the distribution’s package. This takes a minute or two.');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends'];
  const failures = [runQuietly([...asRoot, 'apt-get', 'update'])];
  // Not every distribution has the shell as a package.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const failure = runQuietly([...install, name]);
    if (failure === null) return;
    failures.push(failure);
  }
  console.error(failures.filter(Boolean).join('\n'));
  throw new Error(adviceText);
}

/** Runs a command without a terminal; returns null, or what it said where it failed. */
function runQuietly([command, ...parameters]) {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return null;
  return `${[command, ...parameters].join(' ')} failed:\n${error?.message ?? `${stdout}${stderr}`}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
