import { createHmac } from 'node:crypto';
import { paths } from '@lineup/domain';
import {
  mostWebhookDeliveries,
  webhookAttemptTimes,
  type WebhookDelivery,
  type WebhookResult,
} from '@lineup/domain/release';
import { describe, expect, test, vi } from 'vitest';
import { deleteFestival } from '../../delete-festival.ts';
import { hour, minute, providerWith, releaseWorld, startOfTests } from '../testing/release-world.ts';
import { callDueWebhooks, callWebhook, callWebhookInSeconds, type SendWebhook } from './index.ts';

const url = 'https://hooks.example/lineup';

/**
 * A published lineup with a webhook added afterwards; `results` are the results of its calls in order, followed by 200.
 */
async function world(...results: readonly WebhookResult[]) {
  const made = await releaseWorld();
  await made.publish();
  const { secret = '' } = await made.change({ type: 'webhook', url });
  const left = [...results];
  const send = vi.fn<SendWebhook>(() => Promise.resolve(left.shift() ?? 200));
  const surroundings = { now: made.now, send, origin: 'https://lineup.example' };
  const around = { ...surroundings, onError: (error: unknown) => void made.errors.push(error) };
  const deliveries = () =>
    made.stored
      .paths()
      .filter((path) => path.startsWith(`${paths.webhookDeliveries('f1')}/`))
      .map((path) => ({ ...made.stored.read(path), id: path.split('/').at(-1) }) as WebhookDelivery)
      .toSorted((a, b) => a.number - b.number);
  return {
    ...made,
    secret,
    send,
    surroundings,
    deliveries,
    callDue: (on = made.provider) => callDueWebhooks(on, around),
    /** The delivery ids of the calls so far. */
    sentIds: () => send.mock.calls.map(([, body]) => (JSON.parse(body) as { id: string }).id),
    nextAt: () => made.stored.read(paths.webhookSecret('f1'))?.['nextAt'],
    sendAgain: ({ id, round }: WebhookDelivery) => made.change({ type: 'sendAgain', deliveryId: id, round }),
  };
}

test('a release is sent, signed and with an id, and once', async () => {
  const { publish, callDue, send, secret, deliveries, nextAt } = await world();
  await callDue();
  expect(send).not.toHaveBeenCalled();
  await publish();
  await Promise.all([callDue(), callDue()]);
  expect(send).toHaveBeenCalledTimes(1);
  const [delivery] = deliveries();
  const [address, body = '', headers = {}] = send.mock.calls[0] ?? [];
  expect(address).toBe(url);
  expect(JSON.parse(body)).toEqual({
    id: delivery?.id,
    festival: { id: 'f1', name: 'Saltmarsh Weekender' },
    release: { id: 'r2', number: 2, kind: 'publish', publishedAt: '2026-06-01T12:00:00+00:00' },
    address: 'https://lineup.example/lineup/saltmarsh',
  });
  const seconds = startOfTests / 1000;
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  expect(headers).toMatchObject({
    'x-lineup-delivery': delivery?.id,
    'x-lineup-signature': `t=${seconds},v1=${signature}`,
  });
  expect(delivery).toMatchObject({ number: 2, state: 'delivered', attempts: [{ result: 200 }] });
  expect(nextAt()).toBeNull();
});

test('a name that is not published is not sent', async () => {
  const { publish, change, update, callDue, send } = await world();
  await publish();
  await update(paths.festival('f1'), { name: 'A secret name' });
  await change({ type: 'withdraw' });
  await callDue();
  expect(send).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(send.mock.calls)).not.toContain('secret name');
  expect(send.mock.calls.map(([, body]) => JSON.parse(body) as object)).toMatchObject([
    { release: { number: 2, kind: 'publish' } },
    { release: { number: 3, kind: 'withdraw' } },
  ]);
});

