// Runs the contract suite and the tests of the rules and the callables on Google's emulators: `npm run test:firebase --
// [Vitest's options]`. EMULATORS=PORT uses emulators that are already running.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installFirebaseTools } from './installing/firebase-tools.mjs';
import { buildFunctionsWhenStale } from './building/build-all.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

try {
  installFirebaseTools();
  await buildFunctionsWhenStale();
  const { status } = spawnSync('node', [vitest, 'run', '--project=firebase', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
