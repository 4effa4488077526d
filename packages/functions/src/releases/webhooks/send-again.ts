import { paths, publishMessages } from '@lineup/domain';
import { canSendAgain, publicationSchema, startRound } from '@lineup/domain/release';
import type { Callables, PublicationAction } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { onTopOfOthers } from '../on-top-of-others.ts';
import { missing, refusal } from '../refusals.ts';
import type { ReleaseSurroundings } from '../surroundings.ts';
import { deliveryWrite, nextAttemptWrite, storedDelivery } from './delivery-writes.ts';

/** Repeats a delivery to a webhook; see `canSendAgain`. Safe to repeat. */
export async function sendAgain(
  { documents }: ServerProvider,
  festivalId: string,
  { deliveryId, round }: Extract<PublicationAction, { readonly type: 'sendAgain' }>,
  { now, onPublished }: ReleaseSurroundings,
): Promise<Callables['changePublication']['response']> {
  await onTopOfOthers(documents, async (commit) => {
    const publication = await documents.get(paths.publication(festivalId));
    const hasWebhook = publication !== null && publicationSchema.parse(publication.data).webhookUrl !== null;
    if (!hasWebhook) throw refusal(publishMessages.webhookGone);
    const found = await documents.get(paths.webhookDelivery(festivalId, deliveryId));
    const delivery = found === null ? null : storedDelivery(found);
    if (delivery === null) throw missing(publishMessages.deliveryGone);
    const at = now();
    if (!canSendAgain(delivery, round, at)) return;
    await commit([
      deliveryWrite(festivalId, delivery, startRound(delivery, at)),
      nextAttemptWrite(festivalId, at),
    ]);
  });
  onPublished?.(festivalId);
  return { success: true };
}
