import { paths, publishMessages, stagesOf, timestampToMillis } from '@lineup/domain';
import {
  draftPublic,
  maximumLinkName,
  previewLinkSchema,
  type PreviewLinkData,
  type PublicRelease,
} from '@lineup/domain/release';
import { isProviderError, serverTimestamp, type Callables, type PreviewLinkAction } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { isLinkValid, linkIdOf, newToken, noteLinkUse, revokeLink } from '../links.ts';
import { readCurrentLineup, type CurrentLineup } from './read-lineup.ts';
import { readArtists } from './read-artists.ts';
import { invalid } from './refusals.ts';
import type { CallSurroundings } from './surroundings.ts';

type Request = Callables['changePreviewLinks']['request'];
type Result = Callables['changePreviewLinks']['response'];
type NewLink = Extract<PreviewLinkAction, { readonly type: 'create' }>;

const dayMs = 24 * 60 * 60 * 1000;
/** The maximum validity of a link. */
const longestMs = 366 * dayMs;
/** The last use of a link is stored at most this often. */
const noteEveryMs = 60_000;

/** Creates or revokes a preview link; see `PreviewLinkAction`. Only the hash of its token is stored. */
export async function changePreviewLinks(
  provider: ServerProvider,
  { festivalId, action }: Request,
  surroundings: CallSurroundings,
): Promise<Result> {
  if (action.type === 'revoke') {
    await revokeLink(provider, festivalId, paths.previewLink(action.id), publishMessages.linkGone);
    return { success: true };
  }
  return { success: true, token: await create(provider, festivalId, action, surroundings) };
}

async function create(
  provider: ServerProvider,
  festivalId: string,
  link: NewLink,
  { by, now }: CallSurroundings,
): Promise<string> {
  const { festival } = await readCurrentLineup(provider, festivalId);
  requireGood(link, stagesOf(festival), now());
  const { token, id } = await newToken();
  const { name, stages, showNames, expiresAt } = link;
  const data = {
    festivalId,
    name: name.trim(),
    stages: [...new Set(stages)],
    showNames,
    expiresAt,
    by,
    revokedAt: null,
    lastUsedAt: null,
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
  };
  await provider.documents.commit([{ type: 'create', path: paths.previewLink(id), data }]);
  return token;
}

function requireGood(
  { name, stages, expiresAt }: NewLink,
  festivalStages: readonly string[],
  now: number,
): void {
  if (name.trim() === '') throw invalid(publishMessages.linkNameNeeded);
  if (Array.from(name.trim()).length > maximumLinkName) {
    throw invalid(publishMessages.linkNameTooLong(maximumLinkName));
  }
  const until = timestampToMillis(expiresAt) - now;
  if (until <= 0 || until > longestMs) throw invalid(publishMessages.linkExpiry);
  const unknown = stages.find((stage) => !festivalStages.includes(stage));
  if (unknown !== undefined) throw invalid(publishMessages.linkStageUnknown(unknown));
}

/**
 * Returns the current draft as the preview link with this token shows it at `now` (milliseconds since the epoch). Null
 * for an invalid, expired or revoked token or a deleted festival, which callers cannot tell apart.
 */
export async function previewOf(
  provider: ServerProvider,
  token: string,
  now: number,
): Promise<PublicRelease | null> {
  const link = await previewLinkOf(provider, token, now);
  return link === null ? null : previewDraft(provider, link, now);
}

/**
 * Returns the link with this token and notes its use; null for a token that is invalid, expired or revoked at `now`.
 */
export async function previewLinkOf(
  provider: ServerProvider,
  token: string,
  now: number,
): Promise<PreviewLinkData | null> {
  const id = await linkIdOf(token);
  if (id === null) return null;
  const path = paths.previewLink(id);
  const found = await provider.documents.get(path);
  if (found === null) return null;
  const link = previewLinkSchema.parse(found.data);
  if (!isLinkValid(link, now)) return null;
  await noteLinkUse(provider, path, link, { now, everyMs: noteEveryMs });
  return link;
}

/**
 * Returns the current draft of the link's festival, limited to what the link shows; null if the festival was deleted.
 */
export async function previewDraft(
  provider: Pick<ServerProvider, 'documents'>,
  { festivalId, stages, showNames }: Pick<PreviewLinkData, 'festivalId' | 'stages' | 'showNames'>,
  now: number,
): Promise<PublicRelease | null> {
  const current = await currentUnlessDeleted(provider, festivalId);
  if (current === null) return null;
  const { festival, events } = current;
  // Pictures only become public with a release.
  const artists = { artists: await readArtists(provider, events), pictures: new Map() };
  return draftPublic(festival, events, { stages, showNames, now }, artists);
}

async function currentUnlessDeleted(
  provider: Pick<ServerProvider, 'documents'>,
  festivalId: string,
): Promise<CurrentLineup | null> {
  try {
    return await readCurrentLineup(provider, festivalId);
  } catch (error) {
    if (isProviderError(error, 'not-found')) return null;
    throw error;
  }
}
