import { createHmac } from 'node:crypto';
import { paths } from '@lineup/domain';
import { expect, test, vi } from 'vitest';
import { providerWith, releaseWorld, startOfTests } from './testing/release-world.ts';
import { callAllWebhooks, callWebhook, type SendWebhook } from './webhook.ts';

const url = 'https://hooks.example/lineup';

/** A lineup that is out, with a webhook since; `statuses` are what its server answers, in order. */
async function world(...statuses: readonly (number | null)[]) {
  const made = await releaseWorld();
  await made.publish();
  const { secret = '' } = await made.change({ type: 'webhook', url });
  const left = [...statuses];
  const send = vi.fn<SendWebhook>(() => Promise.resolve(left.length > 0 ? (left.shift() ?? null) : 200));
  const pause = vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve());
  const around = { now: made.now, send, pause, origin: 'https://lineup.example' };
  const tell = () => callWebhook(made.provider, 'f1', around);
  return { ...made, secret, send, pause, tell, webhooks: around };
}

test('a release is told, signed, and once', async () => {
  const { publish, tell, send, secret, publication } = await world();
  await tell();
  expect(send).not.toHaveBeenCalled();
  await publish();
  await Promise.all([tell(), tell()]);
  expect(send).toHaveBeenCalledTimes(1);
  const [address, body = '', headers = {}] = send.mock.calls[0] ?? [];
  expect(address).toBe(url);
  expect(JSON.parse(body)).toEqual({
    festival: { id: 'f1', name: 'Saltmarsh Weekender' },
    release: { id: 'r2', number: 2, kind: 'publish', publishedAt: '2026-06-01T12:00:00+00:00' },
    address: 'https://lineup.example/lineup/saltmarsh',
  });
  const seconds = startOfTests / 1000;
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  expect(headers).toMatchObject({ 'x-lineup-signature': `t=${seconds},v1=${signature}` });
  expect(publication()).toMatchObject({ webhookTold: { number: 2, outcome: 'delivered', status: 200 } });
});

test('a name that is not published is not told', async () => {
  const { publish, change, update, tell, send } = await world();
  await publish();
  await update(paths.festival('f1'), { name: 'A secret name' });
  await change({ type: 'withdraw' });
  await tell();
  expect(send).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(send.mock.calls)).not.toContain('secret name');
  expect(send.mock.calls.map(([, body]) => JSON.parse(body) as object)).toMatchObject([
    { release: { number: 2, kind: 'publish' } },
    { release: { number: 3, kind: 'withdraw' } },
  ]);
});

test('it is tried three times', async () => {
  const { publish, tell, send, pause, publication } = await world(500, null, 204);
  await publish();
  await tell();
  expect(send).toHaveBeenCalledTimes(3);
  expect(pause.mock.calls).toEqual([[2000], [10_000]]);
  expect(publication()).toMatchObject({ webhookTold: { outcome: 'delivered', status: 204 } });
});

test('a failure is stored, and the next release is sent nevertheless', async () => {
  const { publish, tell, send, publication } = await world(302, 404, 410);
  await publish();
  await tell();
  await tell();
  expect(send).toHaveBeenCalledTimes(3);
  expect(publication()).toMatchObject({ webhookTold: { number: 2, outcome: 'failed', status: 410 } });
  await publish();
  await tell();
  expect(publication()).toMatchObject({ webhookTold: { number: 3, outcome: 'delivered' } });
});

test('a webhook that was changed in the meantime keeps what is said of it', async () => {
  const made = await world();
  const { publish, change, tell, publication } = made;
  await publish();
  made.send.mockImplementation(async () => {
    await change({ type: 'webhook', url: 'https://hooks.example/other' });
    return 200;
  });
  await tell();
  expect(publication()).toMatchObject({ webhookTold: { number: 2, outcome: 'none' } });
});

test('nothing is stored of a festival that is deleted in the meantime', async () => {
  const { publish, tell, send, write, publication } = await world();
  await publish();
  send.mockImplementation(async () => {
    await write({ type: 'delete', path: paths.festival('f1') });
    return 200;
  });
  await tell();
  expect(publication()).toBeUndefined();
});

test('what was not told before a server ended is told at its next start', async () => {
  const { provider, publish, webhooks, send, change } = await world();
  await publish();
  const errors: unknown[] = [];
  await callAllWebhooks(provider, { ...webhooks, onError: (error) => errors.push(error) });
  expect(send).toHaveBeenCalledTimes(1);
  await publish();
  const broken = providerWith(provider, { files: { read: () => Promise.reject(new Error('broken')) } });
  await callAllWebhooks(broken, { ...webhooks, onError: (error) => errors.push(error) });
  expect(errors).toHaveLength(1);
  await change({ type: 'webhook', url: null });
  await callAllWebhooks(provider, { ...webhooks, onError: (error) => errors.push(error) });
  expect(send).toHaveBeenCalledTimes(1);
});
