import type { BackupRetention } from '../../config/backup-settings.ts';

export const dayMs = 24 * 60 * 60_000;

/** Returns the last scheduled backup time at or before `now`; `at` is in milliseconds after midnight, UTC. */
export function lastPlanned(at: number, now: number): number {
  return Math.floor((now - at) / dayMs) * dayMs + at;
}

/**
 * Returns the times of the backups that retention does not require: it requires the newest of each of the last days and
 * weeks (from Monday, UTC) that have one, so that the newest of all is always retained, however old.
 */
export function expiredBackups(
  times: readonly number[],
  { days, weeks }: BackupRetention,
): readonly number[] {
  const newestFirst = times.toSorted((a, b) => b - a);
  const retained = new Set([
    ...newestOfEach(newestFirst, dayOf).slice(0, days),
    ...newestOfEach(newestFirst, weekOf).slice(0, weeks),
  ]);
  return newestFirst.filter((time) => !retained.has(time));
}

function newestOfEach(newestFirst: readonly number[], periodOf: (time: number) => number): readonly number[] {
  const newest = new Map<number, number>();
  for (const time of newestFirst) if (!newest.has(periodOf(time))) newest.set(periodOf(time), time);
  return [...newest.values()];
}

function dayOf(time: number): number {
  return Math.floor(time / dayMs);
}

/** The first day of the epoch was a Thursday. */
function weekOf(time: number): number {
  return Math.floor((dayOf(time) + 3) / 7);
}

const name = /^lineup-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup$/u;
const unverifiedName = /^lineup-\d{8}T\d{6}Z\.unverified(?:\.part)?$/u;

function stem(time: number): string {
  return `lineup-${new Date(time).toISOString().replaceAll(/[-:]|\.\d+/gu, '')}`;
}

/** The file name of the backup of that time. */
export function backupName(time: number): string {
  return `${stem(time)}.backup`;
}

/** The file name of a backup until it is verified. */
export function unverifiedBackupName(time: number): string {
  return `${stem(time)}.unverified`;
}

/** Returns true for the leftover of a backup that was killed or failed its verification. */
export function isUnverifiedBackup(fileName: string): boolean {
  return unverifiedName.test(fileName);
}

/** The time of a backup, to the second; null if the name is not that of a backup. */
export function timeOfBackup(fileName: string): number | null {
  const [year = 0, month = 0, day = 0, ...clock] = name.exec(fileName)?.slice(1).map(Number) ?? [];
  if (year === 0) return null;
  const [hour = 0, minute = 0, second = 0] = clock;
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  return backupName(time) === fileName ? time : null;
}
