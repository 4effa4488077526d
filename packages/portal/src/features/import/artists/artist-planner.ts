import type { Artist } from '@lineup/domain';
import {
  planArtists,
  type ArtistAnswers,
  type ArtistBase,
  type ArtistPlan,
  type ArtistRow,
} from '@lineup/domain/artist-columns';
import type { DocumentReader } from '@lineup/provider';
import { createArtistImports, type Versioned, type WorkServices } from '@lineup/services';

export type StoredArtistPlan = ArtistPlan<Versioned<Artist>>;

/** Plans the effect of rows on artists. */
export type ArtistPlanner = (
  rows: readonly ArtistRow[],
  base: ArtistBase | null,
  answers: ArtistAnswers,
) => StoredArtistPlan;

/** Reads the artists that these rows may refer to. In its own file, so that only files with artist data load it. */
export async function createArtistPlanner(
  documents: DocumentReader,
  { recorder }: Pick<WorkServices, 'recorder'>,
  festivalId: string,
  saying: readonly ArtistRow[],
): Promise<ArtistPlanner> {
  const context = await createArtistImports(documents, recorder).find(festivalId, saying);
  return (rows, base, answers) => planArtists(rows, context, base, answers);
}
