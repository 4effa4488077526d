import { embeddedAdminProvider } from '@lineup/provider-embedded/administration';
import type { AdminProvider } from '@lineup/provider/administration';
import { expect, test } from 'vitest';
import { firebaseWorld } from './testing/firebase.ts';
import { killedCommand } from './testing/killed-command.ts';
import { admin, filledFolder, contentsIndexOf, removeFoldersAfterEach } from './testing/world.ts';
import { summaryOfIndex } from './transfer/contents-summary.ts';

removeFoldersAfterEach();
const { env, adminProvider } = firebaseWorld();

const checksumOf = async (one: AdminProvider) => summaryOfIndex(await contentsIndexOf(one)).checksum;
const there = 'copy --from embedded --to firebase';
const moments = [500, 900, 1300];

test('a copy whose process is killed again and again is continued by the next one', async () => {
  const dataDir = await filledFolder();
  const settings = { ...env, DATA_DIR: dataDir };
  const before = await checksumOf(embeddedAdminProvider(dataDir));
  const killed: boolean[] = [];
  for (const afterMs of moments) killed.push(await killedCommand(there, settings, afterMs));
  expect(killed).toContain(true);
  expect(await admin(there, settings)).toMatchObject({ code: 0, errors: '' });
  expect(await checksumOf(adminProvider)).toBe(before);
  // The source is unchanged.
  expect(await checksumOf(embeddedAdminProvider(dataDir))).toBe(before);
}, 120_000);
