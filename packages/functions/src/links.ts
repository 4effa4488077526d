import { isTimestamp, timestampFromMillis, timestampToMillis, type Timestamp } from '@lineup/domain';
import { isProviderError, serverTimestamp } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { randomText, sha256 } from './hashing.ts';
import { missing } from './releases/refusals.ts';

type Documents = Pick<ServerProvider, 'documents'>;

/** 128 bits: not to be guessed. */
const tokenBytes = 16;
const tokenPattern = /^[A-Za-z0-9_-]{22}$/u;

/** A new token of a link, and the id under which the link is stored. */
export async function newToken(): Promise<{ readonly token: string; readonly id: string }> {
  const token = randomText(tokenBytes);
  return { token, id: await sha256(token) };
}

/** The id of the link with this token; null for a text that is no token. */
export async function linkIdOf(token: string): Promise<string | null> {
  return tokenPattern.test(token) ? sha256(token) : null;
}

/** What every link has. */
interface Link {
  readonly expiresAt: Timestamp;
  readonly revokedAt: Timestamp | null;
  readonly lastUsedAt: Timestamp | null;
}

/** Returns true if the link was not revoked and has not expired at `now` (milliseconds). */
export function isLinkValid({ revokedAt, expiresAt }: Link, now: number): boolean {
  return revokedAt === null && timestampToMillis(expiresAt) > now;
}

/** Ends the link at `path`. Fails with `not-found` and `goneText` where the festival has no such link. Safe to repeat. */
export async function revokeLink(
  { documents }: Documents,
  festivalId: string,
  path: string,
  goneText: string,
): Promise<void> {
  const found = await documents.get(path);
  if (found === null || found.data['festivalId'] !== festivalId) throw missing(goneText);
  if (isTimestamp(found.data['revokedAt'])) return;
  const data = { revokedAt: serverTimestamp, updated_at: serverTimestamp };
  await documents.commit([{ type: 'update', path, data }]);
}

/** What a link shows can be looked at also while nothing can be written, or while the link is being removed. */
const noMatter = ['storage-full', 'unavailable', 'not-found', 'conflict'] as const;

/** Waits for a note that may fail: what it belongs to goes on all the same. */
export async function noteIfPossible(note: Promise<unknown>): Promise<void> {
  try {
    await note;
  } catch (error) {
    if (!noMatter.some((code) => isProviderError(error, code))) throw error;
  }
}

/** Notes that the link at `path` was used, once in `everyMs` milliseconds at most. */
export async function noteLinkUse(
  { documents }: Documents,
  path: string,
  { lastUsedAt }: Pick<Link, 'lastUsedAt'>,
  { now, everyMs }: { readonly now: number; readonly everyMs: number },
): Promise<void> {
  if (lastUsedAt !== null && Math.abs(now - timestampToMillis(lastUsedAt)) < everyMs) return;
  const data = { lastUsedAt: timestampFromMillis(now) };
  await noteIfPossible(documents.commit([{ type: 'update', path, data }]));
}
