import {
  familyOf,
  lineupEventSchema,
  parseFilePath,
  paths,
  publishMessages,
  storagePaths,
  type Festival,
  type LineupEvent,
  type PictureWidth,
} from '@lineup/domain';
import { freezeLineup, namedArtists, type FrozenLineup, type FrozenLogo } from '@lineup/domain/release';
import type { ServerProvider } from '@lineup/provider/server';
import { imageDimensionsFromData } from 'image-dimensions';
import { festivalFrom } from '../festival-from.ts';
import { sha256 } from '../hashing.ts';
import { copyPictures } from './copy-pictures.ts';
import { readArtists } from './read-artists.ts';
import { festivalGone, refusal } from './refusals.ts';

/** The cover width for pages and link previews. */
const coverWidth = 960;
/** A logo is one or two lines high. */
const logoWidth = 480;

/** The current lineup of a festival. */
export interface CurrentLineup {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
}

/**
 * Reads the festival with its sets. Fails with `not-found` if it does not exist, and with `failed-precondition` if a
 * part cannot be read: a release must be complete.
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
  const festival = festivalFrom(found);
  if (festival === null) throw refusal(publishMessages.festivalUnreadable);
  const events = snapshots.flatMap(({ id, data }) => {
    const event = lineupEventSchema.safeParse(data);
    return event.success ? [{ ...event.data, id }] : [];
  });
  const damaged = snapshots.length - events.length;
  if (damaged > 0) throw refusal(publishMessages.setsUnreadable(damaged));
  return { festival, events };
}

/**
 * Freezes the current lineup with its artists. With `keep`, stores public copies of its pictures, otherwise only
 * determines their paths. Reuses copies of the release `before`. Fails with `failed-precondition` if an artist cannot
 * be read.
 */
export async function freeze(
  provider: Pick<ServerProvider, 'documents' | 'files'>,
  { festival, events }: CurrentLineup,
  { keep, before }: { readonly keep: boolean; readonly before: FrozenLineup | null },
): Promise<FrozenLineup> {
  const [cover, logo] = await Promise.all([
    copyOf(provider, festival, { address: festival.imageURL, width: coverWidth, keep }),
    copyOf(provider, festival, { address: festival.logoURL ?? null, width: logoWidth, keep }),
  ]);
  const artists = await readArtists(provider, events);
  const named = new Set([...namedArtists(events, artists).values()].flat());
  const pictures = await copyPictures(provider.files, [...named], { festivalId: festival.id, keep, before });
  return freezeLineup(festival, events, {
    cover: cover?.sha256 ?? null,
    logo: logo === null ? null : withSize(logo),
    artists: { artists, pictures },
  });
}

interface CopyOptions {
  readonly address: string | null;
  readonly width: PictureWidth;
  readonly keep: boolean;
}

interface PublicCopy {
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/**
 * The public copy of the festival's cover or logo. None if the festival has no picture, or one that is hosted elsewhere
 * or belongs to something else: only its own pictures and those of its other editions may become public.
 */
async function copyOf(
  { documents, files }: Pick<ServerProvider, 'documents' | 'files'>,
  festival: Festival,
  { address, width, keep }: CopyOptions,
): Promise<PublicCopy | null> {
  const { id } = festival;
  const path = address === null ? null : await files.pathOf(address);
  const place = path === null ? null : parseFilePath(path);
  if (path === null || place?.kind !== 'festivalImage') return null;
  if (place.festivalId !== id && !(await isOfFamily(documents, festival, place.festivalId))) return null;
  const bytes = await files.rendition(path, width);
  if (bytes === null) return null;
  const hash = await sha256(bytes);
  if (keep) await files.write(storagePaths.releasePicture(id, hash), bytes, 'image/webp');
  return { sha256: hash, bytes };
}

function withSize({ sha256, bytes }: PublicCopy): FrozenLogo | null {
  const size = imageDimensionsFromData(bytes);
  return size === undefined ? null : { sha256, width: size.width, height: size.height };
}

/**
 * Whether the other festival is an edition of this one; of a deleted festival, only pictures that its editions show
 * remain.
 */
async function isOfFamily(
  documents: ServerProvider['documents'],
  festival: Festival,
  otherId: string,
): Promise<boolean> {
  const other = await documents.get(paths.festival(otherId));
  if (other === null) return festival.editionOf !== undefined;
  const { editionOf } = other.data;
  const family = typeof editionOf === 'string' ? { id: otherId, editionOf } : { id: otherId };
  return familyOf(family) === familyOf(festival);
}
