// Runs the contract suite, the rules' tests and those of the callables on Google's emulators:
// `npm run test:firebase -- [Vitest's options]`. EMULATORS=PORT takes emulators that run already.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installFirebaseTools } from '../packages/provider-firebase/emulators/install.mjs';
import { buildFunctionsWhenStale } from './building/build-all.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** A run for each kind of test: a page's globals do not load in a process that has run many tests without them. */
const runs = [
  ['--project=firebase', ...process.argv.slice(2)],
  [
    '--project=firebase-dom',
    ...process.argv.slice(2).filter((option) => !/^--(?:reporter|outputFile)/u.test(option)),
  ],
];

try {
  installFirebaseTools();
  await buildFunctionsWhenStale();
  const failed = runs.filter((options) => {
    const { status } = spawnSync('node', [vitest, 'run', '--passWithNoTests', ...options], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return status !== 0;
  });
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
