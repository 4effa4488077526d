import type { Festival } from '@lineup/domain';
import type { UploadsService } from '@lineup/services';
import { nextTurn } from '../../../app/loading/next-turn.ts';
import { validateDraft } from '../draft/validate-draft.ts';
import type { FoundDraft } from '../flow/wizard-state.ts';

/** Reads an upload, and its events once it is completed, which are checked for `festival`. */
export async function lookAtDraft(
  uploads: Pick<UploadsService, 'get' | 'draftEvents'>,
  festival: Festival,
  uploadId: string,
): Promise<FoundDraft> {
  const upload = await uploads.get(festival.id, uploadId);
  if (upload.status !== 'completed') return { upload, draft: null };
  const events = await uploads.draftEvents(festival.id, uploadId, nextTurn);
  return { upload, draft: await validateDraft(events, festival, nextTurn) };
}
