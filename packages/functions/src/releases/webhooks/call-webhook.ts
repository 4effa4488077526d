import { paths, timestampFromMillis, timestampToMillis } from '@lineup/domain';
import {
  beginAttempt,
  isAttemptDue,
  mostWebhookDeliveries,
  publicationSchema,
  recordAttempt,
  webhookSecretSchema,
  type WebhookAttempt,
} from '@lineup/domain/release';
import type { ServerProvider } from '@lineup/provider/server';
import { inTurn } from '../in-turn.ts';
import { onTopOfOthers } from '../on-top-of-others.ts';
import { soonest } from '../publication-state.ts';
import {
  deliveryWrite,
  firstDue,
  nextAttemptWrite,
  readDeliveries,
  type StoredDelivery,
} from './delivery-writes.ts';
import { signedCall, type SendWebhook, type SignedCall } from './signed-call.ts';

export interface WebhookSurroundings {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly send: SendWebhook;
  /** The origin of the public page, such as https://lineup.example.org. */
  readonly origin: string;
}

/** Makes the due attempts for all festivals in parallel, so that a slow receiver does not delay others. */
export async function callDueWebhooks(
  provider: ServerProvider,
  { onError, ...surroundings }: WebhookSurroundings & { readonly onError: (error: unknown) => void },
): Promise<void> {
  const now = surroundings.now();
  const secrets = await provider.documents.query({ collection: paths.webhookSecrets });
  const due = secrets.filter(({ data }) => {
    const secret = webhookSecretSchema.safeParse(data);
    return secret.success && isAttemptDue({ nextAt: secret.data.nextAt ?? null }, now);
  });
  await Promise.all(due.map(({ id }) => callWebhook(provider, id, surroundings).catch(onError)));
}

/** How long `callWebhookInSeconds` waits. Later attempts are left to the job that runs every minute. */
const waitAtMostMs = 15_000;

/** Makes a festival's due attempts, and those of the next seconds: for a platform whose timers run every minute. */
export async function callWebhookInSeconds(
  provider: ServerProvider,
  festivalId: string,
  {
    pause,
    ...surroundings
  }: WebhookSurroundings & { readonly pause: (milliseconds: number) => Promise<void> },
): Promise<void> {
  let next = await callWebhook(provider, festivalId, surroundings);
  while (next !== null && next - surroundings.now() <= waitAtMostMs) {
    await pause(Math.max(0, next - surroundings.now()));
    next = await callWebhook(provider, festivalId, surroundings);
  }
}

/**
 * Makes a festival's due attempts in parallel and stores their results. Each is claimed first, so that two processes do
 * not both make it. Resolves to when the next one is due, in milliseconds since the epoch, or null. Safe to repeat.
 */
export async function callWebhook(
  provider: ServerProvider,
  festivalId: string,
  surroundings: WebhookSurroundings,
): Promise<number | null> {
  const claim = await ofWebhook(provider, festivalId, () => claimDue(provider, festivalId, surroundings));
  if (claim === null) return null;
  const { url, due, next } = claim;
  const { now, send } = surroundings;
  // All calls are signed before the first is sent, so that the oldest is sent first.
  const calls = await Promise.all(due.map((delivery) => callOf(claim, delivery, surroundings)));
  const nexts = calls.map(async ({ delivery, body, headers }) => {
    const result = await send(url, body, headers);
    const attempt = { at: timestampFromMillis(now()), result };
    return ofWebhook(provider, festivalId, () => storeAttempt(provider, festivalId, delivery, attempt));
  });
  return soonest(next, ...(await Promise.all(nexts)));
}

/** Serialises this process's commits on the deliveries of a festival, which would otherwise conflict. */
function ofWebhook<Result>(
  provider: ServerProvider,
  festivalId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return inTurn(provider, `webhook of ${festivalId}`, work);
}

interface Claim {
  readonly festivalId: string;
  readonly url: string;
  readonly slug: string;
  readonly secret: string;
  readonly due: readonly StoredDelivery[];
  /** When the first of the other deliveries is due, in milliseconds since the epoch; null if none is. */
  readonly next: number | null;
}

/**
 * Marks due deliveries as being sent, and removes all but the latest deliveries. Null for a festival without a webhook.
 */
function claimDue(
  { documents }: ServerProvider,
  festivalId: string,
  surroundings: WebhookSurroundings,
): Promise<Claim | null> {
  return onTopOfOthers(documents, async (commit) => {
    const found = await documents.get(paths.publication(festivalId));
    const secret = await documents.get(paths.webhookSecret(festivalId));
    if (found === null || secret === null) return null;
    const { webhookUrl: url, slug } = publicationSchema.parse(found.data);
    if (url === null) return null;
    const now = surroundings.now();
    const deliveries = await readDeliveries(documents, festivalId);
    const stored = deliveries.slice(0, mostWebhookDeliveries);
    const due = stored.filter((delivery) => isAttemptDue(delivery, now));
    const others = stored.filter((delivery) => !due.includes(delivery));
    const begun = beginAttempt(now);
    await commit([
      ...due.map((delivery) => deliveryWrite(festivalId, delivery, begun)),
      ...deliveries.slice(mostWebhookDeliveries).map(({ id }) => {
        return { type: 'delete', path: paths.webhookDelivery(festivalId, id) } as const;
      }),
      nextAttemptWrite(festivalId, firstDue([...others, ...due.map(() => begun)]), secret.version),
    ]);
    const { secret: key } = webhookSecretSchema.parse(secret.data);
    return { festivalId, url, slug, secret: key, due: due.toReversed(), next: firstDue(others) };
  });
}

async function callOf(
  { festivalId, slug, secret }: Claim,
  delivery: StoredDelivery,
  { now, origin }: WebhookSurroundings,
): Promise<SignedCall & { readonly delivery: StoredDelivery }> {
  const address = `${origin}/lineup/${slug}`;
  return { delivery, ...(await signedCall(delivery, { festivalId, address, secret, now: now() })) };
}

/**
 * Returns when the delivery is next due, in milliseconds since the epoch; null if it is not due again or was removed.
 */
function storeAttempt(
  { documents }: ServerProvider,
  festivalId: string,
  { id, round }: StoredDelivery,
  attempt: WebhookAttempt,
): Promise<number | null> {
  return onTopOfOthers(documents, async (commit) => {
    const secret = await documents.get(paths.webhookSecret(festivalId));
    const deliveries = await readDeliveries(documents, festivalId);
    const delivery = deliveries.find((each) => each.id === id);
    if (delivery === undefined || secret === null) return null;
    const change = recordAttempt(delivery, round, attempt);
    const changed = { ...delivery, ...change };
    const others = deliveries.filter((each) => each !== delivery);
    await commit([
      deliveryWrite(festivalId, delivery, change),
      nextAttemptWrite(festivalId, firstDue([...others, changed]), secret.version),
    ]);
    return changed.nextAt === null ? null : timestampToMillis(changed.nextAt);
  });
}
