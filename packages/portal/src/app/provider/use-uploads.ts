import { UploadsService, type WorkServices } from '@lineup/services';
import { usePortal, useServices } from '../portal-context.ts';

const made = new WeakMap<WorkServices, UploadsService>();

/** The services for uploaded files. In their own file, so that only the wizard loads them. */
export function useUploads(): UploadsService {
  const { provider, now, random } = usePortal();
  const work = useServices();
  const known = made.get(work);
  if (known !== undefined) return known;
  const uploads = new UploadsService(provider, work.recorder, now, random);
  made.set(work, uploads);
  return uploads;
}
