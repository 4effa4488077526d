import {
  announcePresence,
  administrators,
  changeAccess,
  changePreviewLinks,
  changePublication,
  changeStageScreens,
  compareRelease,
  deleteFestival,
  downloadSource,
  downloadsPerMinute,
  fetchArtistPicture,
  festivalStats,
  isCallableName,
  parseRequest,
  peopleNames,
  publishedSets,
  publishLineup,
  type AccountDirectory,
  type CountLineup,
  type Download,
  type PresenceStore,
  type Mail,
  type WebhookRule,
} from '@lineup/functions';
import type { ChangeAuthor } from '@lineup/domain';
import type { Context } from 'hono';
import { ProviderError, type CallableName } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { Hono } from 'hono';
import { roleOf } from '../documents/access.ts';
import { parseJson } from '../documents/wire.ts';
import { createRateLimit } from '../public/visitor-limits.ts';
import type { AppEnv, RequestSession } from '../session.ts';
import type { ThreadCallName } from '../threads/thread-jobs.ts';
import type { WorkThreads } from '../threads/work-threads.ts';
import type { UploadJobs } from './upload-jobs.ts';

export interface FunctionRoutesDeps {
  readonly provider: ServerProvider;
  readonly uploadJobs: UploadJobs;
  readonly presence: PresenceStore;
  /** Counts a lineup; by its events by default. */
  readonly countLineup?: CountLineup;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Returns true if the last scheduled backup failed. */
  readonly hasBackupFailed?: () => boolean;
  /** Called when a festival has published. */
  readonly onPublished?: (festivalId: string) => void;
  /** Which addresses are allowed for webhooks. */
  readonly webhookRule: WebhookRule;
  /** Downloads a file from an address. */
  readonly download: Download;
  /** Calls a function in a separate thread; by default all run in the server's own. */
  readonly callInThread?: WorkThreads['call'] | undefined;
  readonly directory: AccountDirectory;
  readonly mail: (mail: Mail) => Promise<void>;
  /** The portal's address, without a trailing slash. */
  readonly origin: string;
  /** Checks the password of the request's user. Fails with `wrong-password` and `too-many-requests`. */
  readonly provePassword: (c: Context<AppEnv>, password: string) => Promise<void>;
}

/** A callable function; `by` is the caller, from their session. */
type Callable = (request: unknown, by: ChangeAuthor, c: Context<AppEnv>) => Promise<unknown>;

/** The routes below /api/functions: the callable functions, for administrators. */
export function functionRoutes(deps: FunctionRoutesDeps): Hono<AppEnv> {
  const { provider, uploadJobs, presence, countLineup, now, onPublished, webhookRule, directory } = deps;
  const { documents } = provider;
  const countFile = createRateLimit(downloadsPerMinute.files);
  const countPicture = createRateLimit(downloadsPerMinute.pictures);
  const callables: Readonly<Record<CallableName, Callable>> = {
    processUpload: (request) => uploadJobs.run(parseRequest('processUpload', request)),
    deleteFestival: (request) => deleteFestival(provider, parseRequest('deleteFestival', request)),
    festivalStats: async (request) => ({
      ...(await festivalStats(provider, parseRequest('festivalStats', request), countLineup)),
      ...(deps.hasBackupFailed?.() === true && { backupFailed: true }),
    }),
    publishLineup: (request, by) =>
      publishLineup(provider, parseRequest('publishLineup', request), { by, now, onPublished }),
    compareRelease: (request) => compareRelease(provider, parseRequest('compareRelease', request)),
    publishedSets: (request) => publishedSets(provider, parseRequest('publishedSets', request)),
    changePublication: (request, by) =>
      changePublication(provider, parseRequest('changePublication', request), {
        by,
        now,
        onPublished,
        webhookRule,
      }),
    changePreviewLinks: (request, by) =>
      changePreviewLinks(provider, parseRequest('changePreviewLinks', request), { by, now }),
    changeStageScreens: (request, by) =>
      changeStageScreens(provider, parseRequest('changeStageScreens', request), { by, now }),
    peopleNames: (request) => peopleNames(provider, parseRequest('peopleNames', request)),
    announcePresence: (request, by) =>
      announcePresence(
        { documents: provider.documents, presence, by, now },
        parseRequest('announcePresence', request),
      ),
    downloadSource: (request, by) =>
      downloadSource(
        { documents, download: deps.download, by, now, countDownload: countFile },
        parseRequest('downloadSource', request),
      ),
    fetchArtistPicture: (request, by) =>
      fetchArtistPicture(
        { ...provider, download: deps.download, by, now, countDownload: countPicture },
        parseRequest('fetchArtistPicture', request),
      ),
    administrators: (request) => {
      parseRequest('administrators', request);
      return administrators({ documents, directory });
    },
    changeAccess: (given, by, c) => {
      const request = parseRequest('changeAccess', given);
      c.set('accessChange', request.change.type);
      return changeAccess(request, {
        documents,
        directory,
        by,
        now,
        mail: deps.mail,
        origin: deps.origin,
        provePassword: (password) => deps.provePassword(c, password),
      });
    },
  };
  const routes = new Hono<AppEnv>();
  routes.post('/:name', async (c) => {
    const by = requireAdministrator(c.get('session'));
    const name = c.req.param('name');
    if (!isCallableName(name)) throw new ProviderError('not-found', 'There is no such function');
    const request = parseJson(await c.req.text());
    if (deps.callInThread === undefined || !isForThread(name, request)) {
      return c.json((await callables[name](request, by, c)) as object);
    }
    const body = await deps.callInThread(name, parseRequest(name, request), by);
    return c.body(body, 200, { 'content-type': 'application/json' });
  });
  return routes;
}

const readingWholeLineups: readonly CallableName[] = [
  'compareRelease',
  'publishedSets',
  'publishLineup',
  'changePublication',
  'changePreviewLinks',
  'deleteFestival',
] satisfies readonly ThreadCallName[];

/** Returns true if a call reads or writes a whole lineup. Webhook actions and revoking a preview link do not. */
function isForThread(name: CallableName, request: unknown): name is ThreadCallName {
  if (name === 'changePublication') {
    const { type } = parseRequest(name, request).action;
    return type !== 'webhook' && type !== 'sendAgain';
  }
  if (name === 'changePreviewLinks') return parseRequest(name, request).action.type === 'create';
  return readingWholeLineups.includes(name);
}

function requireAdministrator(session: RequestSession): ChangeAuthor {
  if (session === null) throw new ProviderError('unauthenticated');
  if (roleOf(session) !== 'administrator') throw new ProviderError('permission-denied');
  return { id: session.userId, email: session.email };
}
