import {
  earlierReleases,
  type EarlierReleases,
  type PublicRelease,
  type Since,
} from '@lineup/domain/release';
import type { ServerFiles } from '@lineup/provider/server';
import { findPublic, readPrivate } from './release-files.ts';

type Files = Pick<ServerFiles, 'read'>;

/** What the newest releases of this many festivals know about earlier ones is held. */
const releasesHeld = 4;

/** Answers what changed from the release with a number to `newest`, from the files of the two. */
export type ReadSince = (files: Files, newest: PublicRelease, number: number) => Promise<Since>;

/** A `ReadSince` that reads the private file of a release once for all numbers. */
export function createSinceReader(): ReadSince {
  const held = new Map<string, Promise<EarlierReleases | null>>();
  const earlierOf = (files: Files, newest: PublicRelease): Promise<EarlierReleases | null> => {
    const { id } = newest.release;
    const found = held.get(id) ?? readEarlier(files, newest);
    held.delete(id);
    held.set(id, found);
    // What failed is tried again by the next request.
    found.catch(() => held.delete(id));
    const [oldest] = held.keys();
    if (held.size > releasesHeld && oldest !== undefined) held.delete(oldest);
    return found;
  };
  return async (files, newest, number) => {
    if (number > newest.release.number) return { kind: 'unpublished' };
    if (number === newest.release.number) return { kind: 'found', from: newest, changes: [] };
    const earlier = await earlierOf(files, newest);
    const id = earlier?.idOf(number) ?? null;
    const from = id === null ? null : await findPublic(files, newest.festival.id, id);
    if (earlier === null || from === null) return { kind: 'tooOld' };
    return { kind: 'found', from, changes: earlier.changesSince(from) };
  };
}

async function readEarlier(files: Files, newest: PublicRelease): Promise<EarlierReleases | null> {
  const content = await readPrivate(files, newest.festival.id, newest.release.id);
  return content === null ? null : earlierReleases(newest, content);
}
