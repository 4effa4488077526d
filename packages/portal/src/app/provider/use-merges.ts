import { createMerges, type MergesService, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, MergesService>();

/** The services for repeated imports of a lineup. In their own file, so that only a comparison loads them. */
export function useMerges(): MergesService {
  const { provider } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const merges = createMerges(provider.documents, work.recorder);
  made.set(work, merges);
  return merges;
}
