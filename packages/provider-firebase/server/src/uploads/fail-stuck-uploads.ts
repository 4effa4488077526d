import { processingMessages } from '@lineup/domain';
import { failUpload } from '@lineup/functions';
import type { ServerProvider } from '@lineup/provider/server';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { asking } from '../documents/failures.ts';

/** An upload in `processing` whose record has not changed for this long is no longer being processed. */
export const stuckAfterMs = 10 * 60_000;

/** How many uploads are checked in one run. */
const atOnce = 200;

/**
 * Sets uploads that a crash left in `processing` to `error`; returns their number. `now`: milliseconds since the epoch.
 */
export async function failStuckUploads(
  firestore: Firestore,
  provider: ServerProvider,
  now: number,
): Promise<number> {
  const { docs } = await asking(() =>
    firestore
      .collectionGroup('lineupUploads')
      .where('status', '==', 'processing')
      .where('updatedAt', '<', Timestamp.fromMillis(now - stuckAfterMs))
      .orderBy('updatedAt')
      .limit(atOnce)
      .get(),
  );
  for (const { ref } of docs) await failUpload(provider, ref.path, processingMessages.crashed);
  return docs.length;
}
