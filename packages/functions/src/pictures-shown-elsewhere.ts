import {
  artistHistory,
  changePartSchema,
  mayShowPicturesOf,
  paths,
  pictureFields,
  storagePaths,
  touchesPictures,
  type FieldValue,
} from '@lineup/domain';
import type { DocumentSnapshot, DocumentValue } from '@lineup/provider';
import type { ServerDocuments, ServerProvider } from '@lineup/provider/server';

/**
 * The paths of a festival's pictures that its other editions or artists show, or that undoing a change of theirs could
 * restore. The festival may be deleted.
 */
export async function picturesShownElsewhere(
  { documents, files }: ServerProvider,
  festivalId: string,
): Promise<ReadonlySet<string>> {
  const festivals = await documents.pick(paths.festivals, ['editionOf', ...pictureFields]);
  const editions = new Set(mayShowPicturesOf(festivalId, festivals.map(asFestival)));
  const addresses = new Set<DocumentValue | undefined>(
    festivals
      .filter(({ id }) => editions.has(id))
      .flatMap(({ fields }) => pictureFields.map((field) => fields[field])),
  );
  for (const id of editions) {
    for await (const address of addressesIn(documents, id, [paths.events(id), paths.unplacedActs(id)]))
      addresses.add(address);
  }
  for await (const address of addressesIn(documents, artistHistory, [paths.artists])) addresses.add(address);
  const found = await Promise.all([...addresses].map((each) => pathOf(files, each)));
  return new Set(found.filter((path) => path.startsWith(storagePaths.festivalFolder(festivalId))));
}

function asFestival({ id, fields }: { readonly id: string; readonly fields: { editionOf: DocumentValue } }) {
  return typeof fields.editionOf === 'string' ? { id, editionOf: fields.editionOf } : { id };
}

async function pathOf(files: ServerProvider['files'], address: DocumentValue | undefined): Promise<string> {
  return typeof address === 'string' ? ((await files.pathOf(address)) ?? '') : '';
}

/** Yields every address of a picture in these collections and in a history. */
async function* addressesIn(
  documents: ServerDocuments,
  history: string,
  collections: readonly string[],
): AsyncGenerator<DocumentValue | undefined> {
  for (const collection of collections) {
    for (const { fields } of await documents.pick(collection, ['imageURL'])) yield fields.imageURL;
  }
  const changes = await documents.query({
    collection: paths.changes(history),
    containsAny: { field: 'touches', values: [touchesPictures] },
    orderBy: [{ field: 'at', direction: 'descending' }],
  });
  for (const change of changes) {
    yield* addressesInEdits(change);
    if (change.data['parts'] === 0) continue;
    const parts = await documents.query({ collection: paths.changeParts(history, change.id) });
    yield* parts.flatMap(addressesInEdits);
  }
}

function addressesInEdits({ data }: DocumentSnapshot): readonly (FieldValue | undefined)[] {
  const read = changePartSchema.safeParse({ edits: data['edits'] });
  if (!read.success) return [];
  return read.data.edits.flatMap(({ before, after }) =>
    pictureFields.flatMap((field) => [before?.[field], after?.[field]]),
  );
}
