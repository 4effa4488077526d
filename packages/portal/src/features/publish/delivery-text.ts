import { publishPageMessages, type FestivalClocks } from '@lineup/domain';
import type { WebhookAttempt, WebhookDelivery, WebhookResult } from '@lineup/domain/release';
import { timeText } from './release-time.ts';

const texts = publishPageMessages.webhook.log;

/** Returns the displayed state: a delivery counts as being sent until its first attempt. */
export function deliveryState({ state, tries }: WebhookDelivery): WebhookDelivery['state'] {
  return state === 'waiting' && tries === 0 ? 'sending' : state;
}

/** Describes the progress of a delivery: "Answer 500. Next attempt on Mon, Jun 1, 2026, 12:05 PM." */
export function progressText(delivery: WebhookDelivery, clocks: FestivalClocks): string {
  const { attempts, nextAt } = delivery;
  const last = attempts.at(-1);
  const { facts } = texts;
  switch (deliveryState(delivery)) {
    case 'sending':
      return facts.sending;
    case 'ended':
      return facts.ended;
    case 'delivered':
      return last === undefined ? texts.states.delivered : facts.delivered(timeText(last.at, clocks));
    case 'waiting':
      return last === undefined || nextAt === null
        ? texts.states.waiting
        : facts.waiting(resultText(last.result), timeText(nextAt, clocks));
    default:
      return last === undefined ? texts.states.failed : facts.failed(resultText(last.result));
  }
}

/** Describes when an attempt was made, to the second, to match the receiver's log, and its result. */
export function attemptText({ at, result }: WebhookAttempt, clocks: FestivalClocks): string {
  // Offsets of all zones are whole minutes.
  const seconds = String(at.seconds % 60).padStart(2, '0');
  const time = timeText(at, clocks).replace(/:\d\d(?= |$)/u, (minutes) => `${minutes}:${seconds}`);
  return `${time}: ${resultText(result)}`;
}

function resultText(result: WebhookResult): string {
  if (typeof result !== 'number') return texts.problems[result];
  const isRedirect = result >= 300 && result < 400;
  return isRedirect ? texts.redirect(result) : texts.answer(result);
}
