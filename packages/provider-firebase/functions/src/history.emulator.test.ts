import { timestampFromMillis } from '@lineup/domain';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  createChange,
  createChangePart,
  createFestival,
  emulatorWorld,
  type EmulatorWorld,
} from '../../server/src/testing/emulator-world.ts';
import { pruneHistory } from './index.ts';

vi.hoisted(() => {
  // Loading the functions requires the platform's bucket setting; they work on this world's project.
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' });
});

let world: EmulatorWorld;
beforeAll(async () => {
  world = await emulatorWorld();
  await world.documents.commit([createFestival()]);
}, 30_000);
afterEach(() => vi.unstubAllEnvs());
afterAll(() => world.close());

const day = 86_400_000;
const daysAgo = (days: number) => timestampFromMillis(Date.now() - days * day);

/** Runs the function like its schedule does, in a project that retains changes for this many days. */
async function pruneKeeping(days: number): Promise<void> {
  vi.stubEnv('HISTORY_DAYS', String(days));
  await pruneHistory.run({ scheduleTime: new Date().toISOString() });
}
const left = async () => {
  const found = await Promise.all(
    ['changes', 'parts'].map((each) => world.firestore.collectionGroup(each).get()),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path.replace('festivals/f1/changes/', '')));
};

test('every day changes go that are older than the project keeps them, with their parts', async () => {
  for (const days of [1, 29, 31]) {
    const id = `c${days}`;
    await world.documents.commit([createChange(id, { at: daysAgo(days), parts: 1 }), createChangePart(id)]);
  }
  await pruneKeeping(0);
  expect(await left()).toHaveLength(6);
  await pruneKeeping(30);
  expect(await left()).toEqual(['c1', 'c29', 'c1/parts/0000', 'c29/parts/0000']);
});
