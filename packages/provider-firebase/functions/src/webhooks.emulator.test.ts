import { paths } from '@lineup/domain';
import { webhookDeliverySchema } from '@lineup/domain/release';
import { changePublication, publishLineup } from '@lineup/functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  createEvent,
  createFestival,
  emulatorWorld,
  type EmulatorWorld,
} from '../../server/src/testing/emulator-world.ts';

const around = { by: { id: 'u1', email: 'ada@festival.example' }, now: Date.now, webhookRule: () => true };

let world: EmulatorWorld;
beforeAll(async () => {
  world = await emulatorWorld();
  await world.documents.commit([createFestival(), createEvent('a')]);
}, 60_000);
afterAll(() => world.close());

const publish = (releaseId: string) =>
  publishLineup(
    world.provider,
    { festivalId: 'f1', releaseId, ticked: null, at: null, slug: 'tide', expectedConflicts: 1 },
    around,
  );

async function delivery() {
  const [found] = await world.documents.query({ collection: paths.webhookDeliveries('f1') });
  return { id: found?.id ?? '', ...webhookDeliverySchema.parse(found?.data) };
}

test('a webhook is called when a release is out, in the first seconds, and to the public internet only', async () => {
  await publish('r1');
  const url = 'https://127.0.0.1/lineup';
  await changePublication(world.provider, { festivalId: 'f1', action: { type: 'webhook', url } }, around);
  await publish('r2');
  const attempted = async (isEnough: (found: Awaited<ReturnType<typeof delivery>>) => boolean) =>
    vi.waitFor(
      async () => {
        const found = await delivery();
        expect(found).toSatisfy(isEnough);
        return found;
      },
      { timeout: 90_000, interval: 250 },
    );
  // An emulated function may start so slowly that all three times of the first seconds have passed: it then makes one
  // attempt.
  const { id, round, ...progress } = await attempted(({ tries }) => tries >= 1);
  expect(progress.number).toBe(2);
  expect(['waiting', 'sending']).toContain(progress.state);
  expect(new Set(progress.attempts.map(({ result }) => result))).toEqual(new Set(['notPublic']));

  const action = { type: 'sendAgain', deliveryId: id, round } as const;
  // During an attempt, and in the first seconds of a round, the delivery cannot be repeated.
  await vi.waitFor(
    async () => {
      await changePublication(world.provider, { festivalId: 'f1', action }, around);
      expect((await delivery()).round).toBe(2);
    },
    { timeout: 30_000, interval: 500 },
  );
  const again = await attempted((found) => found.round === 2 && found.tries >= 1);
  expect(again.attempts.length).toBeGreaterThan(progress.attempts.length);
}, 240_000);
