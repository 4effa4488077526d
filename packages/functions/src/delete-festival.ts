import { paths, storagePaths } from '@lineup/domain';
import { serverTimestamp, type Callables, type DocumentSnapshot } from '@lineup/provider';
import type { ServerDocuments, ServerProvider } from '@lineup/provider/server';
import { removeHistory } from './history.ts';
import { picturesShownElsewhere } from './pictures-shown-elsewhere.ts';
import { removeCollection } from './save-drafts.ts';

type Request = Callables['deleteFestival']['request'];
type Result = Callables['deleteFestival']['response'];

/**
 * Removes the festival with its events, unplaced acts and blocks, import sources, uploads with their drafts, history,
 * releases, preview and stage links with their messages and reports, and its files, except for pictures that its other
 * editions or artists show. Of its publication only the slugs remain, as those of a deleted festival. The festival is
 * removed last, so that an interrupted call can be repeated; repeating it for a deleted festival gives the same
 * response.
 */
export async function deleteFestival(provider: ServerProvider, { festivalId }: Request): Promise<Result> {
  await withdraw(provider.documents, festivalId);
  await removeContents(provider, festivalId);
  await provider.documents.commit([{ type: 'delete', path: paths.festival(festivalId) }]);
  // Withdraws what another administrator added during the deletion; from now on nothing can be added.
  await withdraw(provider.documents, festivalId);
  await removeContents(provider, festivalId);
  return { success: true };
}

/** First unpublishes the festival: none of its addresses works any more. */
async function withdraw(documents: ServerDocuments, festivalId: string): Promise<void> {
  const ofFestival = async (collection: string) =>
    documents.query({ collection, where: [{ field: 'festivalId', op: '==', value: festivalId }] });
  const slugs = await ofFestival(paths.lineupSlugs);
  const links = [...(await ofFestival(paths.previewLinks)), ...(await ofFestival(paths.stageLinks))];
  await documents.commit([
    ...slugs.filter(({ data }) => data['state'] !== 'gone').map(goneSlug),
    ...links.map(({ path }) => ({ type: 'delete', path }) as const),
    { type: 'delete', path: paths.dueRelease(festivalId) },
    { type: 'delete', path: paths.webhookSecret(festivalId) },
  ]);
}

function goneSlug({ path }: DocumentSnapshot) {
  return { type: 'update', path, data: { state: 'gone', updated_at: serverTimestamp } } as const;
}

/**
 * Files are removed first, so that a provider that checks for each deleted document whether its file is still named
 * finds none.
 */
async function removeContents(provider: ServerProvider, festivalId: string): Promise<void> {
  const shared = await picturesShownElsewhere(provider, festivalId);
  await provider.files.deleteFolder(storagePaths.festivalFolder(festivalId), shared);
  await provider.files.deleteFolder(storagePaths.lineupFolder(festivalId));
  await provider.files.deleteFolder(storagePaths.publicationFolder(festivalId));
  for (const upload of await provider.documents.query({ collection: paths.uploads(festivalId) })) {
    await removeCollection(provider.documents, paths.draftEvents(festivalId, upload.id));
    await provider.documents.commit([{ type: 'delete', path: upload.path }]);
  }
  for (const collection of [
    paths.publications,
    paths.releases,
    paths.webhookDeliveries,
    paths.stageMessages,
    paths.stageReports,
    paths.events,
    paths.unplacedActs,
    paths.blocks,
    paths.importSources,
  ]) {
    await removeCollection(provider.documents, collection(festivalId));
  }
  await removeHistory(provider.documents, festivalId);
}
