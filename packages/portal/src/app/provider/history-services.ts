import { createHistoryServices, type HistoryServices, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, HistoryServices>();

/** The calls about what was done to a festival. In a file of their own, so that no page loads them that only shows a lineup. */
export function useHistoryServices(): HistoryServices {
  const { provider } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const services = createHistoryServices(provider, work);
  made.set(work, services);
  return services;
}
