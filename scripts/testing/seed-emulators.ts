import { randomUUID } from 'node:crypto';
import { demoAccounts, demoAuthors, seedDemo } from '@lineup/provider-embedded/demo';
import {
  addEmulatorAccount,
  commitAsOwner,
  type EmulatorHosts,
  storeAsOwner,
} from '@lineup/provider-firebase/testing';

export interface Seeding {
  readonly emulators: EmulatorHosts;
  readonly bucket: string;
  /** The password of all demo accounts. */
  readonly password: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Writes the demo's sample festivals and accounts into empty emulators; returns the accounts. */
export async function seedEmulators({
  emulators,
  bucket,
  password,
  now,
}: Seeding): Promise<typeof demoAccounts> {
  const documents = {
    newId: () => randomUUID().replaceAll('-', '').slice(0, 20),
    commit: async (writes: Parameters<typeof commitAsOwner>[1]) => {
      for (const part of partsOf(writes)) await commitAsOwner(emulators, part);
      return new Map<string, null>();
    },
  };
  let last: Promise<unknown> = Promise.resolve();
  const storeImage = (path: string, bytes: Uint8Array) => {
    const stored = last.then(() => storeAsOwner(emulators, bucket, { path, type: 'image/webp', bytes }));
    last = stored;
    return stored;
  };
  const ids: string[] = [];
  for (const account of demoAccounts) ids.push(await addEmulatorAccount(emulators, { ...account, password }));
  const [administratorId = ''] = ids;
  // The functions do the publishing, and they only handle requests.
  const publish = () => Promise.resolve();
  await seedDemo({ documents, storeImage, publish, authors: demoAuthors(administratorId), now });
  return demoAccounts;
}

/** The emulator accepts 4 MiB and is fast with a few hundred writes at once. */
function partsOf<Item>(items: readonly Item[], size = 400): readonly Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
