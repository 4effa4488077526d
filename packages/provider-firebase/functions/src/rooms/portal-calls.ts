import {
  announcePresence as noteWhoIsPresent,
  administrators as peopleWithAccess,
  changeAccess as changeAccessOf,
  changeStageScreens as changeScreens,
  downloadSource as downloadFrom,
  downloadsPerMinute,
  fetchArtistPicture as fetchPicture,
  festivalStats as countLineups,
  parseRequest,
  peopleNames as namesOfPeople,
} from '@lineup/functions';
import { createDownloader } from '@lineup/functions/node';
import {
  createAccountDirectory,
  countChangedLineups,
  mailTo,
  presenceInFirestore,
  provePassword,
  storeAllCounts,
  type Administrator,
} from '../../../server/src/index.ts';
import type { PortalCall } from '../../../encoding/portal-calls.ts';
import { createRateLimit } from '../rate-limit.ts';
import { services } from '../services.ts';
import { apiKey, isEmulated, originOf } from '../settings.ts';

/** On the emulators, which are a demo, addresses of the same machine are allowed. */
const download = createDownloader({ anywhere: isEmulated() });
/** Counted per instance. */
const countFile = createRateLimit(downloadsPerMinute.files);
const countPicture = createRateLimit(downloadsPerMinute.pictures);

type SharedCall = (caller: Administrator, request: unknown, appCheck: string | undefined) => Promise<object>;

/** The calls that share the function `portal`, except `commit`, which loads none of this. */
export const portalCalls: Readonly<Record<Exclude<PortalCall, 'commit'>, SharedCall>> = {
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
