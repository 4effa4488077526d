// Checks every room with its own settings: what runs in a browser never sees Node's types, nor the reverse.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = [
  ...readdirSync(`${root}packages`).flatMap((room) => [
    `packages/${room}`,
    `packages/${room}/client`,
    `packages/${room}/server`,
    `packages/${room}/functions`,
  ]),
  'e2e',
  'faults',
  'bench',
  'scripts',
];
const projects = rooms
  .flatMap((room) => [`${room}/tsconfig.source.json`, `${room}/tsconfig.json`])
  .filter((file) => existsSync(`${root}${file}`));

const failed = projects.filter((project) => {
  const { status } = spawnSync('node', [`${root}node_modules/typescript/bin/tsc`, '-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`Types hold in ${projects.length} projects.`);
