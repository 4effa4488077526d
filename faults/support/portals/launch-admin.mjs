// Runs an operator's command of a built program: `launch-admin.mjs PROGRAM COMMAND …`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [program, ...words] = process.argv.slice(2);
const { runAdmin } = await import(pathToFileURL(join(program, 'admin.js')).href);
process.exitCode = await runAdmin(words, {
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  now: Date.now,
});