test('what is not received is sent at growing intervals for a day, with the same id, then given up', async () => {
  const { publish, callDue, send, sentIds, deliveries, advance, now } = await world();
  send.mockResolvedValue(500);
  await publish();
  for (const [place, time] of webhookAttemptTimes.entries()) {
    advance(startOfTests + time - 1 - now());
    await callDue();
    expect(send).toHaveBeenCalledTimes(place);
    advance(1);
    await callDue();
    expect(send).toHaveBeenCalledTimes(place + 1);
  }
  advance(100 * hour);
  await callDue();
  expect(new Set(sentIds()).size).toBe(1);
  expect(sentIds()).toHaveLength(webhookAttemptTimes.length);
  expect(deliveries()).toMatchObject([{ state: 'failed', nextAt: null }]);
});

test('the log has the result of each attempt', async () => {
  const { publish, callDue, deliveries, advance } = await world(302, 'untrusted', 'notPublic');
  await publish();
  for (const seconds of [0, 2, 8, 50]) {
    advance(seconds * 1000);
    await callDue();
  }
  const results = deliveries()[0]?.attempts.map(({ result }) => result);
  expect(results).toEqual([302, 'untrusted', 'notPublic', 200]);
});

test('each attempt is signed at its own time', async () => {
  const { publish, callDue, send, advance } = await world(500);
  await publish();
  await callDue();
  advance(2 * hour);
  await callDue();
  const times = send.mock.calls.map(([, , headers]) => headers['x-lineup-signature']?.split(',')[0]);
  expect(times).toEqual([`t=${startOfTests / 1000}`, `t=${(startOfTests + 2 * hour) / 1000}`]);
});

test('a newer release does not wait for one that is not received, nor for a slow receiver', async () => {
  const { publish, callDue, send, deliveries } = await world();
  let answer: (result: WebhookResult) => void = () => undefined;
  send.mockReturnValueOnce(
    new Promise((settle) => {
      answer = settle;
    }),
  );
  await publish();
  const slow = callDue();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await publish();
  await callDue();
  expect(deliveries()).toMatchObject([
    { number: 2, state: 'sending' },
    { number: 3, state: 'delivered' },
  ]);
  answer('timeout');
  await slow;
  expect(deliveries()).toMatchObject([{ state: 'waiting', attempts: [{ result: 'timeout' }] }, {}]);
});

test('an attempt that was interrupted is made again, with the same id', async () => {
  const { publish, callDue, send, sentIds, deliveries, advance, errors } = await world();
  await publish();
  send.mockRejectedValueOnce(new Error('killed'));
  await callDue();
  await callDue();
  expect(errors).toHaveLength(1);
  expect(deliveries()).toMatchObject([{ state: 'sending', attempts: [] }]);
  advance(minute);
  await callDue();
  expect(deliveries()).toMatchObject([{ state: 'delivered', tries: 1 }]);
  expect(sentIds()).toHaveLength(2);
  expect(new Set(sentIds()).size).toBe(1);
});

