// Measures the portal and its peers: `npm run bench -- [--only WORD] [--quick]`. Writes bench/results.
import { spawnSync } from 'node:child_process';
import { root } from './building/build-all.mjs';
import { copyProgram } from './building/copy-program.mjs';

const { folder, remove } = await copyProgram('bench');
try {
  const words = ['--import', 'tsx', 'bench/main.ts', '--program', folder, ...process.argv.slice(2)];
  process.exitCode = spawnSync('node', words, { cwd: root, stdio: 'inherit' }).status ?? 1;
} finally {
  remove();
}
