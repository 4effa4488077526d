/** Carries out the command on its command line and says whether the libraries of Firebase were loaded for it. */
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
