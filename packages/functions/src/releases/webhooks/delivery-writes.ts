import { paths, timestampFromMillis, timestampToMillis } from '@lineup/domain';
import {
  endDelivery,
  newDelivery,
  webhookDeliverySchema,
  type WebhookDelivery,
  type WebhookDeliveryData,
} from '@lineup/domain/release';
import { serverTimestamp, type DocumentSnapshot, type Write } from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';

/** A delivery with the version of its document. */
export type StoredDelivery = WebhookDelivery & { readonly version: string };

/** Reads the deliveries of a festival, newest first. Skips unreadable ones, so that they do not block the others. */
export async function readDeliveries(
  documents: Pick<ServerDocuments, 'query'>,
  festivalId: string,
): Promise<readonly StoredDelivery[]> {
  const found = await documents.query({ collection: paths.webhookDeliveries(festivalId) });
  return found
    .map(storedDelivery)
    .filter((delivery) => delivery !== null)
    .toSorted((a, b) => b.number - a.number);
}

/** Null if the document cannot be read. */
export function storedDelivery({ id, version, data }: DocumentSnapshot): StoredDelivery | null {
  const result = webhookDeliverySchema.safeParse(data);
  return result.success ? { ...result.data, id, version } : null;
}

/**
 * The writes that store a release's delivery to the webhook, due at `now` (milliseconds since the epoch): part of the
 * commit that publishes the release.
 */
export function newDeliveryWrites(
  festivalId: string,
  deliveryId: string,
  release: Pick<WebhookDeliveryData, 'releaseId' | 'number' | 'kind' | 'festivalName' | 'publishedAt'>,
  now: number,
): readonly Write[] {
  const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
  return [
    {
      type: 'create',
      path: paths.webhookDelivery(festivalId, deliveryId),
      data: { ...release, ...newDelivery(now), ...stamps },
    },
    nextAttemptWrite(festivalId, now),
  ];
}

/** The write that changes a delivery, bound to the version read. */
export function deliveryWrite(
  festivalId: string,
  { id, version }: Pick<StoredDelivery, 'id' | 'version'>,
  change: Partial<WebhookDeliveryData>,
): Write {
  const data = { ...change, updated_at: serverTimestamp };
  return { type: 'update', path: paths.webhookDelivery(festivalId, id), data, ifVersion: version };
}

/**
 * The write that makes the festival's webhook due at `at` (milliseconds since the epoch); null until something new is
 * sent.
 */
export function nextAttemptWrite(festivalId: string, at: number | null, ifVersion?: string): Write {
  return {
    type: 'update',
    path: paths.webhookSecret(festivalId),
    data: { nextAt: at === null ? null : timestampFromMillis(at), updated_at: serverTimestamp },
    ...(ifVersion !== undefined && { ifVersion }),
  };
}

/** Ends pending deliveries of the webhook; if the webhook itself `isRemoved`, removes all of them, and the log. */
export function endedDeliveryWrites(
  festivalId: string,
  deliveries: readonly StoredDelivery[],
  isRemoved: boolean,
): readonly Write[] {
  return deliveries.flatMap((delivery) => {
    if (isRemoved) return [{ type: 'delete', path: paths.webhookDelivery(festivalId, delivery.id) } as const];
    const change = endDelivery(delivery);
    return change === null ? [] : [deliveryWrite(festivalId, delivery, change)];
  });
}

/** When the first of these deliveries is due, in milliseconds since the epoch; null if none is. */
export function firstDue(deliveries: readonly Pick<WebhookDelivery, 'nextAt'>[]): number | null {
  const times = deliveries.flatMap(({ nextAt }) => (nextAt === null ? [] : [timestampToMillis(nextAt)]));
  return times.length === 0 ? null : Math.min(...times);
}
