import {
  carryReview,
  type CarriedReview,
  type DraftEvent,
  type SourcePlace,
  type Upload,
} from '@lineup/domain';
import { ServiceError, type UploadsService } from '@lineup/services';
import { uploadMessages } from '@lineup/domain';

/** The maximum number of drafts changed per commit. */
const batchLimit = 400;

export interface Replacement {
  readonly upload: Upload;
  readonly file: File;
  /** The new mapping, see `mappingText`. */
  readonly mapping: string;
  /** The drafts after the review, in file order. */
  readonly drafts: readonly DraftEvent[];
  /** The positions in the file of the sets of the first and of the new reading. */
  readonly places: { readonly before: readonly SourcePlace[]; readonly after: readonly SourcePlace[] };
}

export interface Replaced {
  readonly uploadId: string;
  readonly carried: CarriedReview;
}

type Uploads = Pick<
  UploadsService,
  'newUploadId' | 'start' | 'get' | 'ensureProcessed' | 'draftEvents' | 'saveEdits' | 'discard'
>;

/**
 * Reads the file of a draft again with another mapping, as a new upload, and applies the decisions of the review. The
 * previous draft stays: the caller removes it. On failure the new upload is removed.
 */
export async function replaceDraft(uploads: Uploads, replacement: Replacement): Promise<Replaced> {
  const { upload, file, mapping, drafts, places } = replacement;
  const { festivalId, uploadType: type, origin } = upload;
  const uploadId = uploads.newUploadId();
  await uploads.start({ festivalId, uploadId, type, file, mapping, origin });
  const created = await uploads.get(festivalId, uploadId);
  try {
    await process(uploads, created);
    const fresh = await uploads.draftEvents(festivalId, uploadId);
    const carried = carryReview({ drafts, places: places.before }, { drafts: fresh, places: places.after });
    await saveInBatches(uploads, created, carried);
    return { uploadId, carried };
  } catch (error) {
    await uploads.discard(created).catch(() => {
      // It stays among the unsaved drafts, where it can be removed.
    });
    throw error;
  }
}

/** Resolves when the upload is completed; throws with the reason if it is not. */
async function process(uploads: Uploads, { festivalId, uploadId, ...upload }: Upload): Promise<void> {
  const failure = await uploads.ensureProcessed({ festivalId, uploadId, ...upload }).then(
    () => null,
    (error: unknown) => error,
  );
  const after = await uploads.get(festivalId, uploadId);
  if (after.status === 'completed') return;
  if (after.status === 'error') {
    throw new ServiceError('failed-precondition', after.error ?? uploadMessages.processingFailed);
  }
  throw failure ?? new ServiceError('deadline-exceeded', uploadMessages.processingFailed);
}

async function saveInBatches(
  uploads: Uploads,
  { festivalId, uploadId }: Upload,
  { changed, removed }: CarriedReview,
): Promise<void> {
  const edits = [
    ...[...changed].map(([id, change]) => ({ id, change })),
    ...[...removed].map((id) => ({ id, change: null })),
  ];
  for (let start = 0; start < edits.length; start += batchLimit) {
    const batch = edits.slice(start, start + batchLimit);
    await uploads.saveEdits(festivalId, uploadId, {
      changed: new Map(batch.flatMap(({ id, change }) => (change === null ? [] : [[id, change] as const]))),
      removed: new Set(batch.flatMap(({ id, change }) => (change === null ? [id] : []))),
    });
  }
}
