import type { ReadingProvider } from '@lineup/provider';
import { ArtistsService } from './artists/artists.ts';
import type { WorkServices } from './work-services.ts';

/** The calls about artists, which all festivals share. */
export function createArtistServices({ documents }: ReadingProvider, { recorder }: WorkServices) {
  return { artists: new ArtistsService(documents, recorder) };
}

export type ArtistServices = ReturnType<typeof createArtistServices>;
