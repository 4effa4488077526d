import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths, storagePaths } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import { fileReference, type ExportedAccount, type ExportedFile } from '@lineup/provider/administration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dummyHash } from '../auth/passwords/passwords.ts';
import { modeOf } from '../config/folder-mode.ts';
import { LockedError } from '../config/lock.ts';
import { openDatabase, openToInspect } from '../database/open.ts';
import { createFestival, testStore, uploadId } from '../documents/testing/fixtures.ts';
import { plainPicture } from '../files/testing/fixtures.ts';
import { isEmptyPortal } from './admin-provider.ts';
import { dropLeftovers } from './backup-folder.ts';
import { openReplacement, openTarget } from './open-target.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lineup-target-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const cover = storagePaths.festivalImage('f1');
const account: ExportedAccount = {
  id: 'ada',
  email: 'ada@festival.example',
  disabled: false,
  phone: '+12125550100',
  otherFactor: false,
  hasPassword: false,
  passwordHash: null,
};

function exportedFile(path: string, bytes: Uint8Array): ExportedFile {
  const content = async function* () {
    yield bytes;
  };
  return { path, type: 'image/png', content };
}

function rows(sql: string): readonly Readonly<Record<string, string>>[] {
  const db = openDatabase(join(dataDir, 'portal.db'));
  try {
    return db.all(sql);
  } finally {
    db.close();
  }
}

const fileNames = () => readdirSync(join(dataDir, 'files'));

describe('the accounts that are put', () => {
  const mode = () => {
    const db = openDatabase(join(dataDir, 'portal.db'));
    try {
      return modeOf(db);
    } finally {
      db.close();
    }
  };
  const replaceBy = async (email: string) => {
    const replacement = await openReplacement(dataDir);
    await replacement.putAccount({ ...account, email });
    await replacement.finish();
    await replacement.close();
  };

  it('tell what the folder is for from then on, whatever it was for', async () => {
    await replaceBy('newcomer@festival.example');
    expect(mode()).toBe('demo');
    await replaceBy(account.email);
    expect(mode()).toBe('production');
    await replaceBy('newcomer@festival.example');
    expect(mode()).toBe('demo');
  });

  it('tell nothing where they do not come to stay', async () => {
    await replaceBy(account.email);
    const replacement = await openReplacement(dataDir);
    await replacement.putAccount({ ...account, email: 'newcomer@festival.example' });
    await replacement.close();
    expect(mode()).toBe('production');
  });
});

describe('what is put', () => {
  it('as a picture stays as it is and is served by its content', async () => {
    const target = await openTarget(dataDir);
    const picture = await plainPicture(600, 300).png().toBuffer();
    await target.putFile(exportedFile(cover, picture));
    const at = { seconds: 0, nanoseconds: 0 };
    const data: DocumentData = {
      name: 'Saltmarsh Weekender',
      location: 'Old Harbour',
      timezone: 'UTC',
      startDate: at,
      endDate: { seconds: 86_399, nanoseconds: 0 },
      dayStartsAt: '00:00',
      stages: [],
      imageURL: fileReference(cover),
      created_at: at,
      updated_at: at,
    };
    await target.putDocuments([{ path: paths.festival('f1'), data }]);
    await target.close();
    const [file] = rows('SELECT * FROM files');
    expect(file).toMatchObject({ type: 'image/png', width: 600, size: picture.byteLength });
    expect(fileNames()).toEqual([file?.['id']]);
    const [document] = rows('SELECT data FROM documents');
    expect(JSON.parse(document?.['data'] ?? '')).toMatchObject({ imageURL: `/files/${file?.['id']}` });
  });

  it.each([
    ['a path where no file is stored', 'elsewhere/picture', 'No file is stored at elsewhere/picture.'],
    ['a picture that is none', cover, `The file ${cover} is no picture that can be stored.`],
    [
      'a lineup picture that is none',
      storagePaths.lineupFile('f1', uploadId, 'poster.png'),
      'is no picture that can be stored.',
    ],
    [
      'a spreadsheet that is none',
      storagePaths.lineupFile('f1', uploadId, 'lineup.csv'),
      'is no spreadsheet that can be stored.',
      Buffer.from('MZ\u0001\0\0\0\u0001'),
    ],
  ])(
    'is refused for %s, and nothing of it stays',
    async (_what, path, problem, content = Buffer.from('text')) => {
      const target = await openTarget(dataDir);
      await expect(target.putFile(exportedFile(path, content))).rejects.toThrow(problem);
      await target.close();
      expect([fileNames(), isEmptyPortal(dataDir)]).toEqual([[], true]);
    },
  );

  it('as an account without a password lets no one in; later ones keep the password there is', async () => {
    const target = await openTarget(dataDir);
    const hashes = () => rows('SELECT password_hash FROM accounts')[0]?.['password_hash'];
    await target.putAccount(account);
    expect(hashes()).toBe(dummyHash);
    await target.putAccount({ ...account, hasPassword: true, passwordHash: '$argon2id$some' });
    await target.putAccount({ ...account, phone: null });
    expect(hashes()).toBe('$argon2id$some');
    await target.close();
  });

  it('as a document that is none is refused with all that came along', async () => {
    const target = await openTarget(dataDir);
    const good = { path: paths.user('ada'), data: { permissions: ['admin'] } };
    await expect(
      target.putDocuments([good, { path: paths.user('ben'), data: { permissions: 'all' } }]),
    ).rejects.toThrow('users/ben is no document of the portal: permissions: ');
    await target.close();
    expect(isEmptyPortal(dataDir)).toBe(true);
  });
});

