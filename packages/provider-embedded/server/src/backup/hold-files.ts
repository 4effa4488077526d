import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../config/data-folder.ts';

/**
 * Hard-links each of the files into the folder `into`, which is emptied first, so that their content remains if the
 * originals are removed. Returns the first id whose file is missing, or null. Copies if the disk does not support hard
 * links.
 */
export async function holdFiles(
  from: string,
  ids: readonly string[],
  into: string,
  giveSecondName: typeof link = link,
): Promise<string | null> {
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { mode: 0o700 });
  for (const id of ids) {
    if (!(await hold(join(from, id), join(into, id), giveSecondName))) return id;
  }
  return null;
}

async function hold(file: string, secondName: string, giveSecondName: typeof link): Promise<boolean> {
  try {
    await giveSecondName(file, secondName).catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) throw error;
      return copyFile(file, secondName);
    });
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}
