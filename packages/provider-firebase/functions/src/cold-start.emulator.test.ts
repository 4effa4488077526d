import { paths } from '@lineup/domain';
import { withRecords } from '@lineup/provider/recorded';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coldCall } from '../../testing/cold-start.ts';
import { runningEmulators } from '../../testing/emulators.ts';
import {
  createEvent,
  createFestival,
  emulatorWorld,
  type EmulatorWorld,
} from '../../server/src/testing/emulator-world.ts';

const folder = fileURLToPath(new URL('../../../../dist/firebase/functions', import.meta.url));
let world: EmulatorWorld;
beforeAll(async () => {
  world = await emulatorWorld();
  await world.documents.commit([createFestival()]);
  await world.firestore.doc('users/u1').set({ permissions: ['admin'] });
}, 30_000);
afterAll(() => world.close());

test('the first commit of a machine loads no other part, no decoder of pictures and nothing of the file storage', async () => {
  const author = { id: 'u1', email: 'ada@festival.example' };
  const writes = withRecords([createEvent('a')], 'first-save', author);
  const firebase = { sign_in_second_factor: 'phone', second_factor_identifier: 'phone-1' };
  const token = { auth_time: Math.floor(Date.now() / 1000), email: author.email, firebase };
  const { projectId, hosts } = runningEmulators();
  const { answer, files, scripts } = await coldCall(
    folder,
    {
      auth: { uid: author.id, token },
      data: { name: 'commit', request: { writeId: 'first-save', writes } },
    },
    { GCLOUD_PROJECT: projectId, FIRESTORE_EMULATOR_HOST: hosts.firestore },
  );
  expect(answer).toEqual({ success: true });
  expect((await world.firestore.doc(paths.event('f1', 'a')).get()).exists).toBe(true);
  const own = scripts.filter((script) => dirname(script) === folder).map((script) => basename(script));
  expect(own.toSorted()).toEqual(files.toSorted());
  expect(scripts.filter((script) => /\/(?:@img|sharp|@google-cloud\/storage)\//u.test(script))).toEqual([]);
});
