import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveDemo } from '../backup/leave-demo.ts';
import { modeOf, OtherModeError } from '../config/folder-mode.ts';
import { type Mode, parseSettings } from '../config/settings.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { freePort } from '../../../../../scripts/testing/free-ports.mjs';
import { openAdministration } from './open-administration.ts';
import { startPortalServer } from './portal-server.ts';

let base: string;
let dataDir: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'lineup-mode-'));
  dataDir = join(base, 'data');
});
afterEach(() => rmSync(base, { recursive: true }));

/** Starts the server and stops it again. */
async function startOnce(mode: Mode): Promise<void> {
  const port = String(await freePort());
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMS_GATEWAY_URL: 'https://account:token@sms.example/send',
    SMS_GATEWAY_FROM: '+12125550199',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'portal@lineup.example',
  };
  const outcome = parseSettings(mode, env, '/');
  if (!outcome.ok) throw new Error(outcome.problem);
  await (await startPortalServer(outcome.settings, '/nonexistent')).close();
}

function inDatabase<Result>(work: (db: Db) => Result): Result {
  const db = openDatabase(join(dataDir, 'portal.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const unmark = () => inDatabase((db) => db.exec('PRAGMA application_id = 0'));
const emails = () => inDatabase((db) => db.all<{ email: string }>('SELECT email FROM accounts'));
const createAccount = async (email: string) => {
  const administration = openAdministration(dataDir);
  await administration.create({ email, password: 'correct horse battery', permissions: [] });
  await administration.close();
};

describe('the data folder of the demo', () => {
  beforeEach(() => startOnce('demo'), 60_000);

  it('is refused by production, unchanged and unlocked, also where an earlier version made it', async () => {
    await expect(startOnce('production')).rejects.toThrow(OtherModeError);
    expect(readdirSync(dataDir)).not.toContain('server.lock');
    unmark();
    await expect(startOnce('production')).rejects.toThrow(/leave-demo$/u);
    await startOnce('demo');
    expect(inDatabase(modeOf)).toBe('demo');
  });

  it('can be taken into production without the accounts of the demo', async () => {
    await createAccount('ada@lineup.example');
    inDatabase((db) =>
      db.run("INSERT INTO sessions SELECT 's' || id, id, 'full', 0, 0, 0, '' FROM accounts"),
    );
    leaveDemo(dataDir);
    expect(emails()).toEqual([{ email: 'ada@lineup.example' }]);
    const count = (sql: string) => inDatabase((db) => db.all(sql).length);
    expect(count("SELECT 1 FROM documents WHERE collection = 'users'")).toBe(1);
    expect(count("SELECT 1 FROM documents WHERE collection = 'festivals'")).toBe(3);
    expect(count('SELECT 1 FROM sessions')).toBe(0);
    await startOnce('production');
    await expect(startOnce('demo')).rejects.toThrow(OtherModeError);
    expect(() => leaveDemo(dataDir)).toThrow("is not the demo's");
  });
});

describe('the data folder of production', () => {
  it('is refused by the demo from its first start on, which adds no accounts to it', async () => {
    await startOnce('production');
    await expect(startOnce('demo')).rejects.toThrow(OtherModeError);
    expect(emails()).toEqual([]);
  });

  it('is refused where an earlier version made it, and where only an account was made so far', async () => {
    await createAccount('ada@lineup.example');
    await expect(startOnce('demo')).rejects.toThrow(/npm start$/u);
    await startOnce('production');
    expect(inDatabase(modeOf)).toBe('production');
  });
});

it('all that a start makes is the owner’s alone', async () => {
  await startOnce('demo');
  const open = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
  );
  expect(open).toEqual([]);
}, 60_000);
