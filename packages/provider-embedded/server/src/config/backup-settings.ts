import { relative, resolve, sep } from 'node:path';
import { clockMinutes, isClockTime } from '@lineup/domain';
import * as z from 'zod';

/** How many daily and weekly backups are retained: the newest of each day and week that has any. */
export interface BackupRetention {
  readonly days: number;
  readonly weeks: number;
}

/** When and where the portal writes its own backups. */
export interface BackupSettings {
  /** Absolute. */
  readonly folder: string;
  /** Milliseconds after midnight, UTC. */
  readonly at: number;
  readonly keep: BackupRetention;
}

/** The environment variables of scheduled backups. */
export const backupVariables = {
  BACKUP_DIR: z.string().max(2000).optional(),
  BACKUP_AT: z
    .string()
    .refine(isClockTime)
    .transform((time) => clockMinutes(time) * 60_000)
    .default(3.5 * 60 * 60_000),
  BACKUP_KEEP: z
    .string()
    .regex(/^(?=\d)(?:\d{1,3}d)?(?:\d{1,3}w)?$/u)
    .transform(parseRetention)
    .refine(({ days, weeks }) => days + weeks > 0)
    .default({ days: 7, weeks: 4 }),
} as const;

export const backupExpectations = {
  BACKUP_AT: 'must be a time of day in UTC such as 03:30',
  BACKUP_KEEP: 'must be numbers of days and weeks such as 7d4w, 7d or 4w, at least one of them',
} as const;

function parseRetention(text: string): BackupRetention {
  const numberOf = (unit: string) => Number(new RegExp(`(\\d+)${unit}`, 'u').exec(text)?.[1] ?? 0);
  return { days: numberOf('d'), weeks: numberOf('w') };
}

interface BackupValues {
  readonly BACKUP_DIR?: string | undefined;
  readonly BACKUP_AT: number;
  readonly BACKUP_KEEP: BackupRetention;
}

/** The settings of scheduled backups; null if no folder is set. */
export function backupSettingsOf(values: BackupValues, workingDirectory: string): BackupSettings | null {
  if (values.BACKUP_DIR === undefined) return null;
  const folder = resolve(workingDirectory, values.BACKUP_DIR);
  return { folder, at: values.BACKUP_AT, keep: values.BACKUP_KEEP };
}

/** Returns true if `folder` is `outer` or inside it: whatever destroys the data would destroy the backups too. */
export function isWithin(folder: string, outer: string): boolean {
  const way = relative(outer, folder);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way);
}
