import { zoneRelease } from '@lineup/domain';
import { anyWebhooks, pruneOlder } from '@lineup/functions';
import { createDownloader, createWebhookSender, publicWebhookRule } from '@lineup/functions/node';
import type { Logger } from 'pino';
import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import { tidyAuth } from '../auth/context.ts';
import { dropLeftovers } from '../backup/backup-folder.ts';
import {
  createScheduledBackups,
  noBackups,
  type ScheduledBackups,
} from '../backup/scheduled/scheduled-backups.ts';
import { writeInProcess } from '../backup/scheduled/write-in-process.ts';
import { demoLimits, productionLimits } from '../auth/limits.ts';
import { argonPasswords } from '../auth/passwords/passwords.ts';
import {
  closeDataFolder,
  type DataFolder,
  openDataFolder,
  probeDataFolder,
  readServerKey,
  usingFolder,
} from '../config/data-folder.ts';
import { markMode, requireMode } from '../config/folder-mode.ts';
import { takeLock } from '../config/lock.ts';
import type { Settings } from '../config/settings.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { randomId } from '../documents/store.ts';
import { sweepFiles } from '../files/sweep.ts';
import { openFileFolder } from '../files/tidy.ts';
import { createProcessReader } from '../functions/read-in-process.ts';
import { readPortal, type StaticFile } from '../http/pages/static-files.ts';
import { createServerLog } from '../log/logged-error.ts';
import { logOperatorEvents } from '../log/operator-events.ts';
import { smtpMailSender } from '../mail/smtp.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { pageAssetsOf } from '../public/page-assets.ts';
import { createRooms, type Rooms, type RoomsDeps } from '../rooms.ts';
import type { AppEnv } from '../session.ts';
import { gatewaySmsSender } from '../sms/gateway.ts';
import { type RequestHandler, closeServer, listen } from './listen.ts';
import { type DemoState, prepareDemo } from './demo.ts';
import { endWork } from './end-work.ts';
import { oldRulesNote } from './start-message.ts';

/** A running server. */
export interface PortalServer {
  /** The state of the demo; null in production. */
  readonly demo: DemoState | null;
  /** A line for the operator, which is also logged in production. */
  readonly note: string | null;
  /** Ends streams, waits a while for requests and background work, closes the database, and releases the folder. */
  close(): Promise<void>;
}

const graceMs = 10_000;
const tidyEveryMs = 10 * 60_000;
const pruneEveryMs = 24 * 60 * 60_000;
const now = () => Date.now();

/**
 * Starts the server on its data folder; `portalDir` is the built portal, the programs are as in `MainOptions`. A
 * failure leaves nothing behind.
 */
