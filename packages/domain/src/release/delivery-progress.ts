import { timestampFromMillis, timestampToMillis } from '../timestamp.ts';
import {
  mostWebhookAttempts,
  type WebhookAttempt,
  type WebhookDeliveryData,
  type WebhookResult,
} from './webhook-delivery.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** When a delivery is attempted until it is received, in milliseconds after its start: at growing intervals, for a day. */
export const webhookAttemptTimes = [
  0,
  2 * second,
  10 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
] as const;

/** An attempt that has no result after this time was interrupted and is made again. Longer than any call may take. */
const interruptedAfterMs = 30 * second;

/** The part of a delivery that changes. */
export type DeliveryProgress = Pick<
  WebhookDeliveryData,
  'state' | 'round' | 'startedAt' | 'tries' | 'nextAt' | 'attempts'
>;

/** Returns true if the receiver accepted the call. */
export function isReceived(result: WebhookResult): boolean {
  return typeof result === 'number' && result >= 200 && result < 300;
}

/** Returns true if another attempt is due at `now`, in milliseconds. */
export function isAttemptDue({ nextAt }: Pick<DeliveryProgress, 'nextAt'>, now: number): boolean {
  return nextAt !== null && timestampToMillis(nextAt) <= now;
}

/**
 * When the next attempt is due after `tries` that failed, in milliseconds; null if there is none. Times that have passed while the
 * server was down are left out.
 */
export function nextWebhookAttempt(startedAt: number, tries: number, now: number): number | null {
  const times = webhookAttemptTimes.slice(tries).map((time) => startedAt + time);
  return times.find((time) => time > now) ?? null;
}

/** A delivery whose first attempt is due at `now`, in milliseconds. */
export function newDelivery(now: number): DeliveryProgress {
  const at = timestampFromMillis(now);
  return { state: 'waiting', round: 1, startedAt: at, tries: 0, nextAt: at, attempts: [] };
}

/** Marks the attempt as being made, so that no other process makes it too. */
export function beginAttempt(now: number): Pick<DeliveryProgress, 'state' | 'nextAt'> {
  return { state: 'sending', nextAt: timestampFromMillis(now + interruptedAfterMs) };
}

/**
 * Notes an attempt of this `round`. If the delivery was sent again or ended while the attempt was made, that is not changed: the
 * attempt is only listed.
 */
export function recordAttempt(
  delivery: DeliveryProgress,
  round: number,
  attempt: WebhookAttempt,
): Partial<DeliveryProgress> {
  const attempts = [...delivery.attempts, attempt].slice(-mostWebhookAttempts);
  if (delivery.round !== round || delivery.state !== 'sending') return { attempts };
  const tries = delivery.tries + 1;
  if (isReceived(attempt.result)) return { attempts, tries, state: 'delivered', nextAt: null };
  const next = nextWebhookAttempt(
    timestampToMillis(delivery.startedAt),
    tries,
    timestampToMillis(attempt.at),
  );
  return next === null
    ? { attempts, tries, state: 'failed', nextAt: null }
    : { attempts, tries, state: 'waiting', nextAt: timestampFromMillis(next) };
}

/** Who presses *Send again* twice means it once. */
const pressedTwiceMs = 2 * second;

/**
 * Returns true if *Send again* begins another round: once for the `round` that was shown, not while an attempt is being made, and not
 * right after another began.
 */
export function canSendAgain(delivery: DeliveryProgress, round: number, now: number): boolean {
  const isNew = Math.abs(now - timestampToMillis(delivery.startedAt)) < pressedTwiceMs;
  return delivery.round === round && delivery.state !== 'sending' && !isNew;
}

/** Sends the delivery again at `now`, in milliseconds, and for another day if that fails. */
export function startRound(
  { round }: Pick<DeliveryProgress, 'round'>,
  now: number,
): Partial<DeliveryProgress> {
  const { attempts: _, ...progress } = newDelivery(now);
  return { ...progress, round: round + 1 };
}

/** Ends a delivery that was not received yet; null if there is nothing to end. */
export function endDelivery({ state }: Pick<DeliveryProgress, 'state'>): Partial<DeliveryProgress> | null {
  return state === 'waiting' || state === 'sending' ? { state: 'ended', nextAt: null } : null;
}
