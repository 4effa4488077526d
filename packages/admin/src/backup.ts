import type { Keeper } from '@lineup/provider/administration';
import { writeArchive } from './archive/write-archive.ts';

/** Writes everything the provider keeps into `file`; `now` is in milliseconds since the epoch. */
export async function backup(
  keeper: Keeper,
  file: string,
  { force, now }: { readonly force: boolean; readonly now: number },
): Promise<string> {
  const holdings = await keeper.openHoldings();
  try {
    const { accounts, documents, files, bytes } = await writeArchive(file, {
      holdings,
      provider: keeper.name,
      now,
      force,
    });
    return `${file} holds ${accounts} accounts, ${documents} documents and ${files} files (${bytes} bytes).`;
  } finally {
    await holdings.close();
  }
}
