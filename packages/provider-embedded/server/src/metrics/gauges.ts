import { statSync, statfsSync } from 'node:fs';
import { paths, timestampToMillis } from '@lineup/domain';
import { dueReleaseSchema, webhookSecretSchema } from '@lineup/domain/release';
import type { BackupState } from '../backup/scheduled/scheduled-backups.ts';
import { sessionLimits } from '../auth/limits.ts';
import type { Db } from '../database/open.ts';
import type { DocumentStore } from '../documents/store.ts';
import type { Metric } from './text-format.ts';

export interface GaugesDeps {
  readonly db: Db;
  readonly documents: Pick<DocumentStore, 'query'>;
  /** The database file; null if it is in memory. */
  readonly databaseFile: string | null;
  readonly changeStreams: () => number;
  readonly backups: () => BackupState;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A release this late is not merely in progress. */
const overdueAfterMs = 60_000;

/** Values read on request: a few rows of small tables and the size of the files. */
export function gauges(deps: GaugesDeps): readonly Metric[] {
  const { db, databaseFile, changeStreams, backups } = deps;
  const backup = backups();
  const due = dueTimes(deps);
  const late = deps.now() - overdueAfterMs;
  return [
    gauge('lineup_signed_in_sessions', 'Sessions that are signed in.', signedIn(deps)),
    gauge('lineup_change_streams', 'Open pages that follow changes.', changeStreams()),
    ...(databaseFile === null ? [] : sizesOf(databaseFile)),
    gauge(
      'lineup_uploads_processing',
      'Lineup files being read or waiting for it.',
      count(db, 'SELECT count(*) AS n FROM jobs'),
    ),
    gauge(
      'lineup_webhook_deliveries_waiting',
      'Webhooks with a call that is still to be made.',
      waitingCalls(deps),
    ),
    gauge(
      'lineup_planned_releases',
      'Lineups with a release or a step of it that is still to come.',
      due.length,
    ),
    gauge(
      'lineup_planned_releases_overdue',
      'Those whose time was more than a minute ago.',
      due.filter((time) => time < late).length,
    ),
    gauge(
      'lineup_backup_enabled',
      '1 if the portal writes backups of its own.',
      Number(backup.state !== 'off'),
    ),
    gauge(
      'lineup_backup_failed',
      '1 if the last scheduled backup failed.',
      Number(backup.state === 'failed'),
    ),
    ...(backup.lastGood === null
      ? []
      : [
          gauge(
            'lineup_backup_last_success_timestamp_seconds',
            'When the newest verified backup was made.',
            backup.lastGood / 1000,
          ),
        ]),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    gauge(
      'process_start_time_seconds',
      'When the process was started.',
      Math.round(performance.timeOrigin) / 1000,
    ),
  ];
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: () => [{ value }] };
}

function count(db: Db, sql: string, ...values: readonly number[]): number {
  return db.get<{ n: number }>(sql, ...values)?.n ?? 0;
}

function signedIn({ db, now }: GaugesDeps): number {
  const { idleMs, totalMs } = sessionLimits.full;
  return count(
    db,
    "SELECT count(*) AS n FROM sessions WHERE level = 'full' AND last_seen_at > ? AND created_at > ?",
    now() - idleMs,
    now() - totalMs,
  );
}

function dueTimes({ documents }: GaugesDeps): readonly number[] {
  return documents.query({ collection: paths.dueReleases }).flatMap(({ data }) => {
    const release = dueReleaseSchema.safeParse(data);
    return release.success ? [timestampToMillis(release.data.at)] : [];
  });
}

function waitingCalls({ documents }: GaugesDeps): number {
  return documents.query({ collection: paths.webhookSecrets }).filter(({ data }) => {
    const secret = webhookSecretSchema.safeParse(data);
    return secret.success && (secret.data.nextAt ?? null) !== null;
  }).length;
}

function sizesOf(file: string): readonly Metric[] {
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const { bavail, bsize } = statfsSync(file);
  return [
    gauge('lineup_database_bytes', 'Size of the database.', sizeOf(file)),
    gauge('lineup_database_wal_bytes', 'Size of its write-ahead log.', sizeOf(`${file}-wal`)),
    gauge('lineup_data_disk_free_bytes', 'Room on the disk of the database.', bavail * bsize),
  ];
}
