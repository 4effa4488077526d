import type { AdminProvider } from '@lineup/provider/administration';
import { writeArchive } from './archive/write-archive.ts';

/** Writes everything the provider keeps into `file`; `now` is in milliseconds since the epoch. */
export async function backup(
  adminProvider: AdminProvider,
  file: string,
  { force, now }: { readonly force: boolean; readonly now: number },
): Promise<string> {
  const contents = await adminProvider.openContents();
  try {
    const { accounts, documents, files, bytes } = await writeArchive(file, {
      contents,
      provider: adminProvider.name,
      now,
      force,
    });
    return `${file} holds ${accounts} accounts, ${documents} documents and ${files} files (${bytes} bytes).`;
  } finally {
    await contents.close();
  }
}
