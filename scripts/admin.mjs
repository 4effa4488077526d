// The command line for operators; `admin.mjs --help` lists its commands.
import { buildServerWhenStale, serverDir } from './building/build-all.mjs';
import { runAdministration } from './running/run-portal.mjs';

await buildServerWhenStale();
await runAdministration(serverDir, process.argv.slice(2));
