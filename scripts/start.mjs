// Starts the portal: `start.mjs demo` or `start.mjs production`. First builds anything that is not built.
import { buildPortalWhenStale, buildServerWhenStale, portalDir, serverDir } from './building/build-all.mjs';
import { runServer } from './running/run-portal.mjs';

const [mode, ...args] = process.argv.slice(2);
if (mode !== 'demo' && mode !== 'production') {
  console.error('Say which: start.mjs demo, or start.mjs production.');
  process.exit(1);
}

await buildServerWhenStale();
if (!args.includes('--help')) await buildPortalWhenStale();
await runServer({ serverDir, portalDir }, mode, args);
