import { isTimestamp, timestampFromMillis, timestampToMillis, type Timestamp } from '@lineup/domain';
import { isProviderError, serverTimestamp } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { randomText, sha256 } from './hashing.ts';
import { missing } from './releases/refusals.ts';

type Documents = Pick<ServerProvider, 'documents'>;

/** 128 bits, which cannot be guessed. */
const tokenBytes = 16;
const tokenPattern = /^[A-Za-z0-9_-]{22}$/u;

/** Returns a new token for a link, and the id under which the link is stored. */
export async function newToken(): Promise<{ readonly token: string; readonly id: string }> {
  const token = randomText(tokenBytes);
  return { token, id: await sha256(token) };
}

/** Returns the id of the link with this token; null if the text is not a token. */
export async function linkIdOf(token: string): Promise<string | null> {
  return tokenPattern.test(token) ? sha256(token) : null;
}

/** The fields that all links share. */
interface Link {
  readonly expiresAt: Timestamp;
  readonly revokedAt: Timestamp | null;
  readonly lastUsedAt: Timestamp | null;
}

/** Returns true if the link was not revoked and has not expired at `now` (milliseconds since the epoch). */
export function isLinkValid({ revokedAt, expiresAt }: Link, now: number): boolean {
  return revokedAt === null && timestampToMillis(expiresAt) > now;
}

/**
 * Revokes the link at `path`. Fails with `not-found` and `goneText` if the festival has no such link. Safe to repeat.
 */
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

/** Links also work while nothing can be written or while the link is being removed. */
const noMatter = ['storage-full', 'unavailable', 'not-found', 'conflict'] as const;

/** Awaits a note that may fail without failing its caller. */
export async function noteIfPossible(note: Promise<unknown>): Promise<void> {
  try {
    await note;
  } catch (error) {
    if (!noMatter.some((code) => isProviderError(error, code))) throw error;
  }
}

/** Notes that the link at `path` was used, at most once in `everyMs` milliseconds. */
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
