/** Runs the command of this process's command line, as the operators' program does, and reports when it begins. */
import { runAdmin } from '../index.ts';

process.stdout.write('begins\n');
process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  now: Date.now,
});
