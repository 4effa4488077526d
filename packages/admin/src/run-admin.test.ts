import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { operator, paths, timestampFromMillis } from '@lineup/domain';
import { changeData } from '@lineup/provider/sample-documents';
import { openDatabase } from '@lineup/provider-embedded/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { runAdmin } from './index.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lineup-admin-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const email = 'ada@festival.example';

async function admin(words: string, typed = '') {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const env = { DATA_DIR: dataDir };
  const code = await runAdmin(words.split(' ').filter(Boolean), {
    env,
    input: Readable.from([typed]),
    output,
    errors,
    now: () => 0,
  });
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') };
}

/** The access log entries of the operator's commands. */
function accessLog(): readonly unknown[] {
  const db = openDatabase(join(dataDir, 'portal.db'));
  const rows = db.all<{ data: string }>(
    "SELECT data FROM documents WHERE collection = 'accessLog' ORDER BY path",
  );
  db.close();
  return rows.map(({ data }) => JSON.parse(data) as unknown);
}

/** Gives every account a phone and a session. */
function signEverybodyIn(): void {
  const db = openDatabase(join(dataDir, 'portal.db'));
  db.run("UPDATE accounts SET phone = '+12125550100'");
  db.run("INSERT INTO sessions SELECT 'session-' || id, id, 'full', 0, 0, 0, '' FROM accounts");
  db.close();
}

function sessions(): number {
  const db = openDatabase(join(dataDir, 'portal.db'));
  const { length } = db.all('SELECT id FROM sessions');
  db.close();
  return length;
}

describe('making and listing accounts', () => {
  it('makes an administrator with a password of its own and shows it once', async () => {
    const { code, output } = await admin(`create ${email}`);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Password: [\w-]{20}$/mu)]);
    expect((await admin('list')).output).toBe(`${email}  administrator  no phone\n`);
  });

  it('takes a password from standard input without showing it', async () => {
    const { code, output } = await admin(`create ${email} --password-stdin`, 'correct horse battery\nmore');
    expect([code, output.includes('correct')]).toEqual([0, false]);
  });

  it('says so when there is nobody', async () => {
    expect((await admin('list')).output).toBe('There are no accounts.\n');
  });

  it.each([
    [
      'an account that is there',
      `create ${email.toUpperCase()}`,
      '',
      'There is an account ada@festival.example already.',
    ],
    ['what is no address', 'create ada', '', 'ada is not an e-mail address.'],
    [
      'a short password',
      'create b@c.example --password-stdin',
      'short\n',
      'The password must have at least 12 characters.',
    ],
    [
      'an empty password',
      'create b@c.example --password-stdin',
      '',
      'The password must have at least 12 characters.',
    ],
  ])('refuses %s in one line', async (_what, words, typed, line) => {
    await admin(`create ${email}`);
    expect(await admin(words, typed)).toEqual({ code: 1, output: '', errors: `${line}\n` });
    expect((await admin('list')).output.trim().split('\n')).toHaveLength(1);
  });
});

describe('changing accounts', () => {
  beforeEach(async () => {
    await admin(`create ${email}`);
    signEverybodyIn();
  });

  it('takes the permission away with the sessions and gives it back', async () => {
    expect((await admin(`revoke ${email}`)).code).toBe(0);
    expect([(await admin('list')).output.includes('no permission'), sessions()]).toEqual([true, 0]);
    expect(accessLog()).toMatchObject([{ action: 'revoked', by: operator, person: { email } }]);
    expect((await admin(`grant ${email}`)).code).toBe(0);
    expect((await admin('list')).output).toContain('administrator');
  });

  it('forgets the phone and ends the sessions', async () => {
    expect((await admin('list')).output).toContain('phone +•••••••0100');
    expect((await admin(`reset-phone ${email}`)).code).toBe(0);
    expect([(await admin('list')).output.includes('no phone'), sessions()]).toEqual([true, 0]);
    expect(accessLog()).toMatchObject([{ action: 'phoneReset', by: operator, person: { email } }]);
  });

  it('sets a password and ends the sessions; a short one changes nothing', async () => {
    expect((await admin(`set-password ${email}`, 'short\n')).code).toBe(1);
    expect(sessions()).toBe(1);
    expect((await admin(`set-password ${email}`, 'another long password\n')).code).toBe(0);
    expect(sessions()).toBe(0);
  });

  it.each(['grant', 'revoke', 'reset-phone', 'set-password'])(
    '%s says when there is no such account',
    async (name) => {
      expect(await admin(`${name} nobody@c.example`, 'another long password\n')).toEqual({
        code: 1,
        output: '',
        errors: 'There is no account nobody@c.example.\n',
      });
      expect(accessLog()).toEqual([]);
    },
  );
});

