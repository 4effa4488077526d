import type { UploadsService } from '@lineup/services';
import type { FoundDraft } from '../flow/wizard-state.ts';

/** Reads an upload, and its events once it is completed. */
export async function lookAtDraft(
  uploads: Pick<UploadsService, 'get' | 'draftEvents'>,
  festivalId: string,
  uploadId: string,
): Promise<FoundDraft> {
  const upload = await uploads.get(festivalId, uploadId);
  const events = upload.status === 'completed' ? await uploads.draftEvents(festivalId, uploadId) : null;
  return { upload, events };
}
