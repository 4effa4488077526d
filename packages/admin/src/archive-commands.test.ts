import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@lineup/domain';
import { embeddedAdminProvider } from '@lineup/provider-embedded/administration';
import { openDatabase } from '@lineup/provider-embedded/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleHash } from './testing/sample-contents.ts';
import { admin, filledFolder, contentsIndexOf, newFolder, removeFoldersAfterEach } from './testing/world.ts';

removeFoldersAfterEach();

let dataDir: string;
let archive: string;
beforeEach(async () => {
  dataDir = await filledFolder();
  archive = join(newFolder(), 'portal.backup');
});

const contentsOf = (folder: string) => contentsIndexOf(embeddedAdminProvider(folder));

async function accountsOf(folder: string) {
  const contents = await embeddedAdminProvider(folder).openContents();
  try {
    const accounts = [];
    for await (const account of contents.accounts()) accounts.push(account);
    return accounts;
  } finally {
    await contents.close();
  }
}

const namesDeleted = '\nThese accounts were not in the archive and are deleted:\n  new@festival.example\n';

const backup = (words = '') => admin(`backup ${archive} ${words}`, { DATA_DIR: dataDir });
const restore = (folder: string, words = '') => admin(`restore ${archive} ${words}`, { DATA_DIR: folder });

describe('backup and restore', () => {
  it('bring everything into an empty folder, with passwords and pictures', async () => {
    expect(await backup()).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        / holds 2 accounts, 272 documents and 7 files \(\d+ bytes\)\.\n$/u,
      ) as unknown,
    });
    const other = join(newFolder(), 'data');
    const { code, output } = await restore(other);
    expect([code, output]).toEqual([0, expect.stringMatching(/^events +250 +250$/mu)]);
    expect(output).not.toContain('no password');
    expect(await contentsOf(other)).toEqual(await contentsOf(dataDir));
    expect(await accountsOf(other)).toMatchObject([{ passwordHash: sampleHash }, { disabled: true }]);
    expect(readdirSync(other).filter((name) => !name.startsWith('portal.db'))).toEqual(['files']);
  });

  it('bring back what the version before the history wrote, without a past that nobody recorded', async () => {
    const old = fileURLToPath(new URL('testing/archives/before-history.backup', import.meta.url));
    const other = join(newFolder(), 'data');
    expect(await admin(`restore ${old}`, { DATA_DIR: other })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^events +2 +2$/mu) as unknown,
    });
    const { accounts, documents, files } = await contentsOf(other);
    expect([accounts.size, documents.size, files.size]).toEqual([2, 7, 3]);
    expect([...documents.keys()].filter((path) => path.includes('/changes/'))).toEqual([]);
  });

  it('let the numbers of what was published rise where it arrives, and keep them from the next backup’s comparison', async () => {
    await backup();
    const other = join(newFolder(), 'data');
    await restore(other);
    const db = openDatabase(join(other, 'portal.db'));
    const read = (path: string) =>
      JSON.parse(
        db.get<{ data: string }>('SELECT data FROM documents WHERE path = ?', path)?.data ?? 'null',
      ) as object;
    expect(read(paths.publication('f1'))).toMatchObject({ restamp: true, number: 1 });
    expect(read(paths.dueRelease('f1'))).toMatchObject({ festivalId: 'f1' });
    db.close();
    expect([...(await contentsOf(other)).documents.keys()]).not.toContain(paths.dueRelease('f1'));
  });

  it('leave nothing beside the archive, which its owner alone can read', async () => {
    await backup();
    expect(readdirSync(join(archive, '..'))).toEqual(['portal.backup']);
    expect(readdirSync(dataDir)).not.toContain('backup-files');
  });

  it('never write over an archive without --force', async () => {
    writeFileSync(archive, 'kept');
    expect(await backup()).toEqual({
      code: 1,
      output: '',
      errors: `${archive} is there already; --force replaces it.\n`,
    });
    expect(readFileSync(archive, 'utf8')).toBe('kept');
    expect((await backup('--force')).code).toBe(0);
  });

  it('say when there is no portal, and make none', async () => {
    const nowhere = join(newFolder(), 'data');
    expect(await admin(`backup ${archive}`, { DATA_DIR: nowhere })).toMatchObject({
      code: 1,
      errors: `There is no portal in ${nowhere}.\n`,
    });
    expect([existsSync(nowhere), existsSync(archive)]).toEqual([false, false]);
  });
});

