import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const list = 'var migrations = [';
const step = `, { version: 99, name: "later", sql: "CREATE TABLE later (n INTEGER PRIMARY KEY)" }`;

/** Creates a copy next to the built program with a later version of the tables, like a future release. */
export async function makeNewerProgram(program: string): Promise<string> {
  const copy = await mkdtemp(join(dirname(program), 'newer-'));
  await cp(program, copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) {
    if (name.endsWith('.js') && (await addStep(join(copy, name)))) return copy;
  }
  throw new Error('The steps of the tables were not found in the built program.');
}

async function addStep(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  const begin = text.indexOf(list);
  const end = text.indexOf('\n];', begin);
  if (begin === -1 || end === -1) return false;
  await writeFile(file, `${text.slice(0, end)}${step}${text.slice(end)}`);
  return true;
}
