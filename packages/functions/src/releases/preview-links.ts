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
/** A link serves at most this long. */
const longestMs = 366 * dayMs;
/** The last use of a link is noted at most so often. */
const noteEveryMs = 60_000;

/** Makes or ends a preview link; see `PreviewLinkAction`. Only the hash of its token is stored. */
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
 * What the preview link with this token shows at `now` (milliseconds): the draft as it is. Null for a token that is none, has
 * ended or was revoked, and where the festival is gone; callers cannot tell which.
 */
export async function previewOf(
  provider: ServerProvider,
  token: string,
  now: number,
): Promise<PublicRelease | null> {
  const link = await previewLinkOf(provider, token, now);
  return link === null ? null : previewDraft(provider, link, now);
}

/** The link with this token, whose use is noted; null for a token that is none, has ended or was revoked at `now`. */
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

/** The draft of the link's festival as it is, with what the link shows of it; null where the festival is gone. */
export async function previewDraft(
  provider: Pick<ServerProvider, 'documents'>,
  { festivalId, stages, showNames }: Pick<PreviewLinkData, 'festivalId' | 'stages' | 'showNames'>,
  now: number,
): Promise<PublicRelease | null> {
  const current = await currentUnlessDeleted(provider, festivalId);
  if (current === null) return null;
  const { festival, events } = current;
  // Pictures are public with a release only.
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
