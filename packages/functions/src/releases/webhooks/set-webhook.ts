import { paths, publishMessages } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import { randomText } from '../../hashing.ts';
import type { PublicationState } from '../publication-state.ts';
import { refusal } from '../refusals.ts';
import { endedDeliveryWrites, readDeliveries } from './delivery-writes.ts';

/** A new secret has 256 bits. */
const secretBytes = 32;

/**
 * Sets or removes a festival's webhook. It is called for future releases, signed with a new secret. Pending deliveries
 * of the previous one end.
 */
export async function webhookWrites(
  documents: Pick<ServerDocuments, 'get' | 'query'>,
  { festivalId, publication }: Pick<PublicationState, 'festivalId' | 'publication'>,
  url: string | null,
): Promise<{ readonly writes: readonly Write[]; readonly secret: string | null }> {
  if (publication === null) throw refusal(publishMessages.notPublishedYet);
  const secretPath = paths.webhookSecret(festivalId);
  const deliveries = await readDeliveries(documents, festivalId);
  const writes: readonly Write[] = [
    {
      type: 'update',
      path: paths.publication(festivalId),
      data: { webhookUrl: url, updated_at: serverTimestamp },
      ifVersion: publication.version,
    },
    ...endedDeliveryWrites(festivalId, deliveries, url === null),
  ];
  if (url === null) return { writes: [...writes, { type: 'delete', path: secretPath }], secret: null };
  const secret = randomText(secretBytes);
  const data = { secret, nextAt: null, updated_at: serverTimestamp };
  const known = await documents.get(secretPath);
  const storeSecret: Write =
    known === null
      ? { type: 'create', path: secretPath, data: { ...data, created_at: serverTimestamp } }
      : { type: 'update', path: secretPath, data, ifVersion: known.version };
  return { writes: [...writes, storeSecret], secret };
}
