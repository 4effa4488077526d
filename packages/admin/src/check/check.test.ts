import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@lineup/domain';
import { openDatabase } from '@lineup/provider-embedded/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { admin, filledFolder, newFolder, removeFoldersAfterEach } from '../testing/world.ts';
import { runningPortal } from '../testing/running-portal.ts';

removeFoldersAfterEach();

let dataDir: string;
beforeEach(async () => {
  dataDir = await filledFolder();
});

const check = () => admin('check', { DATA_DIR: dataDir });

/** The lines printed by a `check` that exits with code 1. */
async function problems(): Promise<readonly string[]> {
  const { code, output, errors } = await check();
  expect([code, output]).toEqual([1, '']);
  return errors.trimEnd().split('\n');
}

function change(sql: string, ...values: string[]): void {
  const db = openDatabase(join(dataDir, 'portal.db'));
  db.run(sql, ...values);
  db.close();
}

function filePaths(): ReadonlyMap<string, string> {
  const db = openDatabase(join(dataDir, 'portal.db'));
  const rows = db.all<{ id: string; path: string }>('SELECT id, path FROM files');
  db.close();
  return new Map(rows.map(({ id, path }) => [path, id]));
}

describe('a whole folder', () => {
  it('has no problems', async () => {
    expect(await check()).toEqual({
      code: 0,
      output: expect.stringMatching(/^No problems\. \d+ documents, /u) as unknown,
      errors: '',
    });
  });

  it('is left as it is', async () => {
    const before = readFileSync(join(dataDir, 'portal.db'));
    await check();
    expect(readFileSync(join(dataDir, 'portal.db')).equals(before)).toBe(true);
  });

  it('may belong to a running portal', async () => {
    const portal = await runningPortal(dataDir);
    expect((await check()).code).toBe(0);
    portal.close();
  });

  it('is one with a portal', async () => {
    dataDir = join(newFolder(), 'data');
    expect(await problems()).toEqual([`There is no portal in ${dataDir}.`]);
  });
});

describe('damaged documents', () => {
  const event = paths.event('f1', 'event-7');

  it.each([
    ['that cannot be read', "UPDATE documents SET data = '{' WHERE path = ?", event, 'cannot be read'],
    [
      'with a wrong field',
      `UPDATE documents SET data = json_set(data, '$.artistName', 7) WHERE path = ?`,
      event,
      'artistName: Invalid input: expected string, received number',
    ],
    [
      'that name a file which is not there',
      `UPDATE documents SET data = json_set(data, '$.imageURL', '/files/gone') WHERE path = ?`,
      event,
      'names the file /files/gone, which is not there',
    ],
  ])('%s are named', async (_what, sql, path, problem) => {
    change(sql, path);
    expect(await problems()).toEqual([`${path}: ${problem}`]);
  });

  it('of a festival that is not there are named one by one', async () => {
    change(
      "INSERT INTO documents (path, collection, data, version) SELECT 'festivals/lost/lineupEvents/e', 'festivals/lost/lineupEvents', data, version FROM documents WHERE path = ?",
      event,
    );
    expect(await problems()).toEqual(['festivals/lost/lineupEvents/e: what it belongs to is not there']);
  });

  it('of a record that lacks a part are named with the part', async () => {
    const row = () => {
      const db = openDatabase(join(dataDir, 'portal.db'));
      const found = db.get<{ path: string }>(
        "SELECT path FROM documents WHERE collection LIKE '%/parts' ORDER BY path",
      );
      db.close();
      return found?.path ?? '';
    };
    const part = row();
    change('DELETE FROM documents WHERE path = ?', part);
    const [record, id] = part.split('/parts/');
    expect(await problems()).toEqual([`${record}: its part ${id} is missing`]);
  });

  it('of a publication whose release is gone are named', async () => {
    change('DELETE FROM documents WHERE collection = ?', paths.releases('f1'));
    expect(await problems()).toContainEqual(
      expect.stringMatching(
        /publications\/current: names festivals\/f1\/releases\/[\w-]+, which is not there$/u,
      ),
    );
  });

  it('are counted beyond the first two hundred', async () => {
    change("UPDATE documents SET data = '{' WHERE collection = ?", paths.events('f1'));
    const lines = await problems();
    expect([lines.length, lines.at(-1)]).toEqual([201, 'and 50 more']);
  });
});

describe('damaged files', () => {
  it('that are missing, cut or not recorded are named', async () => {
    const [[first = '', firstId = ''] = [], [second = '', secondId = ''] = []] = filePaths();
    const at = (name: string) => join(dataDir, 'files', name);
    const size = readFileSync(at(secondId)).length;
    rmSync(at(firstId));
    writeFileSync(at(secondId), '');
    writeFileSync(at('stray'), '');
    utimesSync(at('stray'), 0, 0);
    expect(await problems()).toEqual([
      `files/${firstId} (${first}): the file is missing`,
      `files/${secondId} (${second}): has 0 bytes instead of ${size}`,
      'files/stray: belongs to no record',
    ]);
  });

  it('are not those that a working portal may be writing', async () => {
    writeFileSync(join(dataDir, 'files', 'arriving.tmp'), '');
    expect((await check()).code).toBe(0);
  });

  it('that no document mentions are noted, as the portal removes them', async () => {
    change('UPDATE files SET created_at = 0');
    change(
      `UPDATE documents SET data = json_set(data, '$.imageURL', NULL) WHERE json_type(data, '$.imageURL') = 'text'`,
    );
    const { code, output } = await check();
    expect([code, output]).toEqual([0, expect.stringContaining('no document mentions it; the next start')]);
  });

  it('that are all gone are all named', async () => {
    rmSync(join(dataDir, 'files'), { recursive: true });
    mkdirSync(join(dataDir, 'files'));
    expect((await problems()).filter((line) => line.endsWith('the file is missing'))).toHaveLength(
      filePaths().size,
    );
    expect(readdirSync(join(dataDir, 'files'))).toEqual([]);
  });
});

describe('a damaged database', () => {
  const file = () => join(dataDir, 'portal.db');
  beforeEach(() => {
    const db = openDatabase(file());
    db.get('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
  });

  it('is named with what SQLite says of it', async () => {
    const bytes = readFileSync(file());
    writeFileSync(file(), bytes.fill(0x41, 4096 * 40, 4096 * 44));
    const lines = await problems();
    expect(lines[0]).toContain(file());
    expect(readFileSync(file()).equals(bytes)).toBe(true);
  });

  it.each([
    ['another kind of file', () => 'Not a database at all.\n'.repeat(1000)],
    ['nothing', () => ''],
  ])('that is %s is named in one line', async (_what, content) => {
    writeFileSync(file(), content());
    expect(await problems()).toEqual([expect.stringContaining(`The database ${file()} is `)]);
  });
});
