import { join } from 'node:path';
import { embeddedKeeper } from '@lineup/provider-embedded/administration';
import { expect, test } from 'vitest';
import { killedCommand } from './testing/killed-command.ts';
import { admin, filledFolder, keptIn, newFolder, removeFoldersAfterEach } from './testing/world.ts';
import { checksum } from './transfer/holdings-index.ts';

removeFoldersAfterEach();

const checksumOf = async (dataDir: string) => checksum(await keptIn(embeddedKeeper(dataDir)));

test('a restore that is killed at any moment leaves the old portal or the new one', async () => {
  const dataDir = await filledFolder();
  const archive = join(newFolder(), 'portal.backup');
  await admin(`backup ${archive}`, { DATA_DIR: dataDir });
  const restored = await checksumOf(dataDir);
  await admin('create late@festival.example', { DATA_DIR: dataDir });
  const old = await checksumOf(dataDir);
  for (const afterMs of [100, 250, 400]) {
    await killedCommand(`restore ${archive} --force`, { DATA_DIR: dataDir }, afterMs);
    expect([old, restored]).toContain(await checksumOf(dataDir));
  }
  expect((await admin(`restore ${archive} --force`, { DATA_DIR: dataDir })).code).toBe(0);
  expect(await checksumOf(dataDir)).toBe(restored);
}, 120_000);