describe('a replacement', () => {
  it('that is not finished leaves everything as it was', async () => {
    const { db, store } = testStore({ db: openDatabase(join(dataDir, 'portal.db')) });
    store.commit([createFestival()]);
    db.close();
    const replacement = await openReplacement(dataDir);
    await replacement.putFile(exportedFile(cover, await plainPicture(10, 10).png().toBuffer()));
    await replacement.putAccount(account);
    await replacement.close();
    expect(rows('SELECT path FROM documents')).toEqual([{ path: 'festivals/f1' }]);
    expect([rows('SELECT id FROM accounts'), fileNames()]).toEqual([[], []]);
  });

  it('that is finished takes the place of everything, files too', async () => {
    const target = await openTarget(dataDir);
    await target.putFile(exportedFile(cover, await plainPicture(10, 10).png().toBuffer()));
    await target.close();
    const before = fileNames();
    const replacement = await openReplacement(dataDir);
    await replacement.putFile(exportedFile(cover, await plainPicture(20, 20).png().toBuffer()));
    await replacement.finish();
    await replacement.close();
    expect(fileNames()).toHaveLength(1);
    expect(fileNames()).not.toEqual(before);
  });

  it('that was killed leaves files to the next start, which removes them', async () => {
    await (await openReplacement(dataDir)).close();
    writeFileSync(join(dataDir, 'files', 'of-a-killed-one'), 'picture');
    await (await openTarget(dataDir)).close();
    expect(fileNames()).toEqual([]);
  });

  it('that was killed leaves a database, which the next start or the next replacement removes', async () => {
    await (await openReplacement(dataDir)).close();
    const left = join(dataDir, 'restored.db');
    writeFileSync(left, 'half a database');
    await (await openReplacement(dataDir)).close();
    expect(existsSync(left)).toBe(false);
    writeFileSync(left, 'half a database');
    dropLeftovers(dataDir);
    expect(existsSync(left)).toBe(false);
  });

  it('counts its commits on, and tells ended sessions what ended them', async () => {
    const db = openDatabase(join(dataDir, 'portal.db'));
    const far = Date.UTC(2100, 0);
    db.run('UPDATE commits SET latest = ?', far);
    db.run("INSERT INTO ended_sessions VALUES ('hash', 'signed-out', 1)");
    db.close();
    const replacement = await openReplacement(dataDir);
    await replacement.putDocuments([{ path: paths.user('ada'), data: { permissions: ['admin'] } }]);
    await replacement.finish();
    await replacement.close();
    const version = Number(rows('SELECT version FROM documents')[0]?.['version']);
    expect(version).toBeGreaterThan(far);
    expect(Number(rows('SELECT latest FROM commits')[0]?.['latest'])).toBeGreaterThan(version);
    expect(rows('SELECT because FROM ended_sessions')).toEqual([{ because: 'signed-out' }]);
  });

  it('changes nothing while another process reads what was there', async () => {
    const { db, store } = testStore({ db: openDatabase(join(dataDir, 'portal.db')) });
    store.commit([createFestival()]);
    const reader = openToInspect(join(dataDir, 'portal.db'));
    reader.exec('BEGIN');
    reader.get('SELECT count(*) FROM documents');
    const replacement = await openReplacement(dataDir);
    await expect(replacement.finish()).rejects.toThrow('Another process reads the portal.');
    reader.exec('ROLLBACK');
    reader.close();
    await replacement.close();
    db.close();
    expect(rows('SELECT path FROM documents')).toEqual([{ path: 'festivals/f1' }]);
  });

  it('is refused beside files whose database was lost', async () => {
    mkdirSync(join(dataDir, 'files'));
    writeFileSync(join(dataDir, 'files', 'of-a-lost-one'), 'picture');
    await expect(openReplacement(dataDir)).rejects.toThrow('The database is new');
    expect(fileNames()).toEqual(['of-a-lost-one']);
    rmSync(join(dataDir, 'files', 'of-a-lost-one'));
    await (await openReplacement(dataDir)).close();
  });

  it('holds the folder against others until it is closed', async () => {
    const replacement = await openReplacement(dataDir);
    await expect(openTarget(dataDir)).rejects.toThrow(LockedError);
    await replacement.close();
    await (await openTarget(dataDir)).close();
  });
});