test('of two processes that look one makes the attempt', async () => {
  const { provider, publish, callDue, send, errors } = await world();
  await publish();
  // Another provider represents another process: work is not queued behind it.
  await Promise.all([callDue(), callDue(providerWith(provider, {}))]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
});

test('where no minute is waited for, the attempts of the first seconds are made in a row', async () => {
  const { provider, publish, surroundings, send, advance, deliveries } = await world();
  send.mockResolvedValue('unreachable');
  await publish();
  const pause = vi.fn(async (milliseconds: number) => advance(milliseconds));
  await callWebhookInSeconds(provider, 'f1', { ...surroundings, pause });
  expect(pause.mock.calls).toEqual([[2000], [8000]]);
  expect(deliveries()).toMatchObject([{ state: 'waiting', tries: 3 }]);
});

test('the latest deliveries are stored', async () => {
  const { publish, callDue, deliveries, send } = await world();
  send.mockResolvedValue(500);
  for (let n = 0; n < mostWebhookDeliveries + 2; n += 1) await publish();
  await callDue();
  expect(deliveries()).toHaveLength(mostWebhookDeliveries);
  expect(deliveries()[0]).toMatchObject({ number: 4 });
});

test('a delivery that cannot be read delays no other', async () => {
  const { publish, callDue, stored, send, errors } = await world();
  stored.putUnchecked(paths.webhookDelivery('f1', 'broken'), { state: 'waiting' });
  await publish();
  await callDue();
  expect(send).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
});

test('a festival without a webhook is sent nothing', async () => {
  const { provider, surroundings, change, publish, deliveries, send } = await world();
  await change({ type: 'webhook', url: null });
  await publish();
  expect(await callWebhook(provider, 'f1', surroundings)).toBeNull();
  expect(await callWebhook(provider, 'f2', surroundings)).toBeNull();
  expect(deliveries()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

describe('a webhook that is changed', () => {
  const other = 'https://hooks.example/other';

  test.each([other, url])('ends what was not received: %s', async (next) => {
    const { publish, change, callDue, send, advance, deliveries } = await world(500);
    await publish();
    await callDue();
    const { secret } = await change({ type: 'webhook', url: next });
    advance(hour);
    await callDue();
    expect(send).toHaveBeenCalledTimes(1);
    expect(deliveries()).toMatchObject([{ state: 'ended', nextAt: null, attempts: [{ result: 500 }] }]);
    expect(JSON.stringify(deliveries())).not.toContain(secret);
  });

  test('while it is called, stays so', async () => {
    const { publish, change, callDue, send, deliveries } = await world();
    await publish();
    send.mockImplementationOnce(async () => {
      await change({ type: 'webhook', url: other });
      return 500;
    });
    await callDue();
    expect(deliveries()).toMatchObject([{ state: 'ended', attempts: [{ result: 500 }] }]);
  });

  test('removed, takes its log along', async () => {
    const { publish, change, callDue, send, deliveries, advance, errors } = await world();
    await publish();
    send.mockImplementationOnce(async () => {
      await change({ type: 'webhook', url: null });
      return 500;
    });
    await callDue();
    advance(hour);
    await callDue();
    expect(deliveries()).toEqual([]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(errors).toEqual([]);
  });

  test('of a festival that is deleted in the meantime is not called again', async () => {
    const { provider, publish, callDue, send, deliveries, advance, errors } = await world();
    await publish();
    send.mockImplementationOnce(async () => {
      await deleteFestival(provider, { festivalId: 'f1' });
      return 500;
    });
    await callDue();
    advance(hour);
    await callDue();
    expect(deliveries()).toEqual([]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(errors).toEqual([]);
  });
});

describe('send again', () => {
  async function received() {
    const made = await world();
    await made.publish();
    await made.callDue();
    made.advance(hour);
    const [delivery] = made.deliveries();
    if (delivery === undefined) throw new Error('Nothing was sent');
    return { ...made, delivery };
  }

  test('sends the same id once more, however often it is asked for', async () => {
    const { sendAgain, delivery, callDue, sentIds, deliveries, published } = await received();
    const before = published.length;
    await Promise.all([sendAgain(delivery), sendAgain(delivery)]);
    await sendAgain(delivery);
    expect(published.length).toBeGreaterThan(before);
    await callDue();
    await sendAgain(delivery);
    await callDue();
    expect(sentIds()).toEqual([delivery.id, delivery.id]);
    expect(deliveries()).toMatchObject([
      { state: 'delivered', round: 2, attempts: [{ result: 200 }, { result: 200 }] },
    ]);
  });

  test('sends what was given up or ended to the webhook as it is now', async () => {
    const { sendAgain, publish, change, callDue, advance, deliveries, send } = await received();
    send.mockResolvedValueOnce(500);
    await publish();
    await callDue();
    await change({ type: 'webhook', url: 'https://hooks.example/other' });
    advance(hour);
    const ended = deliveries().find(({ state }) => state === 'ended');
    if (ended === undefined) throw new Error('Nothing was ended');
    await sendAgain(ended);
    await callDue();
    expect(send.mock.lastCall?.[0]).toBe('https://hooks.example/other');
    expect(deliveries()).toMatchObject([{}, { state: 'delivered', round: 2 }]);
  });

  test('is refused without a webhook, and for what is no longer stored', async () => {
    const { sendAgain, change, delivery } = await received();
    await expect(sendAgain({ ...delivery, id: 'none' })).rejects.toMatchObject({
      code: 'not-found',
      userMessage: 'This delivery is no longer stored.',
    });
    await change({ type: 'webhook', url: null });
    await expect(sendAgain(delivery)).rejects.toMatchObject({
      code: 'failed-precondition',
      userMessage: 'There is no webhook to send this to.',
    });
  });
});
