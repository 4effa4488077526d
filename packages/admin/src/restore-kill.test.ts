import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedAdminProvider } from '@lineup/provider-embedded/administration';
import { expect, test } from 'vitest';
import { killedWhen } from './testing/killed-command.ts';
import { admin, filledFolder, contentsIndexOf, newFolder, removeFoldersAfterEach } from './testing/world.ts';
import { summaryOfIndex } from './transfer/contents-summary.ts';

removeFoldersAfterEach();

const checksumOf = async (dataDir: string) =>
  summaryOfIndex(await contentsIndexOf(embeddedAdminProvider(dataDir))).checksum;
const filesOf = (dataDir: string) => readdirSync(join(dataDir, 'files'));

/** A portal that has changed since its backup, with its current contents and those of the backup. */
async function changedSinceBackup() {
  const dataDir = await filledFolder();
  const archive = join(newFolder(), 'portal.backup');
  await admin(`backup ${archive}`, { DATA_DIR: dataDir });
  const restored = await checksumOf(dataDir);
  await admin('create late@festival.example', { DATA_DIR: dataDir });
  return { dataDir, restore: `restore ${archive} --force`, restored, old: await checksumOf(dataDir) };
}

test('a restore that is killed while its files arrive leaves the old portal, and the next one is whole', async () => {
  const { dataDir, restore, restored, old } = await changedSinceBackup();
  expect(restored).not.toBe(old);
  const before = filesOf(dataDir);
  for (const arrived of [1, 2, 3]) {
    const newFiles = () => filesOf(dataDir).filter((name) => !before.includes(name));
    expect(await killedWhen(restore, { DATA_DIR: dataDir }, () => newFiles().length >= arrived)).toBe(true);
    // The kill happened during the restore: the new files so far are still there, next to all old ones.
    expect(newFiles().length).toBeGreaterThanOrEqual(arrived);
    expect(filesOf(dataDir)).toEqual(expect.arrayContaining(before));
    expect(await checksumOf(dataDir)).toBe(old);
  }
  expect((await admin(restore, { DATA_DIR: dataDir })).code).toBe(0);
  expect(await checksumOf(dataDir)).toBe(restored);
}, 120_000);

test('a restore that is killed while the old files go leaves the new portal', async () => {
  const { dataDir, restore, restored } = await changedSinceBackup();
  const before = filesOf(dataDir);
  const isGoing = () => before.some((name) => !filesOf(dataDir).includes(name));
  await killedWhen(restore, { DATA_DIR: dataDir }, isGoing);
  expect(isGoing()).toBe(true);
  expect(await checksumOf(dataDir)).toBe(restored);
}, 120_000);
