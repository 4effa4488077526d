// Starts a built server: `launch.mjs PROGRAM demo|production`. Other settings come from the environment.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [program, mode] = process.argv.slice(2);
const { main } = await import(pathToFileURL(join(program, 'main.js')).href);
await main({
  mode,
  args: [],
  env: process.env,
  portalDir: join(program, 'pages'),
  readerFile: join(program, 'lineup-reader.js'),
  workFile: join(program, 'work-thread.js'),
  adminFile: join(program, 'admin-program.js'),
});
