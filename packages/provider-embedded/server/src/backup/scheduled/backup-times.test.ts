import { describe, expect, it } from 'vitest';
import {
  backupName,
  dayMs,
  expiredBackups,
  isUnverifiedBackup,
  lastPlanned,
  timeOfBackup,
  unverifiedBackupName,
} from './backup-times.ts';

const halfPastThree = 3.5 * 60 * 60_000;
const at = (text: string) => Date.parse(`${text}Z`);

describe('the last planned time', () => {
  it.each([
    ['2026-11-30T03:30:00', '2026-11-30T03:30:00'],
    ['2026-11-30T03:29:59', '2026-11-29T03:30:00'],
    ['2026-11-30T23:59:59', '2026-11-30T03:30:00'],
    ['2027-01-01T00:00:00', '2026-12-31T03:30:00'],
  ])('at %s is %s', (now, planned) => {
    expect(lastPlanned(halfPastThree, at(now))).toBe(at(planned));
  });
});

describe('the name of a backup', () => {
  it('has its time, and is read again', () => {
    const time = at('2026-11-30T03:30:05');
    expect(backupName(time + 250)).toBe('lineup-20261130T033005Z.backup');
    expect(timeOfBackup(backupName(time))).toBe(time);
  });

  it.each([
    'lineup-20261130T033005Z.backup.gpg',
    'my-lineup-20261130T033005Z.backup',
    'lineup-20261340T033005Z.backup',
    'lineup-20261130.backup',
    'portal.db',
  ])('is not that of %s, which retention never removes', (name) => {
    expect([timeOfBackup(name), isUnverifiedBackup(name)]).toEqual([null, false]);
  });

  it('says what was not verified', () => {
    const name = unverifiedBackupName(at('2026-11-30T03:30:05'));
    expect([isUnverifiedBackup(name), isUnverifiedBackup(`${name}.part`), timeOfBackup(name)]).toEqual([
      true,
      true,
      null,
    ]);
  });
});

describe('retention', () => {
  const monday = at('2026-11-30T03:30:00');
  const daily = (days: number) => Array.from({ length: days }, (_, ago) => monday - ago * dayMs);
  const left = (times: readonly number[], days: number, weeks: number) => {
    const expired = new Set(expiredBackups(times, { days, weeks }));
    return times
      .filter((time) => !expired.has(time))
      .map((time) => new Date(time).toISOString().slice(5, 10));
  };

  it('has the newest of each of the last days and of each of the last weeks', () => {
    expect(left(daily(60), 3, 4)).toEqual(['11-30', '11-29', '11-28', '11-22', '11-15']);
  });

  it('has the last of a day with several', () => {
    expect(left([monday, monday + 60_000], 7, 0)).toHaveLength(1);
    expect(expiredBackups([monday, monday + 60_000], { days: 7, weeks: 4 })).toEqual([monday]);
  });

  it('never removes the newest, however old', () => {
    expect(expiredBackups([0], { days: 1, weeks: 0 })).toEqual([]);
    expect(expiredBackups([0, 400 * dayMs], { days: 0, weeks: 1 })).toEqual([0]);
  });
});
