import type { Rooms } from '../rooms.ts';

/**
 * Ends the streams, starts no more jobs, and settles when no request, job or background work is in progress: only then
 * may the database be closed. No more requests may arrive by then.
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
  // Requests may start background work, so it is awaited last.
  await background.idle();
  await threads?.close();
}