describe('malformed documents', () => {
  const change = (path: string, data: string) => {
    const db = openDatabase(join(dataDir, 'portal.db'));
    db.run('UPDATE documents SET data = ? WHERE path = ?', data, path);
    db.close();
  };
  const odd = paths.event('f1', 'event-7');
  const problem = `  ${odd}: artistName: Invalid input: expected string, received number\n`;

  it('are in a backup, which lists them, and left out of a restore, which lists them too', async () => {
    change(odd, '{"artistName":7}');
    const { code, output } = await backup();
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/ 272 documents and 7 files .*\nA restore leaves out these documents/u),
    ]);
    expect(output).toContain(problem);
    const other = join(newFolder(), 'data');
    const restored = await restore(other);
    expect([restored.code, restored.errors]).toEqual([0, '']);
    expect(restored.output).toMatch(/^events +249 +249$/mu);
    expect(restored.output).toContain(`These documents were left out, as no portal stores them:\n${problem}`);
    const { documents } = await contentsOf(other);
    expect([documents.size, documents.has(odd)]).toEqual([271, false]);
  });

  it('take along what lies below them', async () => {
    change('festivals/f1/changes/change-1', '{"kind":"sets"}');
    await backup();
    const other = join(newFolder(), 'data');
    expect((await restore(other)).output).toMatch(
      /^ {2}festivals\/f1\/changes\/change-1: .* \(with 1 document below it\)$/mu,
    );
    expect((await contentsOf(other)).documents.size).toBe(270);
  });

  it('that cannot be read are named by a backup of everything else, which fails', async () => {
    change(odd, '{"artistN');
    const { code, errors } = await backup();
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(
        / 271 documents and 7 files \(\d+ bytes\), but not what cannot be read: \S+\.\n$/u,
      ),
    ]);
    expect(errors).toContain(odd);
    const other = join(newFolder(), 'data');
    expect((await restore(other)).code).toBe(0);
    expect((await contentsOf(other)).documents.size).toBe(271);
  });
});

describe('on a terminal', () => {
  const steps = (errors: string) => [
    ...new Set(
      errors
        .split('\r\u{1b}[K')
        .map((line) => line.split(/: \d/u, 1)[0])
        .filter(Boolean),
    ),
  ];
  const shown = (words: string, env: Record<string, string>) => admin(words, env, '', true);

  it('commands show how far they are, and only there', async () => {
    const made = await shown(`backup ${archive} --verify`, { DATA_DIR: dataDir });
    expect(steps(made.errors)).toEqual(['Writing the archive', 'Checking the archive']);
    expect(made.errors).toContain('Writing the archive: 0 of 273 documents');
    expect(made.output).toMatch(/^\S+ holds 2 accounts, 272 documents and 7 files \(\d+ bytes\)\.\n$/u);
    const restored = await shown(`restore ${archive}`, { DATA_DIR: join(newFolder(), 'data') });
    expect(steps(restored.errors)).toEqual([
      'Checking the archive',
      'Reading the target',
      'Writing',
      'Comparing',
    ]);
    const checked = await shown('check', { DATA_DIR: dataDir });
    expect(steps(checked.errors)).toEqual(['Checking the database and the files', 'Checking']);
    expect(checked.output).toMatch(/^No problems\. /u);
  });

  it('a line about a failure is alone on its line', async () => {
    writeFileSync(archive, '');
    const { errors } = await shown(`backup ${archive}`, { DATA_DIR: dataDir });
    expect(errors.split('\r\u{1b}[K').at(-1)).toBe(`${archive} is there already; --force replaces it.\n`);
  });

  it('nothing is shown of what the running portal has scheduled', async () => {
    const env = { DATA_DIR: dataDir, LINEUP_IN_BACKGROUND: '1' };
    expect((await shown(`backup ${archive} --verify`, env)).errors).toBe('');
  });
});

describe('a restore', () => {
  beforeEach(() => backup());

  it('refuses a portal that is not empty, and replaces it with --force', async () => {
    await admin('create new@festival.example', { DATA_DIR: dataDir });
    const before = await contentsOf(dataDir);
    expect(await restore(dataDir)).toEqual({
      code: 1,
      output: '',
      errors: 'The portal is not empty; --force replaces everything in it.\n',
    });
    expect(await contentsOf(dataDir)).toEqual(before);
    const { code, output } = await restore(dataDir, '--force');
    expect([code, output]).toEqual([0, expect.stringContaining(namesDeleted)]);
    expect((await contentsOf(dataDir)).accounts.size).toBe(2);
    expect(readdirSync(join(dataDir, 'files'))).toHaveLength(7);
  });

  it('refuses while a server holds the folder', async () => {
    writeFileSync(join(dataDir, 'server.lock'), readFileSync(lockOfThisProcess(), 'utf8'));
    const before = await contentsOf(dataDir);
    expect(await restore(dataDir, '--force')).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`in use by process ${process.pid}`) as unknown,
    });
    expect(await contentsOf(dataDir)).toEqual(before);
  });

  it('gives its documents versions that no page has read before', async () => {
    const versions = async () => {
      const db = openDatabase(join(dataDir, 'portal.db'));
      const row = db.get<{ latest: number }>('SELECT latest FROM commits');
      db.close();
      return row?.latest ?? 0;
    };
    const before = await versions();
    expect(await restore(dataDir, '--force')).toMatchObject({ code: 0 });
    expect(await versions()).toBeGreaterThan(before + 1000);
  });
});

/** A lock like that of a running server, held by this process. */
function lockOfThisProcess(): string {
  const file = join(newFolder(), 'lock');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const start = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  writeFileSync(file, `${process.pid} ${boot}/${start}\n`);
  return file;
}
