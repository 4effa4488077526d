// Starts the portal: `start.mjs demo` or `start.mjs production`. Builds first what is not built.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPortalWhenStale, buildServerWhenStale, portalDir, serverDir } from './building/build-all.mjs';

const [mode, ...args] = process.argv.slice(2);
if (mode !== 'demo' && mode !== 'production') {
  console.error('Say which: start.mjs demo, or start.mjs production.');
  process.exit(1);
}

await buildServerWhenStale();
if (!args.includes('--help')) await buildPortalWhenStale();
const { main } = await import(pathToFileURL(join(serverDir, 'main.js')).href);
await main({
  mode,
  args,
  env: process.env,
  portalDir,
  readerFile: join(serverDir, 'lineup-reader.js'),
  workFile: join(serverDir, 'work-thread.js'),
});
