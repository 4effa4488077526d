import { createArtistImports, type ArtistImports, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, ArtistImports>();

/** The services for artists in files. In their own file, so that only files with artists load them. */
export function useArtistImports(): ArtistImports {
  const { provider } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const imports = createArtistImports(provider.documents, work.recorder);
  made.set(work, imports);
  return imports;
}
