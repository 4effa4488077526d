import { describe, expect, test } from 'vitest';
import { timestampFromMillis, timestampToMillis } from '../timestamp.ts';
import {
  beginAttempt,
  canSendAgain,
  endDelivery,
  isAttemptDue,
  isReceived,
  newDelivery,
  nextWebhookAttempt,
  recordAttempt,
  startRound,
  webhookAttemptTimes,
  type DeliveryProgress,
} from './delivery-progress.ts';
import { mostWebhookAttempts, type WebhookResult } from './webhook-delivery.ts';

const start = Date.UTC(2026, 5, 1, 12);
const at = timestampFromMillis;

/** Records an attempt at this time with this result. */
function attempted(delivery: DeliveryProgress, time: number, result: WebhookResult): DeliveryProgress {
  const begun = { ...delivery, ...beginAttempt(time) };
  return { ...begun, ...recordAttempt(begun, begun.round, { at: at(time), result }) };
}

const nextOf = ({ nextAt }: DeliveryProgress) => (nextAt === null ? null : timestampToMillis(nextAt));

test('the intervals grow, and the last attempt is made after a day', () => {
  const intervals = webhookAttemptTimes
    .slice(1)
    .map((time, place) => time - (webhookAttemptTimes[place] ?? 0));
  expect(intervals).toEqual([...new Set(intervals)].toSorted((a, b) => a - b));
  expect(webhookAttemptTimes[0]).toBe(0);
  expect(webhookAttemptTimes.at(-1)).toBe(24 * 60 * 60 * 1000);
});

test('a delivery that is never received is attempted at each of the times, then given up', () => {
  let delivery = newDelivery(start);
  for (const time of webhookAttemptTimes) {
    expect(nextOf(delivery)).toBe(start + time);
    delivery = attempted(delivery, start + time, 500);
  }
  expect(delivery).toMatchObject({ state: 'failed', nextAt: null, tries: webhookAttemptTimes.length });
  expect(delivery.attempts).toHaveLength(webhookAttemptTimes.length);
});

test('a delivery that is received is attempted no more', () => {
  const delivery = attempted(attempted(newDelivery(start), start, 'timeout'), start + 2000, 204);
  expect(delivery).toMatchObject({ state: 'delivered', nextAt: null, tries: 2 });
  expect(delivery.attempts.map(({ result }) => result)).toEqual(['timeout', 204]);
});

test.each<[WebhookResult, boolean]>([
  [199, false],
  [200, true],
  [299, true],
  [302, false],
  [404, false],
  ['unreachable', false],
])('an attempt that came to %s: received %s', (result, expected) => {
  expect(isReceived(result)).toBe(expected);
});

describe('the next attempt', () => {
  const hour = 3_600_000;
  test.each([
    ['after the first', 1, 100, 2000],
    ['after times that have passed', 1, 3 * hour, 6 * hour],
    ['after the last time has passed', 3, 30 * hour, null],
    ['after a clock was set back', 2, -hour, 10_000],
    ['after all of them', webhookAttemptTimes.length, 0, null],
  ])('%s', (_, tries, now, expected) => {
    const next = nextWebhookAttempt(start, tries, start + now);
    expect(next).toBe(expected === null ? null : start + expected);
  });

  test('is due at its time, not before', () => {
    expect(isAttemptDue({ nextAt: at(start) }, start)).toBe(true);
    expect(isAttemptDue({ nextAt: at(start) }, start - 1)).toBe(false);
    expect(isAttemptDue({ nextAt: null }, start)).toBe(false);
  });

  test('is made once: while it is being made none is due, unless it was interrupted', () => {
    const begun = beginAttempt(start);
    expect(isAttemptDue(begun, start + 10_000)).toBe(false);
    expect(isAttemptDue(begun, start + 60_000)).toBe(true);
  });
});

describe('a delivery that is sent again', () => {
  const received = attempted(newDelivery(start), start, 200);
  const later = start + 60_000;

  test('is attempted at once, for another day, and remembers what was', () => {
    const again = { ...received, ...startRound(received, later) };
    expect(again).toMatchObject({ state: 'waiting', round: 2, tries: 0, attempts: [{ result: 200 }] });
    expect(nextOf(again)).toBe(later);
    expect(nextOf(attempted(again, later, 500))).toBe(later + 2000);
  });

  test('begins one round for the one that was shown', () => {
    expect(canSendAgain(received, 1, later)).toBe(true);
    const again = { ...received, ...startRound(received, later) };
    expect(canSendAgain(again, 1, later + 60_000)).toBe(false);
    expect(canSendAgain(again, 2, later + 60_000)).toBe(true);
  });

  test('begins none right after the last, or while it is being sent', () => {
    expect(canSendAgain(received, 1, start + 1000)).toBe(false);
    expect(canSendAgain({ ...received, ...beginAttempt(later) }, 1, later)).toBe(false);
  });

  test('takes no result from an attempt of before', () => {
    const again = { ...received, ...startRound(received, later), ...beginAttempt(later) };
    expect(recordAttempt(again, 1, { at: at(later), result: 200 })).toEqual({
      attempts: [...received.attempts, { at: at(later), result: 200 }],
    });
  });

  test('stores its latest attempts', () => {
    let delivery: DeliveryProgress = received;
    for (let n = 0; n < mostWebhookAttempts; n += 1) {
      delivery = attempted({ ...delivery, ...startRound(delivery, later) }, later, 'unreachable');
    }
    expect(delivery.attempts).toHaveLength(mostWebhookAttempts);
    expect(delivery.attempts.every(({ result }) => result === 'unreachable')).toBe(true);
  });
});

test('a delivery that was not received yet can be ended, and no attempt under way changes that', () => {
  const waiting = attempted(newDelivery(start), start, 500);
  const ended = { ...waiting, ...endDelivery(waiting) };
  expect(ended).toMatchObject({ state: 'ended', nextAt: null });
  expect(recordAttempt(ended, 1, { at: at(start), result: 200 })).not.toHaveProperty('state');
  expect(endDelivery(ended)).toBeNull();
});
