import { createHistoryServices, type HistoryServices, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, HistoryServices>();

/** The history services of a festival. In their own file, so that pages that only show a lineup do not load them. */
export function useHistoryServices(): HistoryServices {
  const { provider } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const services = createHistoryServices(provider, work);
  made.set(work, services);
  return services;
}
