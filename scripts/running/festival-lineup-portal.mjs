#!/usr/bin/env node
// The command of the installed package. `npm run package` places it next to the folders `server` and `pages`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runAdministration, runServer } from './run-portal.mjs';

const help = `Usage: festival-lineup-portal start           the demo: sample festivals, messages go to an outbox
       festival-lineup-portal serve           production
       festival-lineup-portal admin COMMAND   accounts, backup and restore
       festival-lineup-portal --version

Each has --help.
`;

const serverDir = fileURLToPath(new URL('server', import.meta.url));
const portalDir = fileURLToPath(new URL('pages', import.meta.url));
const [command, ...args] = process.argv.slice(2);

switch (command) {
  case 'start':
    await runServer({ serverDir, portalDir }, 'demo', args);
    break;
  case 'serve':
    await runServer({ serverDir, portalDir }, 'production', args);
    break;
  case 'admin':
    await runAdministration(serverDir, args);
    break;
  case '--version':
    process.stdout.write(
      `${JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version}\n`,
    );
    break;
  case '--help':
    process.stdout.write(help);
    break;
  default:
    process.stderr.write(`Say what to do: start, serve or admin; see festival-lineup-portal --help.\n`);
    process.exitCode = 1;
}
