import { paths } from '@lineup/domain';
import type { ServerDocuments, ServerProvider } from '@lineup/provider/server';

/** Documents deleted in one commit. */
const chunkSize = 400;

/** The draft events of an upload that is gone are removed; those of one that is there stay. Safe to repeat. */
export async function removeLeftoverDrafts(
  { documents }: Pick<ServerProvider, 'documents'>,
  { festivalId, uploadId }: { readonly festivalId: string; readonly uploadId: string },
): Promise<void> {
  if ((await documents.get(paths.upload(festivalId, uploadId))) !== null) return;
  await removeCollection(documents, paths.draftEvents(festivalId, uploadId));
}

/** Removes every document of the collection, a few hundred at a time. */
export async function removeCollection(documents: ServerDocuments, collection: string): Promise<void> {
  const found = await documents.query({ collection });
  for (let start = 0; start < found.length; start += chunkSize) {
    const chunk = found.slice(start, start + chunkSize);
    await documents.commit(chunk.map(({ path }) => ({ type: 'delete', path })));
  }
}
