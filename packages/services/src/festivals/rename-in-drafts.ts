import { paths } from '@lineup/domain';
import type { DocumentPort, Write } from '@lineup/provider';
import { draftEventFrom, uploadFrom } from '../commits/records.ts';

/** Firestore's rules may look at 20 documents for one commit, and look at the upload of each draft. */
const maximumUploads = 15;

/**
 * The writes that rename stages in the drafts that wait for their review, by upload, the latest first. Where there is no end
 * of them, the oldest stay as they are, and their review names the stage and offers to mend all its events at once.
 */
export async function renameInDrafts(
  documents: DocumentPort,
  festivalId: string,
  renames: ReadonlyMap<string, string>,
): Promise<readonly (readonly Write[])[]> {
  const uploads = await documents.query({
    collection: paths.uploads(festivalId),
    orderBy: [{ field: 'createdAt', direction: 'descending' }],
  });
  const completed = uploads.map(uploadFrom).filter(({ status }) => status === 'completed');
  return Promise.all(
    completed
      .slice(0, maximumUploads)
      .map(({ uploadId }) => renamedDrafts(documents, festivalId, uploadId, renames)),
  );
}

async function renamedDrafts(
  documents: DocumentPort,
  festivalId: string,
  uploadId: string,
  renames: ReadonlyMap<string, string>,
): Promise<readonly Write[]> {
  const drafts = await documents.query({ collection: paths.draftEvents(festivalId, uploadId) });
  return drafts.map(draftEventFrom).flatMap(({ id, stage: old, version }): Write[] => {
    const stage = renames.get(old);
    if (stage === undefined) return [];
    const path = paths.draftEvent(festivalId, uploadId, id);
    return [{ type: 'update', path, data: { stage }, ifVersion: version }];
  });
}
