import type { Logger } from 'pino';
import { parseDocumentPath } from '@lineup/domain';
import {
  countLineup,
  type Download,
  type LineupReader,
  type SendWebhook,
  type WebhookRule,
} from '@lineup/functions';
import type { PageAssets } from '@lineup/lineup-page';
import type { ServerProvider } from '@lineup/provider/server';
import { type Auth, createAuth } from './auth/context.ts';
import type { SignInLimits } from './auth/limits.ts';
import type { Passwords } from './auth/passwords/passwords.ts';
import { createValidSessions, type ValidSessions } from './auth/sessions/valid-sessions.ts';
import { type ChangeFeed, createChangeFeed } from './changes/feed.ts';
import type { Db } from './database/open.ts';
import { createQueryResponses, type QueryResponses } from './documents/responses/query-responses.ts';
import {
  type CommitListener,
  type RandomId,
  createDocumentStore,
  type DocumentStore,
} from './documents/store.ts';
import type { Disk } from './files/disk.ts';
import { removeLeftovers } from './files/leftovers.ts';
import { createFileStore, type FileStore } from './files/store.ts';
import { createJobRecords } from './functions/job-records.ts';
import { createCountCache, type CountCache } from './functions/count-cache.ts';
import { createServerProvider } from './functions/server-provider.ts';
import { createReleaseJobs, type ReleaseJobs } from './functions/release-jobs.ts';
import { createUploadJobs, type UploadJobs } from './functions/upload-jobs.ts';
import { type BackgroundWork, createBackgroundWork } from './http/requests/background.ts';
import { createRunningRequests, type RunningRequests } from './http/requests/running-requests.ts';
import type { MailSender } from './mail/smtp.ts';
import { createServerMetrics, type ServerMetrics, timed, timedAsync } from './metrics/server-metrics.ts';
import { createPublicPages, type PublicPages } from './public/public-pages.ts';
import type { SmsSender } from './sms/gateway.ts';
import { createWorkThreads, type WorkThreads } from './threads/work-threads.ts';
import type { ThreadSetup } from './threads/thread-jobs.ts';
import type { WorkThreadOptions } from './threads/work-thread.ts';

/** The server's dependencies. Nothing inside reads a clock, the environment or randomness for ids directly. */
export interface RoomsDeps {
  readonly db: Db;
  readonly disk: Disk;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: RandomId;
  /** The server's secret key, 32 bytes. */
  readonly secret: Uint8Array;
  readonly passwords: Passwords;
  readonly limits: SignInLimits;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly log: Logger;
  /** Reads lineup files; in the server's own thread by default. */
  readonly readLineup?: LineupReader;
  /** The program and resources of the threads for large work; by default everything runs in the server's own thread. */
  readonly threads?: {
    readonly program: string;
    readonly database: string;
    readonly files: string;
    readonly readerFile: string | null;
  };
  /** Which addresses are allowed for webhooks, and how they are sent. */
  readonly webhooks: { readonly rule: WebhookRule; readonly send: SendWebhook };
  /** Downloads files from the web. */
  readonly download: Download;
  /** The assets of the built public pages. */
  readonly pageAssets: PageAssets;
}

/** The stores and services of the server, assembled without HTTP. */
export interface Rooms {
  readonly documents: DocumentStore;
  readonly responses: QueryResponses;
  readonly counts: CountCache;
  readonly files: FileStore;
  readonly disk: Disk;
  readonly feed: ChangeFeed;
  readonly provider: ServerProvider;
  readonly uploadJobs: UploadJobs;
  readonly releaseJobs: ReleaseJobs;
  readonly webhookRule: WebhookRule;
  readonly download: Download;
  readonly publicPages: PublicPages;
  readonly auth: Auth;
  /** Null if everything runs in the server's own thread. */
  readonly threads: WorkThreads | null;
  readonly background: BackgroundWork;
  readonly requests: RunningRequests;
  readonly metrics: ServerMetrics;
}

