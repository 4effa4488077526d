import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@lineup/domain';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { createDocumentStore } from './store.ts';
import { createEvent } from './testing/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'lineup-kill-'));
const file = join(folder, 'test.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a process commit, kills it `afterMs` after its first response, and returns how many commits it acknowledged. */
async function killedWhileCommitting(afterMs: number): Promise<number> {
  const script = fileURLToPath(new URL('testing/commit-for-ever.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => {
    if (output === '') setTimeout(() => child.kill('SIGKILL'), afterMs);
    output += piece.toString();
  });
  await once(child, 'close');
  return output.split('\n').length - 1;
}

test('a process killed at any moment leaves whole commits only, and all that it has acknowledged', async () => {
  let acknowledged = 0;
  for (const afterMs of [0, 13, 37, 71, 104]) {
    acknowledged += await killedWhileCommitting(afterMs);
    const db = openDatabase(file);
    const store = createDocumentStore({ db, now: () => 0, randomId: () => `check${afterMs}` });
    const count = store.count({ collection: paths.events('f1') });
    expect(count % 2000).toBe(0);
    expect(count / 2000).toBeGreaterThanOrEqual(acknowledged);
    expect(db.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    store.commit([createEvent('probe')]);
    store.commit([{ type: 'delete', path: paths.event('f1', 'probe') }]);
    db.close();
    acknowledged = count / 2000;
  }
}, 60_000);
