import { ProviderError } from '@lineup/provider';
import { onDocumentDeleted, onDocumentUpdated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { isPortalCall } from '../../encoding/portal-calls.ts';
import { authorise } from '../../server/src/callers/authorise.ts';
import { commitOf } from '../../server/src/callers/commit-of.ts';
import { callable } from './callable.ts';
import { openFirestore } from './project.ts';
import {
  backgroundWork,
  callTimeoutSeconds,
  deletingTimeoutSeconds,
  minimumInstances,
  pictureWork,
  processingTimeoutSeconds,
  pruningTimeoutSeconds,
  region,
} from './settings.ts';

export {
  changePreviewLinks,
  changePublication,
  compareRelease,
  publishedSets,
  publishLineup,
  retryWebhooks,
  runDueReleases,
  tellWebhooks,
} from './publishing.ts';
export { publicLineup } from './public/public-lineup.ts';

/*
 * Every function's instances load this file. It only imports what `commit` needs, for which users wait; the code of the
 * other functions is in `rooms/` and loaded by their first call. See `scripts/building/firebase-functions.test.ts`.
 */
const rooms = {
  accounts: () => import('./rooms/accounts.ts'),
  portalCalls: () => import('./rooms/portal-calls.ts'),
  storedFiles: () => import('./rooms/stored-files.ts'),
  upkeep: () => import('./rooms/upkeep.ts'),
  uploads: () => import('./rooms/uploads.ts'),
};

export const processUpload = callable(
  'processUpload',
  { timeoutSeconds: processingTimeoutSeconds, memory: '1GiB' },
  async (caller, data) => (await rooms.uploads()).processUpload(caller, data),
);

export const deleteFestival = callable(
  'deleteFestival',
  { timeoutSeconds: deletingTimeoutSeconds, memory: '512MiB' },
  async (caller, data) => (await rooms.upkeep()).deleteFestival(caller, data),
);

export const portal = callable(
  'portal',
  { timeoutSeconds: callTimeoutSeconds, memory: '1GiB', minInstances: minimumInstances },
  async (caller, data, { appCheck }): Promise<object> => {
    const firestore = openFirestore();
    const administrator = await authorise(firestore, caller);
    const { name, request } = Object(data) as { readonly name?: unknown; readonly request?: unknown };
    if (!isPortalCall(name)) throw new ProviderError('invalid-argument', 'No such call');
    if (name === 'commit') return commitOf({ firestore, now: Date.now }, administrator, request);
    const { portalCalls } = await rooms.portalCalls();
    return portalCalls[name](administrator, request, appCheck);
  },
);

/** For the adapter itself: called after another phone was enrolled. */
export const keepPhone = callable('keepPhone', {}, async (caller) =>
  (await rooms.accounts()).keepPhone(caller),
);

/** Called without an account, with the secret of the mailed link; a password accepts the invitation. */
export const invitation = callable('invitation', {}, async (_caller, data, { address }) =>
  (await rooms.accounts()).invitation(data, address),
);

export const failStuckUploads = onSchedule({ ...backgroundWork, schedule: 'every 5 minutes' }, async () =>
  (await rooms.uploads()).failStuckUploads(),
);

export const pruneHistory = onSchedule(
  { ...backgroundWork, schedule: 'every day 04:00', timeoutSeconds: pruningTimeoutSeconds, memory: '512MiB' },
  async () => (await rooms.upkeep()).pruneHistory(),
);

export const removeSentMail = onDocumentUpdated(
  { ...backgroundWork, document: 'mail/{mailId}' },
  async ({ data }) => {
    if (data !== undefined) await (await rooms.upkeep()).removeSentMail(data.after);
  },
);

/** Removes unreferenced files: those of interrupted publishing, and pictures of artists that were never saved. */
export const sweepReleaseFiles = onSchedule(
  { ...backgroundWork, schedule: 'every day 04:30', timeoutSeconds: pruningTimeoutSeconds, memory: '512MiB' },
  async () => (await rooms.upkeep()).sweepReleaseFiles(),
);

/** Saving or discarding removes the upload's record, and this removes its drafts; retried until it succeeds. */
export const removeDrafts = onDocumentDeleted(
  { ...backgroundWork, document: 'festivals/{festivalId}/lineupUploads/{uploadId}', retry: true },
  async ({ params }) => (await rooms.uploads()).removeDrafts(params),
);

/** All documents of a collection and below them. Creating a document drops no file, so it triggers no function. */
const everyDocumentOf = (collection: string) => ({
  // Thousands of a festival's sets may change at once, and with part of a CPU an instance handles one event at a time.
  ...(collection === 'festivals' ? { region } : backgroundWork),
  document: `${collection}/{path=**}`,
  retry: true,
});

const freeChanged = (collection: string) =>
  onDocumentUpdated(everyDocumentOf(collection), async ({ data }) => {
    if (data !== undefined)
      await (await rooms.storedFiles()).freeFiles(data.before.data(), data.after.data());
  });

const freeRemoved = (collection: string) =>
  onDocumentDeleted(everyDocumentOf(collection), async ({ data }) => {
    if (data !== undefined) await (await rooms.storedFiles()).freeFiles(data.data(), {});
  });

export const freeFilesOfChanged = freeChanged('festivals');
export const freeFilesOfRemoved = freeRemoved('festivals');
export const freeFilesOfChangedArtists = freeChanged('artists');
export const freeFilesOfRemovedArtists = freeRemoved('artists');
/** The history of artists may have been the last to name a picture. */
export const freeFilesOfRemovedArtistChanges = freeRemoved('artistChanges');

export const checkPicture = onObjectFinalized(pictureWork, async ({ data }) =>
  (await rooms.storedFiles()).checkPicture(data),
);

export const removeRenditions = onObjectDeleted({ region }, async ({ data }) =>
  (await rooms.storedFiles()).removeRenditions(data.name),
);
