import { randomBytes } from 'node:crypto';
import { paths } from '@lineup/domain';
import { compareRelease, deleteFestival, publishLineup } from '@lineup/functions';
import { addAccount } from '../auth/administration.ts';
import { demoAccounts, demoAuthors } from '../demo/demo-accounts.ts';
import type { SeedDeps } from '../demo/seed-demo.ts';
import type { Rooms } from '../rooms.ts';

/**
 * What the start message needs about the demo: its password if it was just generated or given, and whether it is new.
 */
export interface DemoState {
  readonly isNew: boolean;
  readonly password: string | null;
}

/**
 * Creates the demo at the first start on an empty data folder. Accounts are created last to mark it complete, so that
 * an interrupted start is repeated.
 */
export async function prepareDemo(rooms: Rooms, givenPassword: string | null): Promise<DemoState> {
  if (rooms.auth.accounts.all().length > 0) return { isNew: false, password: null };
  await removeUnfinished(rooms);
  // The code for the sample festivals is needed once per data folder.
  const { seedDemo } = await import('../demo/seed-demo.ts');
  const { provider, files } = rooms;
  const storeImage: SeedDeps['storeImage'] = async (path, content, width) =>
    (await files.putMade(path, { content, width, type: 'image/webp' })).url;
  const administratorId = provider.documents.newId();
  const authors = demoAuthors(administratorId);
  const { documents } = provider;
  await seedDemo({ documents, storeImage, publish: publishIn(rooms), authors, now: rooms.auth.now() });
  const password = givenPassword ?? randomBytes(12).toString('base64url');
  await addAccounts(rooms, password, administratorId);
  return { isNew: true, password };
}

/** Publishes everything, with the open conflicts. */
function publishIn({ provider }: Rooms): SeedDeps['publish'] {
  return async (festivalId, at, by) => {
    const { openConflicts, suggestedSlug } = await compareRelease(provider, { festivalId, releaseId: null });
    const releaseId = provider.documents.newId();
    const whole = { festivalId, releaseId, ticked: null, at: null };
    const request = { ...whole, slug: suggestedSlug, expectedConflicts: openConflicts };
    await publishLineup(provider, request, { now: () => at, by });
  };
}

async function addAccounts(
  { auth, documents }: Rooms,
  password: string,
  administratorId: string,
): Promise<void> {
  const passwordHash = await auth.passwords.hash(password);
  auth.db.transaction(() => {
    for (const [place, account] of demoAccounts.entries()) {
      const givenId = place === 0 ? administratorId : undefined;
      const id = addAccount({ auth, documents }, account, passwordHash, givenId);
      auth.accounts.setPhone(id, account.phone, account.phone === null ? null : 'Phone');
    }
  });
}

/** Removes slugs too, which a deletion retains permanently: an incomplete demo has shown no lineup to visitors. */
async function removeUnfinished({ provider }: Rooms): Promise<void> {
  const { documents } = provider;
  for (const { id } of await documents.query({ collection: paths.festivals })) {
    await deleteFestival(provider, { festivalId: id });
  }
  const slugs = await documents.query({ collection: paths.lineupSlugs });
  await documents.commit(slugs.map(({ path }) => ({ type: 'delete', path })));
}
