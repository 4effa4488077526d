import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs the built server until a signal stops it.
 *
 * @param {{ serverDir: string, portalDir: string }} built the folders of the server and of the pages
 * @param {'demo' | 'production'} mode
 * @param {string[]} args
 */
export async function runServer({ serverDir, portalDir }, mode, args) {
  const { main } = await load(serverDir, 'main.js');
  await main({
    mode,
    args,
    env: process.env,
    portalDir,
    readerFile: join(serverDir, 'lineup-reader.js'),
    workFile: join(serverDir, 'work-thread.js'),
    adminFile: join(serverDir, 'admin-program.js'),
  });
}

/**
 * Runs an operator command and sets the exit code.
 *
 * @param {string} serverDir
 * @param {string[]} words
 */
export async function runAdministration(serverDir, words) {
  const { runAdmin } = await load(serverDir, 'admin.js');
  process.exitCode = await runAdmin(words, {
    env: process.env,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    now: Date.now,
  });
}

function load(serverDir, file) {
  return import(pathToFileURL(join(serverDir, file)).href);
}
