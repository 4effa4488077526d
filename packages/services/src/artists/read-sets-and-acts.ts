import { paths } from '@lineup/domain';
import type { DocumentReader, DocumentSnapshot } from '@lineup/provider';

/** The sets of a festival and its acts that have no place yet: both are linked to artists. */
export async function readSetsAndActs(
  documents: DocumentReader,
  festivalId: string,
): Promise<readonly DocumentSnapshot[]> {
  const collections = [paths.events(festivalId), paths.unplacedActs(festivalId)];
  return (await Promise.all(collections.map((collection) => documents.query({ collection })))).flat();
}
