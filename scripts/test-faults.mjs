// Puts the portal's promises to the test: `npm run test:faults -- [--long] [--only NAME] [--seed NUMBER]`.
// The short form runs in `npm test`; the long form writes its table to bench/results.
import { spawnSync } from 'node:child_process';
import { root } from './building/build-all.mjs';
import { withCopyOfProgram } from './building/copy-program.mjs';

process.exitCode = await withCopyOfProgram('faults', (program) => {
  const words = ['--import', 'tsx', 'faults/main.ts', '--program', program, ...process.argv.slice(2)];
  return spawnSync('node', words, { cwd: root, stdio: 'inherit' }).status ?? 1;
});