describe('leaving the demo', () => {
  it('removes its accounts only and says how to go on', async () => {
    await admin('create newcomer@festival.example');
    await admin(`create ${email}`);
    const { code, output } = await admin('leave-demo');
    expect([code, output]).toEqual([0, expect.stringMatching(/accounts are removed.*npm run serve\.\n$/u)]);
    expect((await admin('list')).output).toBe(`${email}  administrator  no phone\n`);
  });

  it('refuses a folder of production in one line', async () => {
    await admin(`create ${email}`);
    const errors = `The data folder ${dataDir} is not the demo's.\n`;
    expect(await admin('leave-demo')).toEqual({ code: 1, output: '', errors });
  });

  it('is nothing for Firebase', async () => {
    const { code, errors } = await admin('leave-demo --provider firebase --project demo-lineup');
    expect([code, errors]).toEqual([1, 'Firebase has no demo.\n']);
  });
});

it('check does not apply to Firebase, and says so in one line', async () => {
  expect(await admin('check --provider firebase --project demo-lineup')).toEqual({
    code: 1,
    output: '',
    errors: 'Google checks the storage of Firebase; check is for the embedded provider.\n',
  });
});

describe('the command line', () => {
  it('lists its commands', async () => {
    const { code, output } = await admin('--help');
    expect(code).toBe(0);
    for (const name of Object.keys(commands)) expect(output).toContain(`  ${name}`);
    expect((await admin('')).output).toBe(output);
  });

  it.each(Object.keys(commands))('%s has help of its own', async (name) => {
    expect((await admin(`${name} --help`)).output).toMatch(
      new RegExp(`^Usage: npm run admin -- ${name}`, 'u'),
    );
  });

  it.each([
    'remove a@b.example',
    'grant',
    'grant a@b.example c@d.example',
    'list all',
    'grant a@b.example --force',
    'backup',
    'restore a b',
    'leave-demo now',
    'copy',
    'copy --from embedded',
    'copy --from embedded --to embedded',
    'copy --from embedded --to elsewhere',
    'list --provider elsewhere',
    'list --provider firebase',
    'copy --from embedded --to firebase',
    'list --project',
  ])('refuses %j in one line', async (words) => {
    const { code, errors } = await admin(words);
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1]);
  });
});

describe('the history', () => {
  const id = 'f1';
  const at = (day: number) => timestampFromMillis(Date.UTC(2026, 5, day));

  function storeChanges(): void {
    const db = openDatabase(join(dataDir, 'portal.db'));
    const insert = (path: string, data: object) =>
      db.run(
        'INSERT INTO documents (path, collection, data, version) VALUES (?, ?, ?, 1)',
        path,
        path.slice(0, path.lastIndexOf('/')),
        JSON.stringify(data),
      );
    insert(paths.festival(id), { name: 'Saltmarsh' });
    for (const day of [1, 2, 3]) insert(paths.change(id, `c${day}`), changeData({ at: at(day) }));
    db.close();
  }

  it('is pruned of what was done before a day', async () => {
    storeChanges();
    expect((await admin('history prune --before 2026-06-03')).output).toBe(
      '2 changes from before 2026-06-03 removed.\n',
    );
    expect((await admin('history prune --before 2026-06-04')).output).toBe(
      '1 change from before 2026-06-04 removed.\n',
    );
  });

  it('forgets a person', async () => {
    storeChanges();
    expect((await admin('history forget robin@festival.example')).output).toBe(
      'robin@festival.example taken out of 3 records.\n',
    );
  });

  it('asks for a day that there is', async () => {
    for (const words of ['history prune', 'history prune --before yesterday', 'history forget', 'history']) {
      expect((await admin(words)).code).toBe(1);
    }
  });
});
