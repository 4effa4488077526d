import { createArtistServices, type ArtistServices, type WorkServices } from '@lineup/services';
import { usePortal, useServices, type Portal } from '../portal-context.ts';

const made = new WeakMap<WorkServices, ArtistServices>();

/** The calls about artists. In a file of their own, so that no page loads them that shows no artist. */
export function useArtistServices(): ArtistServices {
  return artistServicesOf(usePortal(), useServices());
}

/** The same for what is no page. */
export function artistServicesOf({ provider, now, random }: Portal, work: WorkServices): ArtistServices {
  const known = made.get(work);
  if (known !== undefined) return known;
  const services = createArtistServices(provider, work, { now, random });
  made.set(work, services);
  return services;
}
