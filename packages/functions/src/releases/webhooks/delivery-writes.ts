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

/** The deliveries of a festival, newest first. One that cannot be read is left out, so that the others do not wait for it. */
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

/** Null where the document cannot be read. */
export function storedDelivery({ id, version, data }: DocumentSnapshot): StoredDelivery | null {
  const result = webhookDeliverySchema.safeParse(data);
  return result.success ? { ...result.data, id, version } : null;
}

/** Stores what the webhook is sent of a release, due at `now`, in milliseconds: for the commit that publishes the release. */
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

/** Changes a delivery as it was read. */
export function deliveryWrite(
  festivalId: string,
  { id, version }: Pick<StoredDelivery, 'id' | 'version'>,
  change: Partial<WebhookDeliveryData>,
): Write {
  const data = { ...change, updated_at: serverTimestamp };
  return { type: 'update', path: paths.webhookDelivery(festivalId, id), data, ifVersion: version };
}

/** Makes the festival's webhook due at `at`, in milliseconds; null: not until something new is sent. */
export function nextAttemptWrite(festivalId: string, at: number | null, ifVersion?: string): Write {
  return {
    type: 'update',
    path: paths.webhookSecret(festivalId),
    data: { nextAt: at === null ? null : timestampFromMillis(at), updated_at: serverTimestamp },
    ...(ifVersion !== undefined && { ifVersion }),
  };
}

/** Ends what the webhook has not received yet; all of it, and the log, where the webhook itself `isRemoved`. */
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

/** When the first of these deliveries is due, in milliseconds; null if none is. */
export function firstDue(deliveries: readonly Pick<WebhookDelivery, 'nextAt'>[]): number | null {
  const times = deliveries.flatMap(({ nextAt }) => (nextAt === null ? [] : [timestampToMillis(nextAt)]));
  return times.length === 0 ? null : Math.min(...times);
}
