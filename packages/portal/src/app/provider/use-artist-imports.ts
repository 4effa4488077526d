import { createArtistImports, type ArtistImports, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, ArtistImports>();

/** The calls about artists in files. In a file of their own, so that only files that speak of artists load them. */
export function useArtistImports(): ArtistImports {
  const { provider } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const imports = createArtistImports(provider.documents, work.recorder);
  made.set(work, imports);
  return imports;
}
