/** Runs the command on this process's command line, as an operator's own does, and says when it begins. */
import { runAdmin } from '../index.ts';

process.stdout.write('begins\n');
process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  now: Date.now,
});
