import {
  messages,
  paths,
  stageLinkMessages,
  stagesOf,
  timestampToMillis,
  type ChangeAuthor,
} from '@lineup/domain';
import { longestLinkMs, maximumLinkName, maximumMessageLength } from '@lineup/domain/live';
import {
  isProviderError,
  serverTimestamp,
  type Callables,
  type StageScreenAction,
  type Write,
} from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { newToken, revokeLink } from '../links.ts';
import { invalid, missing } from '../releases/refusals.ts';
import { readFestival } from './read-festival.ts';

type Request = Callables['changeStageScreens']['request'];
type Result = Callables['changeStageScreens']['response'];
type Action<Type> = Extract<StageScreenAction, { readonly type: Type }>;

/** The caller and the time: `now` in milliseconds since the epoch. */
interface CallSurroundings {
  readonly by: ChangeAuthor;
  readonly now: () => number;
}

const texts = stageLinkMessages.errors;

/** Changes the links to stage screens, the messages to stages and the states of reports; see `StageScreenAction`. */
export async function changeStageScreens(
  provider: Pick<ServerProvider, 'documents'>,
  { festivalId, action }: Request,
  surroundings: CallSurroundings,
): Promise<Result> {
  switch (action.type) {
    case 'create':
      return { success: true, token: await createLink(provider, festivalId, action, surroundings) };
    case 'revoke':
      await revokeLink(provider, festivalId, paths.stageLink(action.id), texts.gone);
      return { success: true };
    case 'message':
      await sendMessage(provider, festivalId, action, surroundings.by);
      return { success: true };
    case 'clearMessage':
      await provider.documents.commit(await removalOfMessages(provider, festivalId, action.stage));
      return { success: true };
    default:
      await answerReport(provider, festivalId, action);
      return { success: true };
  }
}

async function createLink(
  provider: Pick<ServerProvider, 'documents'>,
  festivalId: string,
  link: Action<'create'>,
  { by, now }: CallSurroundings,
): Promise<string> {
  const festival = await readFestival(provider, festivalId);
  if (festival === null) throw missing(messages.festival.notFound);
  requireGood(link, stagesOf(festival), now());
  const { type: _, name, sets, artists, ...given } = link;
  const { token, id } = await newToken();
  const data = {
    ...given,
    festivalId,
    name: name.trim(),
    sets: link.stage === null ? [...new Set(sets)] : [],
    artists: link.stage === null ? [...new Set(artists.map((artist) => artist.trim()))] : [],
    by,
    revokedAt: null,
    lastUsedAt: null,
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
  };
  await provider.documents.commit([{ type: 'create', path: paths.stageLink(id), data }]);
  return token;
}

function requireGood(link: Action<'create'>, stages: readonly string[], now: number): void {
  const { name, stage, sets, artists, amberMinutes, redMinutes, expiresAt, canReport } = link;
  if (name.trim() === '') throw invalid(texts.name);
  if (Array.from(name.trim()).length > maximumLinkName) throw invalid(texts.nameTooLong(maximumLinkName));
  if (stage !== null && !stages.includes(stage)) throw invalid(texts.stageUnknown(stage));
  if (stage === null && sets.length === 0 && artists.every((artist) => artist.trim() === '')) {
    throw invalid(texts.followed);
  }
  if (stage === null && canReport) throw invalid(texts.noReports);
  if (redMinutes > amberMinutes) throw invalid(texts.warnings);
  const until = timestampToMillis(expiresAt) - now;
  if (until <= 0 || until > longestLinkMs) throw invalid(texts.expiry);
}

async function sendMessage(
  provider: Pick<ServerProvider, 'documents'>,
  festivalId: string,
  { stage, text, flash }: Action<'message'>,
  by: ChangeAuthor,
): Promise<void> {
  const festival = await readFestival(provider, festivalId);
  if (festival === null) throw missing(messages.festival.notFound);
  if (!stagesOf(festival).includes(stage)) throw invalid(texts.stageUnknown(stage));
  if (text.trim() === '') throw invalid(texts.message);
  if (Array.from(text.trim()).length > maximumMessageLength) {
    throw invalid(texts.messageTooLong(maximumMessageLength));
  }
  const { documents } = provider;
  const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
  const data = { stage, text: text.trim(), flash, by, seenAt: null, ...stamps };
  const path = paths.stageMessage(festivalId, documents.newId());
  await documents.commit([
    ...(await removalOfMessages(provider, festivalId, stage)),
    { type: 'create', path, data },
  ]);
}

async function removalOfMessages(
  { documents }: Pick<ServerProvider, 'documents'>,
  festivalId: string,
  stage: string,
): Promise<readonly Write[]> {
  const where = [{ field: 'stage', op: '==', value: stage }] as const;
  const found = await documents.query({ collection: paths.stageMessages(festivalId), where });
  return found.map(({ path }) => ({ type: 'delete', path }));
}

async function answerReport(
  { documents }: Pick<ServerProvider, 'documents'>,
  festivalId: string,
  { id, state }: Action<'answer'>,
): Promise<void> {
  const path = paths.stageReport(festivalId, id);
  const found = await documents.get(path);
  if (found?.data['state'] === state) return;
  if (found === null || found.data['state'] !== 'open') throw missing(texts.reportGone);
  try {
    const data = { state, updated_at: serverTimestamp };
    await documents.commit([{ type: 'update', path, data, ifVersion: found.version }]);
  } catch (error) {
    if (isProviderError(error, 'conflict')) throw missing(texts.reportGone);
    throw error;
  }
}
