import {
  asPlanned,
  festivalSchema,
  lineupEventSchema,
  parseFilePath,
  paths,
  pictureTypeOf,
  publishMessages,
  storagePaths,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { freezeLineup, type FrozenLineup } from '@lineup/domain/release';
import type { ServerFiles, ServerProvider } from '@lineup/provider/server';
import { sha256 } from '../hashing.ts';
import { festivalGone, refusal } from './refusals.ts';

/** What festivals are read with that were stored before these fields were. */
const defaults = { dayStartsAt: '00:00', stages: [], imageURL: null };

/** A lineup as it stands. */
export interface CurrentLineup {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
}

/**
 * The festival with its sets. Fails with `not-found` without the festival, and with `failed-precondition` where something of it
 * cannot be read: what is published must be whole.
 */
export async function readCurrentLineup(
  { documents }: Pick<ServerProvider, 'documents'>,
  festivalId: string,
): Promise<CurrentLineup> {
  const [found, snapshots] = await Promise.all([
    documents.get(paths.festival(festivalId)),
    documents.query({ collection: paths.events(festivalId) }),
  ]);
  if (found === null) throw festivalGone();
  const festival = festivalSchema.safeParse({ ...defaults, ...found.data });
  if (!festival.success) throw refusal(publishMessages.festivalUnreadable);
  const events = snapshots.flatMap(({ id, data }) => {
    const event = lineupEventSchema.safeParse(data);
    return event.success ? [{ ...event.data, id }] : [];
  });
  const damaged = snapshots.length - events.length;
  if (damaged > 0) throw refusal(publishMessages.setsUnreadable(damaged));
  return { festival: { ...asPlanned(festival.data), id: festivalId }, events };
}

/** The lineup frozen as it stands. With `keep` its cover is stored for the public; else only its name is found out. */
export async function freeze(
  { files }: Pick<ServerProvider, 'files'>,
  { festival, events }: CurrentLineup,
  { keep }: { readonly keep: boolean },
): Promise<FrozenLineup> {
  return freezeLineup(festival, events, await coverOf(files, festival, keep));
}

/**
 * The name of the public copy of the festival's picture. None, where the festival has no picture, or one that lies elsewhere or
 * belongs to something else: nothing but its own pictures may become public.
 */
async function coverOf(
  files: ServerFiles,
  { id, imageURL }: Pick<Festival, 'id' | 'imageURL'>,
  keep: boolean,
): Promise<string | null> {
  const path = imageURL === null ? null : await files.pathOf(imageURL);
  const place = path === null ? null : parseFilePath(path);
  if (path === null || place?.kind !== 'festivalImage' || place.festivalId !== id) return null;
  const bytes = await files.read(path);
  const type = bytes === null ? null : pictureTypeOf(bytes);
  if (bytes === null || type === null) return null;
  const hash = await sha256(bytes);
  if (keep) await files.write(storagePaths.releasePicture(id, hash), bytes, type);
  return hash;
}
