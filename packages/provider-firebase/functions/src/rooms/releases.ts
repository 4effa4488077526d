import {
  callDueWebhooks,
  callWebhookInSeconds,
  changePreviewLinks as changeLinks,
  changePublication as changeWhatIsOut,
  compareRelease as compare,
  parseRequest,
  publishedSets as setsOut,
  publishLineup as publish,
  runDueReleases as sendWhatIsDue,
} from '@lineup/functions';
import { createWebhookSender, publicWebhookRule } from '@lineup/functions/node';
import { setTimeout as pause } from 'node:timers/promises';
import { authorise, type Caller } from '../../../server/src/index.ts';
import { logFailure } from '../callable.ts';
import { services } from '../services.ts';
import { originOf } from '../settings.ts';

const now = Date.now;

export async function publishLineup(caller: Caller | undefined, data: unknown) {
  const { firestore, provider } = services();
  const { author: by } = await authorise(firestore, caller);
  return publish(provider, parseRequest('publishLineup', data), { by, now });
}

export async function compareRelease(caller: Caller | undefined, data: unknown) {
  const { firestore, provider } = services();
  await authorise(firestore, caller);
  return compare(provider, parseRequest('compareRelease', data));
}

export async function publishedSets(caller: Caller | undefined, data: unknown) {
  const { firestore, provider } = services();
  await authorise(firestore, caller);
  return setsOut(provider, parseRequest('publishedSets', data));
}

export async function changePublication(caller: Caller | undefined, data: unknown) {
  const { firestore, provider } = services();
  const { author: by } = await authorise(firestore, caller);
  const request = parseRequest('changePublication', data);
  return changeWhatIsOut(provider, request, { by, now, webhookRule: publicWebhookRule() });
}

export async function changePreviewLinks(caller: Caller | undefined, data: unknown) {
  const { firestore, provider } = services();
  const { author: by } = await authorise(firestore, caller);
  return changeLinks(provider, parseRequest('changePreviewLinks', data), { by, now });
}

export function runDueReleases() {
  return sendWhatIsDue(services().provider, {
    now,
    onError: (error) => logFailure('runDueReleases', error),
  });
}

const webhooks = () => ({ now, send: createWebhookSender({ anywhere: false }), origin: originOf() });

export function tellWebhooks(festivalId: string) {
  return callWebhookInSeconds(services().provider, festivalId, {
    ...webhooks(),
    pause: (milliseconds) => pause(milliseconds),
  });
}

export function retryWebhooks() {
  return callDueWebhooks(services().provider, {
    ...webhooks(),
    onError: (error) => logFailure('retryWebhooks', error),
  });
}
