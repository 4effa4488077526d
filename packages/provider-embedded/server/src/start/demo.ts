import { randomBytes } from 'node:crypto';
import { paths } from '@lineup/domain';
import { deleteFestival } from '@lineup/functions';
import { addAccount } from '../auth/administration.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import type { Rooms } from '../rooms.ts';

/** What the start message tells of the demo: its password where it was made or given now, and whether it is new. */
export interface DemoState {
  readonly isNew: boolean;
  readonly password: string | null;
}

/**
 * Makes the demo at the first start on an empty data folder. The accounts come last and tell that all is there, so that a
 * start that was killed in between is begun again.
 */
export async function prepareDemo(rooms: Rooms, givenPassword: string | null): Promise<DemoState> {
  if (rooms.auth.accounts.all().length > 0) return { isNew: false, password: null };
  await removeFestivals(rooms);
  // What draws and fills the sample festivals is needed once in the life of a data folder.
  const { seedDemo } = await import('../demo/seed-demo.ts');
  const { provider, files } = rooms;
  const storeImage = async (path: string, bytes: Uint8Array) =>
    (await files.put(path, inOnePiece(bytes))).url;
  await seedDemo({ documents: provider.documents, storeImage, now: rooms.auth.now() });
  const password = givenPassword ?? randomBytes(12).toString('base64url');
  await addAccounts(rooms, password);
  return { isNew: true, password };
}

async function addAccounts({ auth, documents }: Rooms, password: string): Promise<void> {
  const passwordHash = await auth.passwords.hash(password);
  auth.db.transaction(() => {
    for (const account of demoAccounts) {
      const id = addAccount({ auth, documents }, account, passwordHash);
      auth.accounts.setPhone(id, account.phone, account.phone === null ? null : 'Phone');
    }
  });
}

async function removeFestivals({ provider }: Rooms): Promise<void> {
  for (const { id } of await provider.documents.query({ collection: paths.festivals })) {
    await deleteFestival(provider, { festivalId: id });
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
