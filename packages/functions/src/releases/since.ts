import {
  earlierReleases,
  type EarlierReleases,
  type PublicRelease,
  type Since,
} from '@lineup/domain/release';
import type { ServerFiles } from '@lineup/provider/server';
import { findPublic, readPrivate } from './release-files.ts';

type Files = Pick<ServerFiles, 'read'>;

/** For how many festivals the changes between earlier releases and the newest one are cached. */
const releasesHeld = 4;

/** Returns what changed from the release with a given number to `newest`, using the files of both. */
export type ReadSince = (files: Files, newest: PublicRelease, number: number) => Promise<Since>;

/** Creates a `ReadSince` that reads the private file of a release once for all numbers. */
export function createSinceReader(): ReadSince {
  const held = new Map<string, Promise<EarlierReleases | null>>();
  const earlierOf = (files: Files, newest: PublicRelease): Promise<EarlierReleases | null> => {
    const { id } = newest.release;
    const found = held.get(id) ?? readEarlier(files, newest);
    held.delete(id);
    held.set(id, found);
    // The next request retries after a failure.
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
