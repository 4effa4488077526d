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

/**
 * When a delivery is attempted until it is received, in milliseconds after its start: at growing intervals for one day.
 */
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

/** An attempt without a result after this time counts as interrupted and is repeated. Longer than any call may take. */
const interruptedAfterMs = 30 * second;

/** The fields of a delivery that change. */
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
 * Returns when the next attempt is due after `tries` failed ones, in milliseconds; null if there is none. Skips times
 * that passed while the server was down.
 */
export function nextWebhookAttempt(startedAt: number, tries: number, now: number): number | null {
  const times = webhookAttemptTimes.slice(tries).map((time) => startedAt + time);
  return times.find((time) => time > now) ?? null;
}

/** Returns a delivery whose first attempt is due at `now`, in milliseconds. */
export function newDelivery(now: number): DeliveryProgress {
  const at = timestampFromMillis(now);
  return { state: 'waiting', round: 1, startedAt: at, tries: 0, nextAt: at, attempts: [] };
}

/** Marks an attempt as running, so that no other process starts it. */
export function beginAttempt(now: number): Pick<DeliveryProgress, 'state' | 'nextAt'> {
  return { state: 'sending', nextAt: timestampFromMillis(now + interruptedAfterMs) };
}

/**
 * Records an attempt of this `round`. If the delivery was sent again or ended during the attempt, its state does not
 * change and the attempt is only listed.
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

/** Within this time a second press of *Send again* is ignored. */
const pressedTwiceMs = 2 * second;

/**
 * Returns true if *Send again* starts another round: only for the `round` that was shown, not during an attempt, and
 * not right after another round started.
 */
export function canSendAgain(delivery: DeliveryProgress, round: number, now: number): boolean {
  const isNew = Math.abs(now - timestampToMillis(delivery.startedAt)) < pressedTwiceMs;
  return delivery.round === round && delivery.state !== 'sending' && !isNew;
}

/** Sends the delivery again at `now`, in milliseconds, and retries for another day if that fails. */
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
