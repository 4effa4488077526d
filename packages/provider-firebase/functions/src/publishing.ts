import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { callable } from './callable.ts';
import { backgroundWork, processingTimeoutSeconds, region } from './settings.ts';

const load = () => import('./rooms/releases.ts');

/** A lineup of 10,000 sets is frozen and rendered within seconds; the portal waits for 70. */
const work = { timeoutSeconds: processingTimeoutSeconds, memory: '1GiB' } as const;

export const publishLineup = callable('publishLineup', work, async (caller, data) =>
  (await load()).publishLineup(caller, data),
);

export const compareRelease = callable('compareRelease', work, async (caller, data) =>
  (await load()).compareRelease(caller, data),
);

export const publishedSets = callable('publishedSets', work, async (caller, data) =>
  (await load()).publishedSets(caller, data),
);

export const changePublication = callable('changePublication', work, async (caller, data) =>
  (await load()).changePublication(caller, data),
);

export const changePreviewLinks = callable('changePreviewLinks', {}, async (caller, data) =>
  (await load()).changePreviewLinks(caller, data),
);

/** Publishes what is due. The next run publishes what was missed; concurrent runs do no harm. */
export const runDueReleases = onSchedule(
  { schedule: 'every 1 minutes', region, timeoutSeconds: 300, memory: '1GiB', maxInstances: 1 },
  async () => (await load()).runDueReleases(),
);

/** Makes a webhook's new or repeated deliveries after they were stored, so that no release waits for them. */
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
    await (await load()).tellWebhooks(params.festivalId);
  },
);

/** Makes deliveries that failed in the first seconds, or whose function was interrupted. */
export const retryWebhooks = onSchedule(
  { ...backgroundWork, schedule: 'every 1 minutes', timeoutSeconds: 60, maxInstances: 1 },
  async () => (await load()).retryWebhooks(),
);
