import { paths, messages } from '@lineup/domain';
import type { ReadingProvider } from '@lineup/provider';
import { watchFailure, type ServiceError } from '../service-error.ts';

/**
 * Calls back with whether anything of a festival was ever published, at once and after every change; see the port's
 * `watchDocument`. Apart from the other calls about releases, which pages that only ask this need not load.
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
