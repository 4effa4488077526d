import { counted } from '@lineup/domain';
import { AdministrationError, type AdminProvider } from '@lineup/provider/administration';
import { checkArchive } from './archive/read-archive.ts';
import { writeArchive } from './archive/write-archive.ts';
import type { Progress } from './progress.ts';
import { countedContents } from './transfer/counted-contents.ts';
import { malformedList, pathsOf } from './transfer/malformed-documents.ts';

export interface BackupOptions {
  /** Whether an existing file may be replaced. */
  readonly force: boolean;
  /** Whether to read the archive again, as a restore does before it changes anything. */
  readonly verify: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly progress: Progress;
}

/**
 * Writes everything the provider stores to `file`. Throws AdministrationError if something is missing, or the archive
 * cannot be read back.
 */
export async function backup(
  adminProvider: AdminProvider,
  file: string,
  { force, verify, now, progress }: BackupOptions,
): Promise<string> {
  const contents = await adminProvider.openContents();
  try {
    const archive = { contents: await countedContents(contents, 'Writing the archive', progress) };
    const written = await writeArchive(file, { ...archive, provider: adminProvider.name, now, force });
    const { accounts, documents, files, bytes, sha256, malformed } = written;
    if (verify) await verifyArchive(file, sha256, progress);
    const lost = malformed.filter(({ isUnreadable }) => isUnreadable);
    const amounts = `${counted(accounts, 'account')}, ${counted(documents, 'document')} and ${counted(files, 'file')}`;
    const held = `${file} holds ${amounts} (${counted(bytes, 'byte')})`;
    if (lost.length > 0) {
      throw new AdministrationError(`${held}, but not what cannot be read: ${pathsOf(lost)}.`);
    }
    return [
      `${held}.`,
      ...malformedList('A restore leaves out these documents, as no portal stores them:', malformed),
    ].join('\n');
  } finally {
    await contents.close();
  }
}

async function verifyArchive(file: string, written: string, progress: Progress): Promise<void> {
  const { end } = await checkArchive(file, progress).catch((error: unknown) => {
    if (!(error instanceof AdministrationError)) throw error;
    throw new AdministrationError(`${file} cannot be restored. ${error.message}`, { cause: error });
  });
  if (end.sha256 !== written) throw new AdministrationError(`${file} is not what was written.`);
}
