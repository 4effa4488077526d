import type { Page } from '@playwright/test';
import { enrolAdministrator } from '../support/enrol.ts';
import { unusedName } from '../support/festivals.ts';
import { signOut } from '../support/sign-in.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** The queries that the page starts to watch, by collection, and whether each resumes from a cached state. */
interface Watched {
  readonly collection: string;
  readonly isResumed: boolean;
}

/** Records the queries that the page watches in Firestore from now on. */
function noteWatches(page: Page): readonly Watched[] {
  const watched: Watched[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/Listen/channel')) return;
    for (const [field, text] of new URLSearchParams(request.postData() ?? '')) {
      if (!field.endsWith('___data__')) continue;
      const { addTarget } = JSON.parse(text) as { addTarget?: Target };
      const collection = addTarget?.query?.structuredQuery.from[0]?.collectionId;
      if (collection !== undefined) {
        watched.push({ collection, isResumed: addTarget?.resumeToken !== undefined });
      }
    }
  });
  return watched;
}

interface Target {
  readonly query?: {
    readonly structuredQuery: { readonly from: readonly { readonly collectionId: string }[] };
  };
  readonly resumeToken?: unknown;
}

/** The databases of the Firestore SDK in this browser; only tests need their name. */
const localDatabases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).filter(({ name }) => name?.startsWith('firestore/')),
  );

test('who comes back is sent only what has changed, and nothing of it stays after signing out @firebase', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enrolAdministrator(page, 'second-visit');
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Second visit') });
  const watched = noteWatches(page);
  const ofEvents = () => watched.filter(({ collection }) => collection === 'lineupEvents').at(-1);
  const open = async () => {
    await page.goto(`/festival/${id}/schedule`);
    await expect(page.getByText('Fog Signal').first()).toBeVisible();
  };

  await open();
  expect(ofEvents()).toEqual({ collection: 'lineupEvents', isResumed: false });
  // The SDK stores its state a moment after showing it.
  await expect(async () => {
    await open();
    expect(ofEvents()).toEqual({ collection: 'lineupEvents', isResumed: true });
  }).toPass({ timeout: 60_000 });
  expect(await localDatabases(page)).toHaveLength(1);

  await page.goto('/');
  await signOut(page);
  await expect.poll(() => localDatabases(page)).toEqual([]);
});
