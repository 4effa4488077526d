import { chmodSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

const everybodyElse = 0o077;
/** The sticky bit: set on a folder such as /tmp, which all accounts share. */
const shared = 0o1000;

/** A private file remains accessible to other accounts. */
export class OpenToOthersError extends Error {
  override readonly name = 'OpenToOthersError';
}

/**
 * Makes a file or folder accessible to its owner only, if it exists. Throws OpenToOthersError if that is not possible.
 */
export function closeToOthers(path: string): void {
  const found = look(path);
  if (found === undefined || !isOpen(found)) return;
  if ((found.mode & shared) !== 0) {
    throw new OpenToOthersError(
      `all accounts of this machine share ${path}; name a folder of the portal's own`,
    );
  }
  try {
    chmodSync(path, found.mode & 0o700);
  } catch (cause) {
    throw new OpenToOthersError(`${path} is open to other accounts; give it to the portal's account`, {
      cause,
    });
  }
  const after = look(path);
  if (after === undefined || !isOpen(after)) return;
  throw new OpenToOthersError(
    `${path} is open to other accounts, and its disk knows no rights; choose another`,
  );
}

/** The same for the contents of a folder, if it exists. */
export function closeContents(folder: string): void {
  if (look(folder) === undefined) return;
  closeToOthers(folder);
  for (const name of readdirSync(folder)) closeToOthers(join(folder, name));
}

function look(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/** Windows stores permissions elsewhere. */
function isOpen({ mode }: Stats): boolean {
  return process.platform !== 'win32' && (mode & everybodyElse) !== 0;
}
