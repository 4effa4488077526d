import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { BackupSettings } from '../../config/backup-settings.ts';
import { isCode } from '../../config/data-folder.ts';
import {
  backupName,
  expiredBackups,
  isUnverifiedBackup,
  lastPlanned,
  timeOfBackup,
  unverifiedBackupName,
} from './backup-times.ts';
import type { WriteBackup } from './write-in-process.ts';

/** The state of the portal's own backups. Times are in milliseconds since the epoch. */
export interface BackupState {
  readonly state: 'off' | 'waiting' | 'ok' | 'failed';
  /** When the newest verified backup was made, or null if unknown. */
  readonly lastGood: number | null;
  /** Why the last attempt failed, for the operator; null if it succeeded. */
  readonly problem: string | null;
}

/** Writes a daily backup while the server runs. */
export interface ScheduledBackups {
  /** Catches up on a missed backup, then checks the clock regularly. */
  start(): void;
  /** Writes a backup if one is due; settles when that is finished. */
  look(): Promise<void>;
  state(): BackupState;
  /** Cancels a backup in progress, and starts no other. */
  close(): Promise<void>;
}

export interface ScheduledBackupsDeps {
  readonly settings: BackupSettings;
  readonly write: WriteBackup;
  readonly now: () => number;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

const lookEveryMs = 60_000;
/** Retry delay, as a problem such as a full disk may last. */
const retryAfterMs = 60 * 60_000;

export const noBackups: ScheduledBackups = {
  start: () => undefined,
  look: () => Promise.resolve(),
  state: () => ({ state: 'off', lastGood: null, problem: null }),
  close: () => Promise.resolve(),
};

export function createScheduledBackups(deps: ScheduledBackupsDeps): ScheduledBackups {
  return new Schedule(deps);
}

class Schedule implements ScheduledBackups {
  readonly #deps: ScheduledBackupsDeps;
  readonly #end = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #lastGood: number | null = null;
  #failure: { readonly at: number; readonly problem: string } | null = null;

  constructor(deps: ScheduledBackupsDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), lookEveryMs);
    this.#timer.unref();
    void this.look();
  }

  look(): Promise<void> {
    this.#running ??= this.#attempt().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  state(): BackupState {
    const lastGood = this.#lastGood;
    if (this.#failure !== null) return { state: 'failed', lastGood, problem: this.#failure.problem };
    return { state: lastGood === null ? 'waiting' : 'ok', lastGood, problem: null };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#end.abort();
    await this.#running;
  }

  async #attempt(): Promise<void> {
    const { now, log, settings } = this.#deps;
    const at = now();
    if (this.#end.signal.aborted || this.#rests(at)) return;
    try {
      await this.#writeIfDue(at);
      this.#failure = null;
    } catch (error) {
      if (this.#end.signal.aborted) return;
      const problem = problemOf(error, settings.folder);
      this.#failure = { at, problem };
      log.error({ event: 'backup-failed', problem }, 'the scheduled backup failed');
    }
  }

  /** A clock that was set back must not extend the delay. */
  #rests(at: number): boolean {
    return this.#failure !== null && Math.abs(at - this.#failure.at) < retryAfterMs;
  }

  async #writeIfDue(at: number): Promise<void> {
    const { settings, write, now, log } = this.#deps;
    const { folder } = settings;
    if (this.#failure === null && this.#isDone(at)) return;
    const names = await namesIn(folder);
    this.#lastGood = newestBefore(names, at);
    if (this.#isDone(at)) return;
    for (const name of names) if (isUnverifiedBackup(name)) await rm(join(folder, name), { force: true });
    this.#end.signal.throwIfAborted();
    const unverified = join(folder, unverifiedBackupName(at));
    await write(unverified, this.#end.signal);
    await rename(unverified, join(folder, backupName(at)));
    this.#lastGood = at;
    log.info(
      { event: 'backup-written', file: backupName(at), ms: now() - at },
      'backup written and verified',
    );
    await this.#removeExpired();
  }

  #isDone(at: number): boolean {
    return this.#lastGood !== null && this.#lastGood >= lastPlanned(this.#deps.settings.at, at);
  }

  async #removeExpired(): Promise<void> {
    const { folder, keep } = this.#deps.settings;
    const expired = expiredBackups(timesOf(await namesIn(folder)), keep);
    for (const time of expired) await rm(join(folder, backupName(time)), { force: true });
    if (expired.length > 0) {
      this.#deps.log.info(
        { event: 'backups-removed', files: expired.map(backupName) },
        'old backups removed',
      );
    }
  }
}

/**
 * The names of the files in the folder, which is never created here: a missing or empty one may be a disk that is not
 * mounted.
 */
async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function timesOf(names: readonly string[]): readonly number[] {
  return names.map(timeOfBackup).filter((time) => time !== null);
}

/** Ignores backups with a future time, which were made before the clock was set back. */
function newestBefore(names: readonly string[], at: number): number | null {
  const past = timesOf(names).filter((time) => time <= at);
  return past.length === 0 ? null : Math.max(...past);
}

function problemOf(error: unknown, folder: string): string {
  if (isCode(error, 'ENOENT')) return `BACKUP_DIR ${folder} is missing.`;
  if (isCode(error, 'ENOSPC')) return `BACKUP_DIR ${folder} is full.`;
  return error instanceof Error ? error.message : String(error);
}
