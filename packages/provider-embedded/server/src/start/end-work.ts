import type { Rooms } from '../rooms.ts';

/**
 * Ends the streams, begins no more jobs, and settles when no request, job or background work is under way: only then may
 * the database be closed. By then no more requests may come in.
 */
export async function endWork({
  feed,
  publicPages,
  uploadJobs,
  releaseJobs,
  requests,
  background,
  threads,
}: Pick<
  Rooms,
  'feed' | 'publicPages' | 'uploadJobs' | 'releaseJobs' | 'requests' | 'background' | 'threads'
>): Promise<void> {
  feed.close();
  publicPages.screens.close();
  await Promise.all([uploadJobs.close(), requests.idle()]);
  // The last requests may have published.
  await releaseJobs.close();
  // Requests leave work behind, which comes to its end after them.
  await background.idle();
  await threads?.close();
}
