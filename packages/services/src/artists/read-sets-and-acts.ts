import { paths } from '@lineup/domain';
import type { DocumentReader, DocumentSnapshot } from '@lineup/provider';

/** Reads the festival's sets and its unscheduled acts, which are both linked to artists. */
export async function readSetsAndActs(
  documents: DocumentReader,
  festivalId: string,
): Promise<readonly DocumentSnapshot[]> {
  const collections = [paths.events(festivalId), paths.unplacedActs(festivalId)];
  return (await Promise.all(collections.map((collection) => documents.query({ collection })))).flat();
}
