import { PublishingService, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, PublishingService>();

/** The publishing services. In their own file, so that only the publish page loads them. */
export function usePublishing(): PublishingService {
  const { provider } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const publishing = new PublishingService(provider);
  made.set(work, publishing);
  return publishing;
}
