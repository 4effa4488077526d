// The command line for operators; `admin.mjs --help` lists its commands.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServerWhenStale, serverDir } from './building/build-all.mjs';

await buildServerWhenStale();
const { runAdmin } = await import(pathToFileURL(join(serverDir, 'admin.js')).href);
process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
