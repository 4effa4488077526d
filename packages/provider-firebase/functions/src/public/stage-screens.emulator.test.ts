import { paths, timestampFromMillis } from '@lineup/domain';
import type { ScreenView } from '@lineup/domain/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningEmulators } from '../../../testing/emulators.ts';
import {
  createEvent,
  createFestival,
  emulatorWorld,
  type EmulatorWorld,
} from '../../../server/src/testing/emulator-world.ts';
import { callFunction, forgedToken } from '../testing/calls.ts';

const minute = 60_000;

let world: EmulatorWorld;
beforeAll(async () => {
  world = await emulatorWorld();
  const now = Math.floor(Date.now() / minute) * minute;
  const at = (minutes: number) => timestampFromMillis(now + minutes * minute);
  const date = timestampFromMillis(Math.floor(now / 86_400_000) * 86_400_000);
  const place = { date, stage: 'Lantern' };
  await world.documents.commit([
    createFestival(),
    createEvent('a', { ...place, timeStart: at(-1), timeEnd: at(1) }),
    createEvent('b', {
      ...place,
      artistName: 'Hidden One',
      announcement: { level: 'held' },
      timeStart: at(1),
      timeEnd: at(2),
    }),
  ]);
  await world.firestore.doc('users/u1').set({ permissions: ['admin'] });
}, 60_000);
afterAll(() => world.close());

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly version: string;
  readonly view?: ScreenView;
}

/** Calls the function as Hosting does. */
async function ask(path: string, token: string | null, init: RequestInit = {}): Promise<Answered> {
  const { projectId, hosts, config } = runningEmulators();
  const address = `http://${hosts.functions}/${projectId}/${config.region}/publicLineup${path}`;
  const headers = { ...(token !== null && { 'x-stage-token': token }), 'content-type': 'application/json' };
  const response = await fetch(address, { ...init, headers });
  const text = await response.text();
  const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Omit<Answered, 'status' | 'text'>;
  return { ...body, status: response.status, text };
}

async function change(action: object): Promise<string> {
  const token = forgedToken('u1', { sign_in_second_factor: 'phone', second_factor_identifier: 'phone-1' });
  const { result } = await callFunction('changeStageScreens', { festivalId: 'f1', action }, token);
  return (result as { readonly token?: string }).token ?? '';
}

const createLink = () =>
  change({
    type: 'create',
    name: 'FOH',
    stage: 'Lantern',
    sets: [],
    artists: [],
    showNames: false,
    canReport: true,
    amberMinutes: 10,
    redMinutes: 5,
    expiresAt: timestampFromMillis(Math.floor(Date.now() / 1000) * 1000 + 86_400_000),
  });

test('a screen shows its stage, is sent only what is new, reports, and ends when its link is revoked', async () => {
  expect((await ask('/stage/screen', null)).text).toContain('/lineup-assets/');
  expect((await ask('/stage/state', 'A'.repeat(22))).status).toBe(404);
  const token = await createLink();
  const shown = await ask('/stage/state', token);
  expect(shown.status).toBe(200);
  expect(shown.view?.sets.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'The Paper Herons'],
    ['b', null],
  ]);
  expect(shown.text).not.toContain('Hidden');
  expect((await ask(`/stage/state?after=${shown.version}`, token)).view).toBeUndefined();
  await change({ type: 'message', stage: 'Lantern', text: 'Wrap up', flash: false });
  const { view } = await ask(`/stage/state?after=${shown.version}`, token);
  expect(view?.message?.text).toBe('Wrap up');
  const post = (path: string, body: object) =>
    ask(path, token, { method: 'POST', body: JSON.stringify(body) });
  await post('/stage/seen', { messageId: view?.message?.id });
  const [message] = (await world.firestore.collection(paths.stageMessages('f1')).get()).docs;
  expect(message?.get('seenAt')).not.toBeNull();
  expect((await post('/stage/report', { setId: 'a', kind: 'moreTime', minutes: 10 })).status).toBe(200);
  expect((await post('/stage/report', { setId: 'x', kind: 'started', minutes: null })).status).toBe(409);
  expect((await post('/stage/report', { setId: 'x'.repeat(1100) })).status).toBe(413);
  expect((await ask('/stage/state', token)).view?.report).toMatchObject({ minutes: 10, state: 'open' });
  const [link] = (await world.firestore.collection(paths.stageLinks).get()).docs;
  await change({ type: 'revoke', id: link?.id });
  expect((await ask('/stage/state', token)).status).toBe(404);
});
