import {
  announcePresence as noteWhoIsPresent,
  administrators as peopleWithAccess,
  changeAccess as changeAccessOf,
  changeStageScreens as changeScreens,
  deleteFestival as removeFestival,
  downloadSource as downloadFrom,
  downloadsPerMinute,
  fetchArtistPicture as fetchPicture,
  festivalStats as countLineups,
  parseRequest,
  peopleNames as namesOfPeople,
  pruneOlder,
  removeLeftoverDrafts,
} from '@lineup/functions';
import { createDownloader } from '@lineup/functions/node';
import {
  authorise,
  commitOf,
  createAccountDirectory,
  countChangedLineups,
  failStuckUploads as endStuckUploads,
  forgetLineupCount,
  forgetPresence,
  presenceInFirestore,
  freeFiles,
  storeAllCounts,
  keepPhone as keepOnlyPhone,
  storeRenditions,
  sweepArtistPictures,
  sweepReleaseFiles as sweepFilesOfReleases,
  mailTo,
  processUploadOnce,
  provePassword,
  removeRenditions as removeRenditionsOf,
  removeIfDone,
  removeOldMails,
  removeUnlessPicture,
  type Administrator,
} from '../../server/src/index.ts';
import { isPortalCall, type PortalCall } from '../../encoding/portal-calls.ts';
import { ProviderError } from '@lineup/provider';
import { onDocumentDeleted, onDocumentUpdated } from 'firebase-functions/firestore';
import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { setTimeout as pause } from 'node:timers/promises';
import { callable, logFailure } from './callable.ts';
import { createRateLimit } from './rate-limit.ts';
import { services } from './services.ts';
import {
  apiKey,
  backgroundWork,
  callTimeoutSeconds,
  deletingTimeoutSeconds,
  historyDays,
  isEmulated,
  minimumInstances,
  originOf,
  pictureWork,
  processingLimitMs,
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
export { invitation } from './invitation.ts';
export { publicLineup } from './public/public-lineup.ts';

export const processUpload = callable(
  'processUpload',
  { timeoutSeconds: processingTimeoutSeconds, memory: '1GiB' },
  async (caller, data) => {
    const { firestore, provider } = services();
    await authorise(firestore, caller);
    return processUploadOnce(provider, parseRequest('processUpload', data), {
      now: Date.now,
      limitMs: processingLimitMs,
      pause,
      onError: (error) => logFailure('processUpload', error),
    });
  },
);

export const deleteFestival = callable(
  'deleteFestival',
  { timeoutSeconds: deletingTimeoutSeconds, memory: '512MiB' },
  async (caller, data) => {
    const { firestore, provider } = services();
    await authorise(firestore, caller);
    const request = parseRequest('deleteFestival', data);
    const response = await removeFestival(provider, request);
    await forgetLineupCount(firestore, request.festivalId);
    await forgetPresence(firestore, request.festivalId);
    return response;
  },
);

/** On the emulators, which are a demo, an address may be one of the same machine. */
const download = createDownloader({ anywhere: isEmulated() });
/** Counted by each machine. */
const countFile = createRateLimit(downloadsPerMinute.files);
const countPicture = createRateLimit(downloadsPerMinute.pictures);

type SharedCall = (caller: Administrator, request: unknown, appCheck: string | undefined) => Promise<object>;

/** The calls that share one function, see `PortalCall`. */
const calls: Readonly<Record<PortalCall, SharedCall>> = {
  commit: (administrator, request) =>
    commitOf({ firestore: services().firestore, now: Date.now }, administrator, request),
  endSessions: async ({ uid }) => {
    await createAccountDirectory(directoryDeps()).endSessions(uid);
    return { success: true };
  },
  festivalStats: (_, data) => {
    const { firestore, provider } = services();
    const request = parseRequest('festivalStats', data);
    const countEach = () => countLineups(provider, request, countChangedLineups(firestore, Date.now));
    return request.festivalIds === undefined ? storeAllCounts(firestore, Date.now, countEach) : countEach();
  },
  peopleNames: (_, data) => namesOfPeople(services().provider, parseRequest('peopleNames', data)),
  announcePresence: ({ author: by }, data) => {
    const { firestore, provider } = services();
    const surroundings = {
      documents: provider.documents,
      presence: presenceInFirestore(firestore),
      by,
      now: Date.now,
    };
    return noteWhoIsPresent(surroundings, parseRequest('announcePresence', data));
  },
  downloadSource: ({ author: by }, data) =>
    downloadFrom(
      { documents: services().provider.documents, download, by, now: Date.now, countDownload: countFile },
      parseRequest('downloadSource', data),
    ),
  fetchArtistPicture: ({ author: by }, data) =>
    fetchPicture(
      { ...services().provider, download, by, now: Date.now, countDownload: countPicture },
      parseRequest('fetchArtistPicture', data),
    ),
  changeStageScreens: ({ author: by }, data) =>
    changeScreens(services().provider, parseRequest('changeStageScreens', data), { by, now: Date.now }),
  administrators: (_, data) => {
    parseRequest('administrators', data);
    const { documents } = services().provider;
    return peopleWithAccess({ documents, directory: createAccountDirectory(directoryDeps()) });
  },
  changeAccess: ({ author }, data, appCheck) =>
    changeAccessOf(parseRequest('changeAccess', data), {
      documents: services().provider.documents,
      directory: createAccountDirectory(directoryDeps()),
      by: author,
      now: Date.now,
      mail: mailTo(services().firestore),
      origin: originOf(),
      provePassword: (password) =>
        provePassword(
          { email: author.email, password },
          { apiKey: apiKey.value(), origin: originOf(), appCheck, fetch },
        ),
    }),
};

function directoryDeps() {
  const { auth, firestore } = services();
  return { auth, firestore, now: Date.now };
}

export const portal = callable(
  'portal',
  { timeoutSeconds: callTimeoutSeconds, memory: '1GiB', minInstances: minimumInstances },
  async (caller, data, { appCheck }) => {
    const administrator = await authorise(services().firestore, caller);
    const { name, request } = Object(data) as { readonly name?: unknown; readonly request?: unknown };
    if (!isPortalCall(name)) throw new ProviderError('invalid-argument', 'No such call');
    return calls[name](administrator, request, appCheck);
  },
);

/** Of the adapter itself: called after another phone was enrolled. */
export const keepPhone = callable('keepPhone', {}, (caller) => {
  const { auth, firestore, provider } = services();
  return keepOnlyPhone({ auth, firestore, newVersion: () => provider.documents.newId() }, caller);
});

export const failStuckUploads = onSchedule({ ...backgroundWork, schedule: 'every 5 minutes' }, async () => {
  const { firestore, provider } = services();
  const ended = await endStuckUploads(firestore, provider, Date.now());
  if (ended > 0) info('Ended uploads that nobody was working on', { ended });
});

export const pruneHistory = onSchedule(
  {
    ...backgroundWork,
    schedule: 'every day 04:00',
    timeoutSeconds: pruningTimeoutSeconds,
    memory: '512MiB',
  },
  async () => {
    const pruned = await pruneOlder(services().provider, historyDays.value(), Date.now());
    if (pruned > 0) info('Removed changes that the history keeps no longer', { pruned });
    const mails = await removeOldMails(services().firestore, Date.now());
    if (mails > 0) info('Removed mails that were not delivered', { mails });
  },
);

export const removeSentMail = onDocumentUpdated(
  { ...backgroundWork, document: 'mail/{mailId}' },
  async ({ data }) => {
    if (data !== undefined) await removeIfDone(data.after);
  },
);

/** Files that nothing names: what an interrupted publishing has left, and pictures of artists that were never saved. */
export const sweepReleaseFiles = onSchedule(
  {
    ...backgroundWork,
    schedule: 'every day 04:30',
    timeoutSeconds: pruningTimeoutSeconds,
    memory: '512MiB',
  },
  async () => {
    const { bucket, firestore, provider } = services();
    const removed = await sweepFilesOfReleases(bucket, provider, Date.now());
    if (removed > 0) info('Removed files that no release names', { removed });
    const pictures = await sweepArtistPictures(bucket, firestore, Date.now());
    if (pictures > 0) info('Removed pictures that no artist names', { pictures });
  },
);

/** A save or a removal takes the upload's record away in its commit, the drafts follow; repeated until it has succeeded. */
export const removeDrafts = onDocumentDeleted(
  { ...backgroundWork, document: 'festivals/{festivalId}/lineupUploads/{uploadId}', retry: true },
  ({ params }) => removeLeftoverDrafts(services().provider, params),
);

/** All documents of a collection and all below them. A creation drops no file, so that no function runs for it. */
const everyDocumentOf = (collection: string) => ({
  // Thousands of sets of a festival may change at once, and with part of a CPU a machine works on one event at a time.
  ...(collection === 'festivals' ? { region } : backgroundWork),
  document: `${collection}/{path=**}`,
  retry: true,
});

const freeChanged = (collection: string) =>
  onDocumentUpdated(everyDocumentOf(collection), async ({ data }) => {
    if (data !== undefined) await freeFiles(services(), data.before.data(), data.after.data());
  });

const freeRemoved = (collection: string) =>
  onDocumentDeleted(everyDocumentOf(collection), async ({ data }) => {
    if (data !== undefined) await freeFiles(services(), data.data(), {});
  });

export const freeFilesOfChanged = freeChanged('festivals');
export const freeFilesOfRemoved = freeRemoved('festivals');
export const freeFilesOfChangedArtists = freeChanged('artists');
export const freeFilesOfRemovedArtists = freeRemoved('artists');
/** The history of the artists may have been the last to name a picture. */
export const freeFilesOfRemovedArtistChanges = freeRemoved('artistChanges');

export const checkPicture = onObjectFinalized(pictureWork, async ({ data }) => {
  const { bucket } = services();
  const removed = await removeUnlessPicture(bucket, data);
  if (removed) return info('Removed a file that is no picture');
  const outcome = await storeRenditions(bucket, data.name);
  if (outcome === 'undecodable') info('A picture cannot be decoded; it stays as it was sent');
});

export const removeRenditions = onObjectDeleted({ region }, ({ data }) =>
  removeRenditionsOf(services().bucket, data.name),
);
