// Loads the built functions of a folder in a separate process, like an instance that starts, and prints the times:
// `node load-functions.mjs FOLDER [CALL]`, FOLDER from the root. CALL is the `auth` and `data` for a call of `portal`,
// as JSON.
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [folder = '', call] = process.argv.slice(2);
const entry = join(folder, 'index.js');
const outside = createRequire(entry);
/** The import statements at the beginning of a bundled file. */
const importLine = /^import (?:[^"]+ from )?"([^"]+)";$/gmu;

/** The files that index.js imports statically, including itself, and the packages that these import. */
function importedFrom(file, found = { files: new Set(), packages: new Set() }) {
  if (found.files.has(file)) return found;
  found.files.add(file);
  for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(importLine)) {
    if (name.startsWith('./')) importedFrom(name.slice(2), found);
    else found.packages.add(name);
  }
  return found;
}

/** Milliseconds of wall-clock and processor time. */
async function timeOf(work) {
  const began = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - began, cpuMs: (user + system) / 1000 };
}

/** Records every script that is read from now on. It slows down loading, so do not measure times with it. */
function noteScripts() {
  const scripts = new Set();
  const session = new Session();
  session.connect();
  session.on('Debugger.scriptParsed', ({ params: { url } }) => {
    if (url.startsWith('file:')) scripts.add(fileURLToPath(url));
    else if (url.startsWith('/')) scripts.add(url);
  });
  session.post('Debugger.enable');
  return scripts;
}

const { files, packages } = importedFrom('index.js');
const scripts = call === undefined ? null : noteScripts();
const libraries = await timeOf(async () => {
  for (const name of packages) {
    await import(name.startsWith('node:') ? name : pathToFileURL(outside.resolve(name)).href);
  }
});
let functions;
const own = await timeOf(async () => {
  functions = await import(pathToFileURL(entry).href);
});
const rawRequest = { header: () => undefined };
const describeFailure = ({ message, details }) => ({ message, details });
const answer =
  call === undefined
    ? null
    : await functions.portal.run({ ...JSON.parse(call), rawRequest }).catch(describeFailure);
const result = {
  own,
  libraries,
  files: [...files],
  exports: Object.keys(functions),
  answer,
  scripts: scripts && [...scripts],
};
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
