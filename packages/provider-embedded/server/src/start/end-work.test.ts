import { expect, test } from 'vitest';
import { createBrowser, passPassword } from '../testing/browser.ts';
import { createTestServer } from '../testing/test-server.ts';
import { endWork } from './end-work.ts';

/** A server whose text messages are sent when the test says so. */
function world() {
  let handOver: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    handOver = resolve;
  });
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const sms = { send: () => (asked(), released) };
  const server = createTestServer({ sms });
  server.addPerson('admin@festival.example');
  return { ...server, handOver, isAsked };
}

test('the end waits for a request that is being answered, so that the database is not closed under it', async () => {
  const server = world();
  const response = passPassword(createBrowser(server), 'admin@festival.example');
  await server.isAsked;
  let ended = false;
  const close = async () => {
    await endWork(server.rooms);
    ended = true;
    server.db.close();
  };
  const end = close();
  await new Promise(setImmediate);
  expect(ended).toBe(false);
  server.handOver();
  await end;
  expect((await response).body).toMatchObject({ kind: 'secondFactor', challenge: { codeSent: true } });
});

test('the end waits for the work that a request leaves behind', async () => {
  const server = world();
  const steps: string[] = [];
  let finish: () => void = () => undefined;
  server.rooms.background.run('sending', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    steps.push(`background ${server.db.get<{ n: number }>('SELECT 1 AS n')?.n ?? 0}`);
  });
  const end = endWork(server.rooms).then(() => steps.push('end'));
  await new Promise(setImmediate);
  finish();
  await end;
  expect(steps).toEqual(['background 1', 'end']);
});

test('without any work the end comes at once, and again', async () => {
  const { rooms } = world();
  await endWork(rooms);
  await expect(endWork(rooms)).resolves.toBeUndefined();
});
