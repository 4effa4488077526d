import { setPriority } from 'node:os';
import { runAdmin } from './index.ts';

/** Nice value for scheduled backups, so that pages and saves have priority. */
const inBackground = 10;

// Set by the portal's scheduled backups.
if (process.env['LINEUP_IN_BACKGROUND'] === '1') {
  try {
    setPriority(inBackground);
  } catch {
    // A hardened system may refuse it.
  }
}
process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  now: Date.now,
});
