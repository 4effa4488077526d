// Measures the portal and its peers: `npm run bench -- [--only WORD] [--quick]`. Writes bench/results.
import { spawnSync } from 'node:child_process';
import { root } from './building/build-all.mjs';
import { withCopyOfProgram } from './building/copy-program.mjs';

process.exitCode = await withCopyOfProgram('bench', (program) => {
  const words = ['--import', 'tsx', 'bench/main.ts', '--program', program, ...process.argv.slice(2)];
  return spawnSync('node', words, { cwd: root, stdio: 'inherit' }).status ?? 1;
});
