import { isServiceError, type DraftEdits, type UploadsService } from '@lineup/services';

/**
 * Keeps edits of a draft. Events that somebody else has removed meanwhile stop nothing: the edits of the others are
 * kept. Fails with `not-found` when the draft itself is gone.
 */
export async function persistEdits(
  uploads: Pick<UploadsService, 'saveEdits' | 'draftEvents' | 'get'>,
  festivalId: string,
  uploadId: string,
  edits: DraftEdits,
): Promise<void> {
  try {
    await uploads.saveEdits(festivalId, uploadId, edits);
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    await uploads.get(festivalId, uploadId);
    const events = await uploads.draftEvents(festivalId, uploadId);
    const there = new Set(events.map((event) => event.id));
    const changed = new Map([...edits.changed].filter(([id]) => there.has(id)));
    await uploads.saveEdits(festivalId, uploadId, { changed, removed: edits.removed });
  }
}
