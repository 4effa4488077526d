import {
  changePreviewLinks as changeLinks,
  changePublication as changeWhatIsOut,
  compareRelease as compare,
  parseRequest,
  publishedSets as setsOut,
  publishLineup as publish,
  runDueReleases as sendWhatIsDue,
  callDueWebhooks,
  callWebhookInSeconds,
} from '@lineup/functions';
import { createWebhookSender, publicWebhookRule } from '@lineup/functions/node';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { setTimeout as pause } from 'node:timers/promises';
import { authorise } from '../../server/src/index.ts';
import { callable, logFailure } from './callable.ts';
import { services } from './services.ts';
import { backgroundWork, originOf, processingTimeoutSeconds, region } from './settings.ts';

/** A lineup of 10,000 sets is frozen and rendered within seconds; the portal waits 70. */
const work = { timeoutSeconds: processingTimeoutSeconds, memory: '1GiB' } as const;
const now = Date.now;

export const publishLineup = callable('publishLineup', work, async (caller, data) => {
  const { firestore, provider } = services();
  const { author: by } = await authorise(firestore, caller);
  return publish(provider, parseRequest('publishLineup', data), { by, now });
});

export const compareRelease = callable('compareRelease', work, async (caller, data) => {
  const { firestore, provider } = services();
  await authorise(firestore, caller);
  return compare(provider, parseRequest('compareRelease', data));
});

export const publishedSets = callable('publishedSets', work, async (caller, data) => {
  const { firestore, provider } = services();
  await authorise(firestore, caller);
  return setsOut(provider, parseRequest('publishedSets', data));
});

export const changePublication = callable('changePublication', work, async (caller, data) => {
  const { firestore, provider } = services();
  const { author: by } = await authorise(firestore, caller);
  const request = parseRequest('changePublication', data);
  return changeWhatIsOut(provider, request, { by, now, webhookRule: publicWebhookRule() });
});

export const changePreviewLinks = callable('changePreviewLinks', {}, async (caller, data) => {
  const { firestore, provider } = services();
  const { author: by } = await authorise(firestore, caller);
  return changeLinks(provider, parseRequest('changePreviewLinks', data), { by, now });
});

/** Publishes what is due. One that was missed is published by the next run; two at once do no harm. */
export const runDueReleases = onSchedule(
  { schedule: 'every 1 minutes', region, timeoutSeconds: 300, memory: '1GiB', maxInstances: 1 },
  () => sendWhatIsDue(services().provider, { now, onError: (error) => logFailure('runDueReleases', error) }),
);

const webhooks = () => ({ now, send: createWebhookSender({ anywhere: false }), origin: originOf() });

/** Sends a webhook what is new for it, or is to be sent again, after it was stored: no release waits for it. */
export const tellWebhooks = onDocumentWritten(
  {
    document: 'festivals/{festivalId}/webhookDeliveries/{deliveryId}',
    region,
    timeoutSeconds: 300,
  },
  async ({ data, params }) => {
    const before: unknown = data?.before.get('round');
    const after: unknown = data?.after.get('round');
    if (after === undefined || after === before) return;
    await callWebhookInSeconds(services().provider, params.festivalId, {
      ...webhooks(),
      pause: (milliseconds) => pause(milliseconds),
    });
  },
);

/** Sends what was not received in the first seconds, or whose function was interrupted. */
export const retryWebhooks = onSchedule(
  { ...backgroundWork, schedule: 'every 1 minutes', timeoutSeconds: 60, maxInstances: 1 },
  () =>
    callDueWebhooks(services().provider, {
      ...webhooks(),
      onError: (error) => logFailure('retryWebhooks', error),
    }),
);