export async function startPortalServer(
  settings: Settings,
  portalDir: string,
  programs: ThreadPrograms = {},
): Promise<PortalServer> {
  const folder = openDataFolder(settings.dataDir);
  const release = usingFolder(folder.path, () => takeLock(folder.lock));
  try {
    closeDataFolder(folder);
    usingFolder(folder.path, () => dropLeftovers(folder.path));
    const db = usingFolder(folder.path, () => openDatabase(folder.database));
    try {
      requireMode(db, settings.mode, folder.path);
      return await serve(settings, folder, db, { portalDir, programs }, release);
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}

/** The programs of other threads and processes; without one, its work runs in the server's own thread. */
export interface ThreadPrograms {
  /** For the processes that read lineup files. */
  readonly readerFile?: string;
  /** For the threads that work on large lineups. */
  readonly workFile?: string;
  /** The operators' command line, which writes backups; without it no backup is scheduled. */
  readonly adminFile?: string;
}

interface BuiltParts {
  readonly portalDir: string;
  readonly programs: ThreadPrograms;
}

async function serve(
  settings: Settings,
  folder: DataFolder,
  db: Db,
  { portalDir, programs }: BuiltParts,
  release: () => void,
): Promise<PortalServer> {
  const log = createServerLog(settings.logLevel);
  const outbox = settings.mode === 'demo' ? createOutbox(now) : null;
  const portal = readPortal(portalDir);
  const pageAssets = pageAssetsOf(portal);
  const rooms = await openRooms(settings, folder, db, log, outbox, { programs, pageAssets });
  const backups = backupsOf(settings, log, programs);
  const app = appOf(settings, folder, db, log, outbox, rooms, portal, backups);
  // Listen first: otherwise a failure here would leave a demo with a password that is never printed.
  let handle: RequestHandler = starting;
  const asks = settings.trustedProxies > 0 ? 'proxy' : 'browsers';
  const answer: RequestHandler = (request, bindings) => handle(request, bindings);
  const server = await listen(answer, settings.host, settings.port, asks);
  const demo = await settle(settings, db, rooms).catch(async (error: unknown) => {
    await closeServer(server, 0);
    throw error;
  });
  handle = app.fetch;
  const note = oldRulesNote(zoneRelease, now());
  if (note !== null && settings.mode === 'production') log.warn(note);
  rooms.background.run('resuming uploads', () => rooms.uploadJobs.start());
  rooms.background.run('sending out what is due', () => rooms.releaseJobs.start());
  rooms.background.run('sweeping files', async () => {
    const files = await sweepFiles({ db, disk: rooms.disk, provider: rooms.provider, now: now() });
    if (files > 0) log.info({ files }, 'unused files removed');
  });
  backups.start();
  const tidy = () => rooms.background.run('tidying', async () => tidyAuth(rooms.auth));
  tidy();
  const tidying = setInterval(tidy, tidyEveryMs);
  tidying.unref();
  const prune = () =>
    rooms.background.run('pruning the history', async () => {
      const changes = await pruneOlder(rooms.provider, settings.historyDays, now());
      if (changes > 0) log.info({ changes }, 'changes removed that the history keeps no longer');
    });
  prune();
  const pruning = setInterval(prune, pruneEveryMs);
  pruning.unref();
  const endOperatorEvents = logOperatorEvents({ ...rooms, log });
  return {
    demo,
    note,
    close: async () => {
      clearInterval(tidying);
      clearInterval(pruning);
      endOperatorEvents();
      await backups.close();
      rooms.feed.close();
      rooms.publicPages.screens.close();
      await closeServer(server, graceMs);
      if (!(await within(graceMs, endWork(rooms)))) {
        // Closing the database during work would crash the process; exiting is just as good, and leaves the lock in
        // place.
        log.warn('work is still under way at shutdown; the next start resumes it');
        return;
      }
      // Moves everything into the one file, so that a copy of it is complete.
      db.get('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
      release();
    },
  };
}

function backupsOf(settings: Settings, log: Logger, { adminFile }: ThreadPrograms): ScheduledBackups {
  const { backups, dataDir } = settings;
  if (backups === null || adminFile === undefined) return noBackups;
  const write = writeInProcess({ program: adminFile, dataDir });
  return createScheduledBackups({ settings: backups, write, now, log });
}

function starting(): Response {
  return new Response('The portal is starting.', { status: 503, headers: { 'retry-after': '2' } });
}

/** Prepares the folder for this mode. */
async function settle(settings: Settings, db: Db, rooms: Rooms): Promise<DemoState | null> {
  markMode(db, settings.mode);
  return settings.mode === 'demo' ? prepareDemo(rooms, settings.demoPassword) : null;
}

async function openRooms(
  settings: Settings,
  folder: DataFolder,
  db: Db,
  log: Logger,
  outbox: Outbox | null,
  { programs, pageAssets }: Pick<BuiltParts, 'programs'> & Pick<RoomsDeps, 'pageAssets'>,
): Promise<Rooms> {
  const disk = await openFileFolder(folder.files, db);
  const secret = usingFolder(folder.path, () => readServerKey(folder));
  const { readerFile, workFile: program } = programs;
  const { database, files } = folder;
  const threads = {
    ...(readerFile !== undefined && { readLineup: createProcessReader({ readerFile }) }),
    ...(program !== undefined && { threads: { program, database, files, readerFile: readerFile ?? null } }),
  };
  const common = { db, disk, now, randomId, secret, passwords: argonPasswords, log, pageAssets, ...threads };
  const { publicUrl } = settings;
  if (settings.mode === 'production') {
    const sms = gatewaySmsSender(settings.smsGateway);
    const mail = smtpMailSender(settings.smtpUrl, settings.mailFrom);
    const webhooks = { rule: publicWebhookRule(), send: createWebhookSender({ anywhere: false }) };
    const download = createDownloader({ anywhere: false });
    return createRooms({ ...common, publicUrl, limits: productionLimits, sms, mail, webhooks, download });
  }
  const { sms, mail } = outbox ?? createOutbox(now);
  const webhooks = { rule: anyWebhooks, send: createWebhookSender({ anywhere: true }) };
  const download = createDownloader({ anywhere: true });
  return createRooms({ ...common, publicUrl, limits: demoLimits, sms, mail, webhooks, download });
}

function appOf(
  settings: Settings,
  folder: DataFolder,
  db: Db,
  log: Logger,
  outbox: Outbox | null,
  rooms: Rooms,
  portal: ReadonlyMap<string, StaticFile>,
  backups: ScheduledBackups,
): Hono<AppEnv> {
  const checkHealth = async () => {
    db.requireInPlace();
    db.get('SELECT count(*) FROM accounts');
    await probeDataFolder(folder);
  };
  const { publicUrl, trustedProxies, metricsToken, accessLog } = settings;
  return createApp({
    rooms,
    log,
    now,
    publicUrl,
    trustedProxies,
    outbox,
    portal,
    checkHealth,
    backups,
    databaseFile: folder.database,
    metricsToken,
    accessLog,
  });
}

/** Waits for `work` up to this many milliseconds; returns whether it has ended. */
async function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const ended = await Promise.race([work.then(() => true), tooLong]);
  clearTimeout(timer);
  return ended;
}
