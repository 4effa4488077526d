import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embeddedKeeper } from '@lineup/provider-embedded/administration';
import { expect, test } from 'vitest';
import { admin, filledFolder, keptIn, newFolder, removeFoldersAfterEach } from './testing/world.ts';
import { checksum } from './transfer/holdings-index.ts';

removeFoldersAfterEach();

/** Lets a process restore and kills it `afterMs` past its beginning. */
async function killedWhileRestoring(archive: string, dataDir: string, afterMs: number): Promise<void> {
  const script = fileURLToPath(new URL('testing/restore-once.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, archive, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs));
  await once(child, 'close');
}

const checksumOf = async (dataDir: string) => checksum(await keptIn(embeddedKeeper(dataDir)));

test('a restore that is killed at any moment leaves the old portal or the new one', async () => {
  const dataDir = await filledFolder();
  const archive = join(newFolder(), 'portal.backup');
  await admin(`backup ${archive}`, { DATA_DIR: dataDir });
  const restored = await checksumOf(dataDir);
  await admin('create late@festival.example', { DATA_DIR: dataDir });
  const old = await checksumOf(dataDir);
  for (const afterMs of [50, 250]) {
    await killedWhileRestoring(archive, dataDir, afterMs);
    expect([old, restored]).toContain(await checksumOf(dataDir));
  }
  expect((await admin(`restore ${archive} --force`, { DATA_DIR: dataDir })).code).toBe(0);
  expect(await checksumOf(dataDir)).toBe(restored);
}, 120_000);
