import { createArtistServices, type ArtistServices, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, ArtistServices>();

/** The calls about artists. In a file of their own, so that no page loads them that shows no artist. */
export function useArtistServices(): ArtistServices {
  const { provider, now, random } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const services = createArtistServices(provider, work, { now, random });
  made.set(work, services);
  return services;
}
