// Finds a Chromium for the browser tests and screenshots, and installs Debian's if there is none.
import { spawnSync } from 'node:child_process';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExecutable } from './testing/executables.mjs';

// The same engine without browser windows: it opens a page in a new context in less than half the time.
const shell = 'chromium-headless-shell';
const commands = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const aptGet = '/usr/bin/apt-get';
const installLimitMs = 180_000;
const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];
const macNames = ['Chromium', 'Google Chrome'];

/** Flags for running Chromium in a container without requests to other hosts than the portal. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium or Chrome on this machine, or null. CHROMIUM_PATH takes precedence. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...usualPlaces];
  for (const name of [...commands, ...macNames]) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found !== undefined) return found;
  }
  return null;
}

/** The path of a Chromium, installing it if necessary; throws an error with instructions if that fails. */
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

/**
 * The path of a Chromium for tests that open many pages. In CI, the shell is installed even if another Chromium exists;
 * without it the tests are only slower. Elsewhere an existing Chromium is used as is.
 */
export function ensureTestChromium(env = process.env) {
  const found = findChromium(env);
  const mayInstall = env.CI !== undefined && !env.CHROMIUM_PATH && isExecutable(aptGet);
  if (mayInstall && found !== null && basename(found) !== shell) {
    const failure = installPackages([shell]);
    if (failure !== null) console.log(`Going on without ${shell}:\n${failure}`);
  }
  return ensureChromium();
}

const adviceText =
  'No Chromium was found and it could not be installed. Install one (Debian: ' +
  '"apt-get install chromium-headless-shell" or "chromium") or set CHROMIUM_PATH to the one you have.';

function installChromium() {
  if (!isExecutable(aptGet)) throw new Error(adviceText);
  console.log('No Chromium found; installing the distribution’s package. This takes a minute or two.');
  // Not every distribution packages the shell.
  const failure = installPackages([shell, 'chromium']);
  if (failure === null) return;
  console.error(failure);
  throw new Error(adviceText);
}

/** Installs the first package that is available; returns null, or the output if none is. */
function installPackages(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends'];
  const failures = [runQuietly([...asRoot, 'apt-get', 'update'])];
  for (const name of names) {
    const failure = runQuietly([...install, name]);
    if (failure === null) return null;
    failures.push(failure);
  }
  return failures.filter(Boolean).join('\n');
}

/** Runs a command without a terminal; returns null, or its output if it failed. */
function runQuietly([command, ...parameters]) {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: installLimitMs,
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
