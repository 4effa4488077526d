import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServerLog } from '../../log/logged-error.ts';
import { createScheduledBackups } from './scheduled-backups.ts';
import type { WriteBackup } from './write-in-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-scheduled-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hour = 60 * 60_000;
const at = (text: string) => Date.parse(`${text}Z`);
const files = () => readdirSync(folder).sort();

/** Scheduled backups at half past three with a clock controlled by the test. */
function schedule(start: string, write: WriteBackup = async (file) => writeFileSync(file, 'archive')) {
  const lines: string[] = [];
  const log = createServerLog('info', { write: (line) => void lines.push(line) });
  const clock = { now: at(start) };
  const written: string[] = [];
  const backups = createScheduledBackups({
    settings: { folder, at: 3.5 * hour, keep: { days: 2, weeks: 0 } },
    write: (file, signal) => {
      written.push(file);
      return write(file, signal);
    },
    now: () => clock.now,
    log,
  });
  const lookAt = async (text: string) => {
    clock.now = at(text);
    await backups.look();
  };
  return { backups, written, lookAt, logged: () => lines.join('') };
}

describe('the time', () => {
  it('is made up for at once where there is no backup of today', async () => {
    const { backups, written } = schedule('2026-11-30T15:00:00');
    await backups.look();
    await backups.look();
    expect(files()).toEqual(['lineup-20261130T150000Z.backup']);
    expect(written).toHaveLength(1);
    expect(backups.state()).toEqual({ state: 'ok', lastGood: at('2026-11-30T15:00:00'), problem: null });
  });

  it('comes once a day', async () => {
    const { written, lookAt } = schedule('2026-11-30T15:00:00');
    for (const day of ['30T15:00:00', '30T23:59:00', '30T15:00:00']) await lookAt(`2026-11-${day}`);
    expect(written).toHaveLength(1);
    await lookAt('2026-12-01T03:29:59');
    expect(written).toHaveLength(1);
    await lookAt('2026-12-01T03:30:00');
    expect(files().at(-1)).toBe('lineup-20261201T033000Z.backup');
  });

  it('is not made up for where a backup was made since, which a later start knows by its name', async () => {
    writeFileSync(join(folder, 'lineup-20261130T033000Z.backup'), '');
    const { backups, written } = schedule('2026-11-30T15:00:00');
    await backups.look();
    expect([written, backups.state()]).toEqual([
      [],
      { state: 'ok', lastGood: at('2026-11-30T03:30:00'), problem: null },
    ]);
  });

  it('is not that of a backup from the future, as of a clock that went wrong', async () => {
    writeFileSync(join(folder, 'lineup-20991130T033000Z.backup'), '');
    const { backups, written } = schedule('2026-11-30T15:00:00');
    await backups.look();
    expect(written).toHaveLength(1);
  });
});

describe('old backups', () => {
  it('are removed after a new one, and nothing else is', async () => {
    const others = ['lineup-20261001T033000Z.backup.gpg', 'notes.txt'];
    const old = ['lineup-20261001T033000Z.backup', 'lineup-20261129T033000Z.backup'];
    for (const name of [...others, ...old]) writeFileSync(join(folder, name), '');
    mkdirSync(join(folder, 'lineup-20260901T033000Z.backup'));
    const { backups } = schedule('2026-11-30T03:31:00');
    await backups.look();
    expect(files()).toEqual(
      [
        ...others,
        'lineup-20260901T033000Z.backup',
        'lineup-20261129T033000Z.backup',
        'lineup-20261130T033100Z.backup',
      ].sort(),
    );
  });

  it('stay where the new one fails', async () => {
    const old = [
      'lineup-20260901T033000Z.backup',
      'lineup-20261001T033000Z.backup',
      'lineup-20261101T033000Z.backup',
    ];
    for (const name of old) writeFileSync(join(folder, name), '');
    const { backups } = schedule('2026-11-30T03:31:00', () => Promise.reject(new Error('no')));
    await backups.look();
    expect(files()).toEqual(old);
  });
});

describe('a failure', () => {
  it('is logged, reported and tried again an hour later', async () => {
    let fails = true;
    const { backups, written, lookAt, logged } = schedule('2026-11-30T03:30:00', async (file) => {
      if (fails) throw new Error('There is no room.');
      writeFileSync(file, '');
    });
    await backups.look();
    expect(backups.state()).toEqual({ state: 'failed', lastGood: null, problem: 'There is no room.' });
    expect(logged()).toContain('"event":"backup-failed","problem":"There is no room."');
    await lookAt('2026-11-30T04:29:59');
    expect(written).toHaveLength(1);
    fails = false;
    await lookAt('2026-11-30T04:30:00');
    expect([written.length, backups.state().state]).toEqual([2, 'ok']);
  });

  it('leaves what did not pass its verification until the next attempt', async () => {
    const { backups, lookAt } = schedule('2026-11-30T03:30:00', async (file) => {
      writeFileSync(file, 'cut');
      throw new Error('cannot be restored');
    });
    await backups.look();
    expect(files()).toEqual(['lineup-20261130T033000Z.unverified']);
    await lookAt('2026-11-30T05:00:00');
    expect(files()).toEqual(['lineup-20261130T050000Z.unverified']);
  });

  it('is a folder that is not there, which is not made: it may be a disk that is not mounted', async () => {
    rmSync(folder, { recursive: true });
    const { backups, written } = schedule('2026-11-30T03:30:00');
    await backups.look();
    expect(backups.state().problem).toBe(`BACKUP_DIR ${folder} is missing.`);
    expect(written).toEqual([]);
    expect(files).toThrow('ENOENT');
  });

  it('is not that the server ends', async () => {
    let begin = () => undefined as void;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { backups, logged } = schedule(
      '2026-11-30T03:30:00',
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          begin();
        }),
    );
    const look = backups.look();
    await begun;
    await backups.close();
    await look;
    expect([backups.state().state, logged()]).toEqual(['waiting', '']);
  });
});
