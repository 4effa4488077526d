import {
  artistHistory,
  isPicturePlace,
  mayShowPicturesOf,
  parseFilePath,
  paths,
  touchesPictures,
} from '@lineup/domain';
import { addressFields } from '@lineup/provider/administration';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { decodeDocument } from '../documents/encoding.ts';
import { asking } from '../documents/failures.ts';
import { parseDownloadAddress, type AddressedFile } from './download-address.ts';

/** A file's bucket and path. */
export interface BucketPath {
  readonly bucketName: string;
  readonly path: string;
}

/**
 * Resolves to true if a document still names the file, by any address: one of its festival or of another edition of it
 * (the festival, one of its events or unplaced acts, an upload or a draft of one), or an artist. Reads the documents,
 * smaller collections first: an index of the addresses would make every save larger.
 */
export async function isNamed(firestore: Firestores, file: BucketPath): Promise<boolean> {
  const place = parseFilePath(file.path);
  if (place === null) return false;
  if (place.kind === 'artistImage') return isNamedByArtists(firestore, file);
  if (await isNamedIn(firestore, place.festivalId, file)) return true;
  // An edition shows pictures of another, but none of its other files.
  if (!isPicturePlace(place)) return false;
  for (const edition of mayShowPicturesOf(place.festivalId, await allFestivals(firestore))) {
    if (await isNamedIn(firestore, edition, file)) return true;
  }
  return isNamedByArtists(firestore, file);
}

/** Resolves to true if an artist has the picture, or undoing a change of artists could restore it. */
async function isNamedByArtists(
  firestore: Pick<Firestore, 'collection'>,
  { bucketName, path }: BucketPath,
): Promise<boolean> {
  const names = (data: DocumentData) => filesNamed(bucketName, data).some((file) => file.path === path);
  const { docs } = await asking(() => firestore.collection(paths.artists).select('imageURL').get());
  if (docs.some((found) => names(found.data()))) return true;
  return isInHistory(firestore, artistHistory, names);
}

type Firestores = Pick<Firestore, 'doc' | 'collection'>;

async function allFestivals(firestore: Firestores) {
  const { docs } = await asking(() => firestore.collection(paths.festivals).select('editionOf').get());
  return docs.map((found) => {
    const editionOf: unknown = found.get('editionOf');
    return typeof editionOf === 'string' ? { id: found.id, editionOf } : { id: found.id };
  });
}

async function isNamedIn(
  firestore: Firestores,
  festivalId: string,
  { bucketName, path }: BucketPath,
): Promise<boolean> {
  const names = (data: DocumentData) => filesNamed(bucketName, data).some((file) => file.path === path);
  const below = async (collection: string) => {
    const { docs } = await asking(() =>
      firestore
        .collection(collection)
        .select(...addressFields)
        .get(),
    );
    return { ids: docs.map(({ id }) => id), named: docs.some((found) => names(found.data())) };
  };

  const festival = await asking(() => firestore.doc(paths.festival(festivalId)).get());
  if (names(festival.data() ?? {})) return true;
  const uploads = await below(paths.uploads(festivalId));
  if (uploads.named) return true;
  const place = parseFilePath(path);
  // Events do not show this file.
  if (place === null || !isPicturePlace(place)) return false;
  if ((await below(paths.events(festivalId))).named) return true;
  if ((await below(paths.unplacedActs(festivalId))).named) return true;
  if (await isInHistory(firestore, festivalId, names)) return true;
  for (const uploadId of uploads.ids) {
    if ((await below(paths.draftEvents(festivalId, uploadId))).named) return true;
  }
  return false;
}

/** Resolves to true if undoing a change could restore it. */
async function isInHistory(
  firestore: Pick<Firestore, 'collection'>,
  history: string,
  names: (data: DocumentData) => boolean,
): Promise<boolean> {
  const changes = await asking(() =>
    firestore
      .collection(paths.changes(history))
      .where('touches', 'array-contains', touchesPictures)
      .orderBy('at', 'desc')
      .orderBy('__name__', 'asc')
      .select('edits', 'parts')
      .get(),
  );
  for (const change of changes.docs) {
    if (names(change.data())) return true;
    if (change.get('parts') === 0) continue;
    const parts = await asking(() => firestore.collection(paths.changeParts(history, change.id)).get());
    if (parts.docs.some((part) => names(decodeDocument(part.data()).data))) return true;
  }
  return false;
}

/** The files of the bucket that the document named before a change and no longer names. */
export function filesDropped(
  bucketName: string,
  before: DocumentData,
  after: DocumentData,
): readonly AddressedFile[] {
  const left = new Set(filesNamed(bucketName, after).map(({ path }) => path));
  return filesNamed(bucketName, before).filter(({ path }) => !left.has(path));
}

/** The files in its own fields, and in the edits of a change. */
function filesNamed(bucketName: string, data: DocumentData): readonly AddressedFile[] {
  const edits: unknown = data['edits'];
  const recorded = Array.isArray(edits) ? (edits as readonly DocumentData[]) : [];
  const sides = recorded.flatMap(({ before, after }) => [before, after] as readonly (DocumentData | null)[]);
  return [data, ...sides].flatMap((each) => (each === null ? [] : filesIn(bucketName, each)));
}

function filesIn(bucketName: string, data: DocumentData): readonly AddressedFile[] {
  return addressFields.flatMap((field) => {
    const address: unknown = data[field];
    const file = typeof address === 'string' ? parseDownloadAddress(bucketName, address) : null;
    return file === null ? [] : [file];
  });
}
