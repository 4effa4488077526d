import { paths, messages } from '@lineup/domain';
import type { ReadingProvider } from '@lineup/provider';
import { watchFailure, type ServiceError } from '../service-error.ts';

/**
 * Calls back with whether the festival was ever published, immediately and after every change; see the port's
 * `watchDocument`. Separate from the other services for releases, so that pages which only need this do not load them.
 */
export function watchIsPublished(
  documents: Pick<ReadingProvider['documents'], 'watchDocument'>,
  festivalId: string,
  onNext: (isPublished: boolean) => void,
  onError: (error: ServiceError) => void,
): () => void {
  return documents.watchDocument(
    paths.publication(festivalId),
    (found) => onNext(typeof found?.data['latest'] === 'string'),
    watchFailure(onError, messages.festival.dataLoadFailed),
  );
}
