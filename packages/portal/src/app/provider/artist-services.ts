import { createArtistServices, type ArtistServices, type WorkServices } from '@lineup/services';
import { usePortal, useServices, type Portal } from '../portal-context.ts';

const made = new WeakMap<WorkServices, ArtistServices>();

/** The artist services. In their own file, so that pages without artists do not load them. */
export function useArtistServices(): ArtistServices {
  return artistServicesOf(usePortal(), useServices());
}

/** The same outside of components. */
export function artistServicesOf({ provider, now, random }: Portal, work: WorkServices): ArtistServices {
  const known = made.get(work);
  if (known !== undefined) return known;
  const services = createArtistServices(provider, work, { now, random });
  made.set(work, services);
  return services;
}
