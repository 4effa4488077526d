import type { ReadingProvider } from '@lineup/provider';
import { ArtistPicturesService } from './artists/artist-pictures.ts';
import { ArtistsService } from './artists/artists.ts';
import type { Surroundings, WorkServices } from './work-services.ts';

/** The services for artists, which all festivals share. */
export function createArtistServices(
  { documents, files, functions }: ReadingProvider,
  { recorder }: WorkServices,
  { now }: Surroundings,
) {
  return {
    artists: new ArtistsService(documents, recorder),
    artistPictures: new ArtistPicturesService({ documents, files, functions }, recorder, now),
  };
}

export type ArtistServices = ReturnType<typeof createArtistServices>;
