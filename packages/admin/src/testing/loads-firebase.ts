/** Runs the command of its command line and reports whether it loaded the libraries of Firebase. */
import Module from 'node:module';
import { PassThrough } from 'node:stream';
import { runAdmin } from '../index.ts';

const nowhere = new PassThrough().resume();
await runAdmin(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  output: nowhere,
  errors: nowhere,
  now: Date.now,
});
const loaded = Object.keys(Reflect.get(Module, '_cache') as object).some((file) =>
  file.includes('/firebase-admin/'),
);
process.stdout.write(`${loaded}\n`);
