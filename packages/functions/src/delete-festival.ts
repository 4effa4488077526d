import { paths, storagePaths } from '@lineup/domain';
import { serverTimestamp, type Callables, type DocumentSnapshot } from '@lineup/provider';
import type { ServerDocuments, ServerProvider } from '@lineup/provider/server';
import { removeHistory } from './history.ts';
import { picturesShownElsewhere } from './pictures-shown-elsewhere.ts';
import { removeCollection } from './save-drafts.ts';

type Request = Callables['deleteFestival']['request'];
type Result = Callables['deleteFestival']['response'];

/**
 * Removes the festival with its events, its unplaced acts and blocks, what its imports remember, its uploads with their
 * drafts, its history, its releases, its preview and stage links with their messages and reports, and its files, but for pictures that its other editions or artists show. Of what was public
 * only the slugs stay, as those of a festival that is gone. The festival goes last, so that a call that was interrupted can be repeated; a festival that is gone is
 * answered like one just deleted.
 */
export async function deleteFestival(provider: ServerProvider, { festivalId }: Request): Promise<Result> {
  await withdraw(provider.documents, festivalId);
  await removeContents(provider, festivalId);
  await provider.documents.commit([{ type: 'delete', path: paths.festival(festivalId) }]);
  // What another administrator added in the meantime; from now on nothing can be added.
  await withdraw(provider.documents, festivalId);
  await removeContents(provider, festivalId);
  return { success: true };
}

/** Takes the festival out of the public's sight before anything else: no address of it leads anywhere any more. */
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

/** The files go first: where a provider looks after each document whether its file is still named, none is left to look for. */
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
