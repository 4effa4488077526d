import {
  editionMessages,
  messages,
  paths,
  storagePaths,
  type EditionPlan,
  type NewFestival,
} from '@lineup/domain';
import {
  isProviderError,
  serverTimestamp,
  type ReadingProvider,
  type UploadOptions,
  type Write,
  type WriteData,
} from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { acceptedImage, type NamedFile } from '../files/named-file.ts';
import { errorText, toServiceError, withTexts } from '../service-error.ts';

/** The result of creating a festival, with or without its picture. */
export interface CreatedFestival {
  readonly id: string;
  readonly image: 'none' | 'stored' | 'failed';
  readonly imageError: string | null;
}

/** The fields of a festival that administrators may change. */
export type FestivalChanges = Partial<NewFestival>;

/** Where festivals and their pictures are stored. */
export interface FestivalPlace extends Pick<ReadingProvider, 'files'> {
  readonly recorder: Recorder;
  readonly now: () => number;
}

/** See `FestivalsService.create`. */
export async function createFestival(
  place: FestivalPlace,
  id: string,
  festival: NewFestival,
  image: NamedFile | null,
): Promise<CreatedFestival> {
  await createRecord(place.recorder, id, festival);
  if (image === null) return { id, image: 'none', imageError: null };
  try {
    const imageURL = await storeImage(place, storagePaths.festivalImage(id), image);
    await updateFestival(place.recorder, id, { imageURL });
    return { id, image: 'stored', imageError: null };
  } catch (error) {
    const imageError = errorText(error, messages.image.uploadFailed);
    return { id, image: 'failed', imageError };
  }
}

async function createRecord(recorder: Recorder, id: string, festival: NewFestival): Promise<void> {
  const data = { ...festival, created_at: serverTimestamp, updated_at: serverTimestamp };
  await commitCreation(recorder, id, [{ type: 'create', path: paths.festival(id), data }]);
}

async function commitCreation(recorder: Recorder, id: string, writes: readonly Write[]): Promise<void> {
  try {
    // Neither number counts the festival itself.
    const tooLarge = (all: number, fitting: number) => editionMessages.tooLarge(all - 1, fitting - 1);
    await recorder.commit({ festivalId: id, kind: 'festivalCreated', writes, tooLarge });
  } catch (error) {
    // The id was created for this form: if it already exists, an earlier attempt succeeded.
    if (isProviderError(error, 'already-exists')) return;
    throw toServiceError(error, messages.festival.createFailed);
  }
}

/** See `FestivalsService.createEdition`. */
export async function createEdition(
  { recorder }: Pick<FestivalPlace, 'recorder'>,
  id: string,
  { festival, sets, acts }: EditionPlan,
): Promise<void> {
  const creation = (path: string, data: WriteData): Write => ({
    type: 'create',
    path,
    data: { ...data, created_at: serverTimestamp, updated_at: serverTimestamp },
  });
  await commitCreation(recorder, id, [
    creation(paths.festival(id), festival),
    ...sets.map((set) => creation(paths.event(id, set.id), set.data)),
    ...acts.map((act) => creation(paths.unplacedAct(id, act.id), act.data)),
  ]);
}

/** See `FestivalsService.update`. */
export async function updateFestival(
  recorder: Recorder,
  id: string,
  changes: FestivalChanges,
  ifVersion?: string,
): Promise<void> {
  const data = { ...changes, updated_at: serverTimestamp };
  const precondition = ifVersion === undefined ? {} : { ifVersion };
  const write = { type: 'update', path: paths.festival(id), data, ...precondition } as const;
  await withTexts(
    () => recorder.commit({ festivalId: id, kind: 'details', writes: [write] }),
    messages.festival.saveFailed,
    { 'not-found': messages.festival.notFound, conflict: messages.provider.conflict },
  );
}

/**
 * See `FestivalsService.uploadImage`. Each picture has its own path: the festival shows one, and an undo may restore
 * the others.
 */
export function storeFestivalImage(
  place: FestivalPlace,
  id: string,
  image: NamedFile | null,
  options?: UploadOptions,
): Promise<string> {
  return storeImage(place, storagePaths.laterFestivalImage(id, place.now()), image, options);
}

async function storeImage(
  { files }: FestivalPlace,
  path: string,
  image: NamedFile | null,
  options?: UploadOptions,
): Promise<string> {
  const picture = acceptedImage(image);
  const stored = await withTexts(() => files.upload(path, picture, options), messages.image.uploadFailed, {
    'unsupported-media-type': messages.image.invalidType,
  });
  return stored.url;
}
