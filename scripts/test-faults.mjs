// Puts the portal's promises to the test: `npm run test:faults -- [--long] [--only NAME] [--seed NUMBER]`.
// The short form runs in `npm test`; the long form writes its table to bench/results.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildPortalWhenStale,
  buildServerWhenStale,
  portalDir,
  root,
  serverDir,
} from './building/build-all.mjs';

/** A copy of the build below the root, where its packages are found: building again meanwhile must not change a run. */
function copyOfProgram() {
  const copy = mkdtempSync(join(root, 'dist', 'faults-'));
  cpSync(serverDir, copy, { recursive: true });
  cpSync(portalDir, join(copy, 'pages'), { recursive: true });
  return copy;
}

await buildServerWhenStale();
await buildPortalWhenStale();
const program = copyOfProgram();
try {
  const { status } = spawnSync(
    'node',
    ['--import', 'tsx', 'faults/main.ts', '--program', program, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(program, { recursive: true, force: true });
}
