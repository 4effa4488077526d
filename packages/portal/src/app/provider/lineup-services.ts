import { createLineupServices, type LineupServices, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, LineupServices>();

/** The services of one festival. In their own file, so that the dashboard does not load them. */
export function useLineupServices(): LineupServices {
  const { provider, now, random } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const services = createLineupServices(provider, work, { now, random });
  made.set(work, services);
  return services;
}