export function createRooms(deps: RoomsDeps): Rooms {
  const { db, disk, now, randomId, log } = deps;
  const background = createBackgroundWork(log);
  const metrics = createServerMetrics();
  const noteLeftovers = removeLeftovers({ db, disk, background });
  const store = createDocumentStore({
    db,
    now,
    randomId,
    onDamage: (path) => log.error({ path }, 'a document is damaged and cannot be read'),
    onCommit: (version, changes, before) => {
      announce(version, changes);
      noteLeftovers(version, changes, before);
    },
  });
  const documents: DocumentStore = { ...store, commit: timed(metrics, (...given) => store.commit(...given)) };
  const announce: CommitListener = (version, changes, isSummary) => {
    responses.noteCommit(version, changes);
    counts.noteCommit(version, changes);
    publicPages.noteCommit(version, changes);
    if (changes.some(({ path }) => parseDocumentPath(path)?.kind === 'user')) validSessions.forget();
    feed.publish(version, changes, isSummary);
  };
  const place = { origin: new URL(deps.publicUrl).origin, assets: deps.pageAssets };
  const opened = openThreads(deps, place, {
    onCommit: announce,
    onPublished: (festivalId) => releaseJobs.onPublished(festivalId),
  });
  const threads = opened === null ? null : { ...opened, commit: timedAsync(metrics, opened.commit) };
  const responses = createQueryResponses({ documents });
  const counts = createCountCache(documents, threads?.countLineup(documents, countLineup) ?? countLineup);
  const feed: ChangeFeed = createChangeFeed({
    latestVersion: () => documents.latestVersion(),
    validSessions: () => validSessions.now(),
  });
  const files = createFileStore({ db, disk, documents, now, randomId });
  const provider = createServerProvider(documents, files, threads?.free);
  const publicPages: PublicPages = createPublicPages({
    provider,
    documents,
    now,
    place,
    renderer: threads?.renderer,
  });
  const { uploadJobs, releaseJobs } = createJobs({ ...deps, metrics }, provider, threads);
  const auth = createAuth({ ...deps, documents, background, onSessionEnded: (id) => feed.endSession(id) });
  const validSessions: ValidSessions = createValidSessions(auth);
  const requests = createRunningRequests();
  return {
    documents,
    responses,
    counts,
    files,
    disk,
    feed,
    provider,
    uploadJobs,
    releaseJobs,
    webhookRule: deps.webhooks.rule,
    download: deps.download,
    publicPages,
    auth,
    threads,
    background,
    requests,
    metrics,
  };
}

/** Work that continues after the response was sent. */
function createJobs(
  { db, now, log, readLineup, webhooks, publicUrl, metrics }: RoomsDeps & Pick<Rooms, 'metrics'>,
  provider: ServerProvider,
  threads: WorkThreads | null,
): Pick<Rooms, 'uploadJobs' | 'releaseJobs'> {
  const sendWebhook: SendWebhook = async (...call) => {
    const result = await webhooks.send(...call);
    const isReceived = typeof result === 'number' && result >= 200 && result < 300;
    metrics.webhookCalls.add(isReceived ? 'ok' : 'failed');
    return result;
  };
  return {
    uploadJobs: createUploadJobs({
      provider,
      jobs: createJobRecords(db),
      now,
      onError: (error) => log.error({ err: error }, 'processing an upload failed'),
      read: readLineup,
      processInThread: threads?.processUpload,
    }),
    releaseJobs: createReleaseJobs({
      provider,
      now,
      onError: (error) => log.error({ err: error }, 'what is due could not be published'),
      sendWebhook,
      origin: publicUrl,
      ...(threads !== null && { sendDue: threads.sendDue }),
    }),
  };
}

/** Null if everything runs in the server's own thread. */
function openThreads(
  { threads, log }: RoomsDeps,
  place: Pick<ThreadSetup, 'origin' | 'assets'>,
  listeners: Pick<WorkThreadOptions, 'onCommit' | 'onPublished'>,
): WorkThreads | null {
  if (threads === undefined) return null;
  const { program, ...setup } = threads;
  const onError = (error: unknown) => log.error({ err: error }, 'a work thread failed');
  return createWorkThreads({ program, setup: { ...setup, ...place }, ...listeners, onError });
}
