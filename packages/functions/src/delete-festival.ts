import { paths, storagePaths } from '@lineup/domain';
import type { Callables } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { removeHistory } from './history.ts';
import { removeCollection } from './save-drafts.ts';

type Request = Callables['deleteFestival']['request'];
type Result = Callables['deleteFestival']['response'];

/**
 * Removes the festival with its events, its unplaced acts and blocks, what its imports remember, its uploads with their
 * drafts, its history and its files. The festival goes last, so that
 * a call that was interrupted can be repeated; a festival that is gone is answered like one just deleted.
 */
export async function deleteFestival(provider: ServerProvider, { festivalId }: Request): Promise<Result> {
  await removeContents(provider, festivalId);
  await provider.documents.commit([{ type: 'delete', path: paths.festival(festivalId) }]);
  // What another administrator added meanwhile; from now on nothing can be added.
  await removeContents(provider, festivalId);
  return { success: true };
}

/** The files go first: where a provider looks after each document whether its file is still named, none is left to look for. */
async function removeContents(provider: ServerProvider, festivalId: string): Promise<void> {
  await provider.files.deleteFolder(storagePaths.festivalFolder(festivalId));
  await provider.files.deleteFolder(storagePaths.lineupFolder(festivalId));
  for (const upload of await provider.documents.query({ collection: paths.uploads(festivalId) })) {
    await removeCollection(provider.documents, paths.draftEvents(festivalId, upload.id));
    await provider.documents.commit([{ type: 'delete', path: upload.path }]);
  }
  for (const collection of [paths.events, paths.unplacedActs, paths.blocks, paths.importSources]) {
    await removeCollection(provider.documents, collection(festivalId));
  }
  await removeHistory(provider.documents, festivalId);
}
