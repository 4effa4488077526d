import { PublishingService, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, PublishingService>();

/** The calls about what is published. In a file of their own, so that only the page that publishes loads them. */
export function usePublishing(): PublishingService {
  const { provider } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const publishing = new PublishingService(provider);
  made.set(work, publishing);
  return publishing;
}
