import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of the programs that is executable: paths, or names to look up in PATH. Null if none is. */
export function findExecutable(names, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = names.flatMap((name) =>
    name.includes('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return places.find(isExecutable) ?? null;
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
