import { paths, timestampFromMillis } from '@lineup/domain';
import { changeData } from '@lineup/provider/sample-documents';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LockedError } from '../config/lock.ts';
import { parseSettings, type Settings } from '../config/settings.ts';
import { openDatabase } from '../database/open.ts';
import { createDocumentStore, randomId } from '../documents/store.ts';
import { createServerProvider, noFiles } from '../functions/server-provider.ts';
import { freePort } from '../../../../../scripts/testing/free-ports.mjs';
import { AddressInUseError } from './listen.ts';
import { type PortalServer, startPortalServer, type ThreadPrograms } from './portal-server.ts';

let base: string;
let settings: Settings;
let server: PortalServer;

const password = 'a lantern over the water';

function demoSettings(dataDir: string, port: number): Settings {
  const env = { PORT: String(port), DATA_DIR: dataDir, DEMO_PASSWORD: password, LOG_LEVEL: 'silent' };
  const outcome = parseSettings('demo', env, '/');
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.settings;
}

const nowhere = '/nonexistent';
const start = (at: Settings, programs: ThreadPrograms = {}) => startPortalServer(at, nowhere, programs);
const post = (path: string, body: object) =>
  fetch(`${settings.publicUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: settings.publicUrl },
    body: JSON.stringify(body),
  });

/** Starts the server on a new port: the previous one may have been taken since. */
async function startAnywhere(
  change: Partial<Pick<Settings, 'historyDays' | 'backups'>> = {},
  programs: ThreadPrograms = {},
): Promise<void> {
  for (;;) {
    settings = demoSettings(join(base, 'data'), await freePort());
    try {
      server = await start({ ...settings, ...change }, programs);
      return;
    } catch (error) {
      if (!(error instanceof AddressInUseError)) throw error;
    }
  }
}

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'lineup-start-'));
  await startAnywhere();
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(base, { recursive: true });
});

describe('the first start of the demo', () => {
  it('serves over HTTP with the given password for its three accounts', async () => {
    expect(server.demo).toEqual({ isNew: true, password });
    expect((await fetch(`${settings.publicUrl}/healthz`)).status).toBe(200);
    const kinds: unknown[] = [];
    for (const name of ['admin', 'newcomer', 'visitor']) {
      const handle = await post('/api/auth/sign-in', { email: `${name}@festival.example`, password });
      kinds.push(await handle.json());
    }
    expect(kinds).toMatchObject([
      { kind: 'secondFactor', challenge: { phoneHint: '0100', codeSent: true } },
      { kind: 'enrolment' },
      { error: { code: 'not-an-administrator' } },
    ]);
    expect(await (await fetch(`${settings.publicUrl}/outbox.json`)).json()).toMatchObject([
      { channel: 'sms', to: '+12125550100' },
    ]);
  });

  it('refuses a second server on the same folder', async () => {
    await expect(start(demoSettings(settings.dataDir, await freePort()))).rejects.toThrow(LockedError);
  });

  it('says when its address is taken, and leaves no lock behind', async () => {
    const other = join(base, 'other');
    await expect(start(demoSettings(other, settings.port))).rejects.toThrow(AddressInUseError);
    expect(readdirSync(other)).not.toContain('server.lock');
    const db = openDatabase(join(other, 'portal.db'));
    expect(db.all('SELECT id FROM accounts')).toEqual([]);
    db.close();
  }, 60_000);
});

describe('a later start', () => {
  it('finds everything there, whole in one file, and changes nothing', async () => {
    await server.close();
    expect(readdirSync(settings.dataDir)).not.toContain('server.lock');
    const db = openDatabase(join(settings.dataDir, 'portal.db'));
    const count = () => db.get<{ n: number }>('SELECT count(*) AS n FROM documents')?.n ?? 0;
    const before = count();
    await startAnywhere();
    expect(server.demo).toEqual({ isNew: false, password: null });
    expect([before > 500, count() === before]).toEqual([true, true]);
    db.close();
  });

  it('removes what the history is to keep no longer', async () => {
    await server.close();
    const db = openDatabase(join(settings.dataDir, 'portal.db'));
    const store = createDocumentStore({ db, now: () => 0, randomId });
    const { documents } = createServerProvider(store, noFiles);
    const [festival] = await documents.query({ collection: paths.festivals });
    const change = paths.change(festival?.id ?? '', 'c1');
    await documents.commit([
      { type: 'create', path: change, data: changeData({ at: timestampFromMillis(0) }) },
    ]);
    await startAnywhere({ historyDays: 30 });
    await vi.waitFor(() => expect(documents.get(change)).resolves.toBeNull(), 10_000);
    db.close();
  });
});

describe('a first start that was killed in between', () => {
  it('is started again, without doubled festivals, and their lineups have their addresses', async () => {
    await server.close();
    const db = openDatabase(join(settings.dataDir, 'portal.db'));
    const slugs = () => db.all("SELECT path FROM documents WHERE collection = 'lineupSlugs' ORDER BY path");
    const before = slugs();
    expect(before).toHaveLength(2);
    db.run('DELETE FROM accounts');
    db.run("DELETE FROM documents WHERE collection = 'users'");
    await startAnywhere();
    expect(server.demo?.isNew).toBe(true);
    expect(db.all("SELECT path FROM documents WHERE collection = 'festivals'")).toHaveLength(3);
    expect(slugs()).toEqual(before);
    db.close();
  }, 60_000);
});

describe('scheduled backups', () => {
  const keep = { days: 7, weeks: 4 };
  const healthBackup = async () => {
    const response = await fetch(`${settings.publicUrl}/healthz`);
    return ((await response.json()) as { backup: object }).backup;
  };
  /**
   * A program that replaces the operators' command line; it gets the arguments but nothing of the server's environment.
   */
  const program = (text: string) => {
    const file = join(base, 'program.mjs');
    writeFileSync(file, `import { writeFileSync } from 'node:fs';\n${text}`);
    return file;
  };

  it('are written by the operators’ command right after a start that has none', async () => {
    await server.close();
    const folder = join(base, 'backups');
    mkdirSync(folder);
    const adminFile = program(
      'writeFileSync(process.argv[3], JSON.stringify([process.argv.slice(2), Object.keys(process.env).sort()]));',
    );
    await startAnywhere({ backups: { folder, at: 0, keep } }, { adminFile });
    await vi.waitFor(async () => expect(await healthBackup()).toMatchObject({ state: 'ok' }), 10_000);
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^lineup-\d{8}T\d{6}Z\.backup$/u);
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual([
      ['backup', join(folder, name.replace('.backup', '.unverified')), '--verify'],
      ['DATA_DIR', 'LINEUP_IN_BACKGROUND'],
    ]);
  });

  it('that fail are in the health with what the command says', async () => {
    await server.close();
    const adminFile = program("process.stderr.write('There is no room.\\n'); process.exitCode = 1;");
    const folder = mkdtempSync(join(base, 'full-'));
    await startAnywhere({ backups: { folder, at: 0, keep } }, { adminFile });
    await vi.waitFor(
      async () =>
        expect(await healthBackup()).toEqual({
          state: 'failed',
          lastGood: null,
          problem: 'There is no room.',
        }),
      10_000,
    );
    await server.close();
    await startAnywhere();
  });
});

describe('the end', () => {
  it('closes open streams and idle connections instead of waiting for them', async () => {
    const handle = await fetch(`${settings.publicUrl}/config.json`);
    await handle.json();
    const started = performance.now();
    await server.close();
    expect(performance.now() - started).toBeLessThan(5000);
    await startAnywhere();
  });
});
