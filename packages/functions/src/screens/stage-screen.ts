import {
  lineupEventSchema,
  paths,
  stagesOf,
  timestampFromMillis,
  timestampToMillis,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import {
  makeScreenView,
  screenDays,
  stageLinkSchema,
  stageMessageSchema,
  stageReportSchema,
  type ScreenView,
  type StageLink,
  type StageMessage,
  type StageReport,
} from '@lineup/domain/live';
import { serverTimestamp } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { isLinkValid, linkIdOf, noteIfPossible, noteLinkUse } from '../links.ts';
import { readFestival } from './read-festival.ts';

type Documents = Pick<ServerProvider, 'documents'>;

/** The last use of a link is stored at most this often: each note is a commit that reaches every open portal. */
const noteEveryMs = 10 * 60_000;

/** Returns the link with this token; null if the token is invalid, or the link expired or was revoked at `now`. */
export async function stageLinkOf(
  { documents }: Documents,
  token: string,
  now: number,
): Promise<StageLink | null> {
  const id = await linkIdOf(token);
  if (id === null) return null;
  const found = await documents.get(paths.stageLink(id));
  if (found === null) return null;
  const link = { ...stageLinkSchema.parse(found.data), id };
  return isLinkValid(link, now) ? link : null;
}

/** A festival and its sets around a day, the input for all its screens. */
export interface ScreenLineup {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
}

/**
 * Reads the lineup of the days around `now`; null if the festival was deleted. Skips unreadable sets, so that screens
 * continue to work.
 */
export async function readScreenLineup(
  { documents }: Documents,
  festivalId: string,
  now: number,
): Promise<ScreenLineup | null> {
  const festival = await readFestival({ documents }, festivalId);
  if (festival === null) return null;
  const { from, to } = screenDays(festival, now);
  const found = await documents.query({
    collection: paths.events(festivalId),
    where: [
      { field: 'date', op: '>=', value: timestampFromMillis(from) },
      { field: 'date', op: '<', value: timestampFromMillis(to) },
    ],
    orderBy: [
      { field: 'date', direction: 'ascending' },
      { field: 'timeStart', direction: 'ascending' },
    ],
  });
  const events = found.flatMap(({ id, data }) => {
    const event = lineupEventSchema.safeParse(data);
    return event.success ? [{ ...event.data, id }] : [];
  });
  return { festival, events };
}

/**
 * Returns what the link's screen shows at `now`; null if its stage was removed or renamed, as an empty screen would
 * suggest that it has no sets.
 */
export async function screenViewOf(
  provider: Documents,
  link: StageLink,
  lineup: ScreenLineup,
  now: number,
): Promise<ScreenView | null> {
  if (link.stage !== null && !stagesOf(lineup.festival).includes(link.stage)) return null;
  const [message, reports] = await Promise.all([messageFor(provider, link), reportsBy(provider, link)]);
  const report = reports.findLast(({ state }) => state !== 'superseded') ?? null;
  return makeScreenView(link, { ...lineup, message, report }, now);
}

async function messageFor(
  { documents }: Documents,
  { festivalId, stage }: StageLink,
): Promise<StageMessage | null> {
  if (stage === null) return null;
  const where = [{ field: 'stage', op: '==', value: stage }] as const;
  const [found] = await documents.query({ collection: paths.stageMessages(festivalId), where });
  const message = stageMessageSchema.safeParse(found?.data);
  return found !== undefined && message.success ? { ...message.data, id: found.id } : null;
}

/** The reports sent through a link, oldest first. */
export async function reportsBy(
  { documents }: Documents,
  { id, festivalId, canReport }: StageLink,
): Promise<readonly StageReport[]> {
  if (!canReport) return [];
  const where = [{ field: 'linkId', op: '==', value: id }] as const;
  const found = await documents.query({ collection: paths.stageReports(festivalId), where });
  return found
    .flatMap(({ id: reportId, data }) => {
      const report = stageReportSchema.safeParse(data);
      return report.success ? [{ ...report.data, id: reportId }] : [];
    })
    .sort((a, b) => timestampToMillis(a.created_at) - timestampToMillis(b.created_at));
}

/** Notes that a screen of the link was opened. */
export function noteScreenOpened(provider: Documents, link: StageLink, now: number): Promise<void> {
  return noteLinkUse(provider, paths.stageLink(link.id), link, { now, everyMs: noteEveryMs });
}

/**
 * Notes that the message was visible on a screen of its stage; only the first time counts. Ignores deleted messages.
 */
export async function noteMessageSeen(
  { documents }: Documents,
  { festivalId, stage }: StageLink,
  messageId: string,
): Promise<void> {
  const path = paths.stageMessage(festivalId, messageId);
  const found = await documents.get(path);
  if (found === null || stage === null || found.data['stage'] !== stage || found.data['seenAt'] !== null)
    return;
  const data = { seenAt: serverTimestamp, updated_at: serverTimestamp };
  await noteIfPossible(documents.commit([{ type: 'update', path, data, ifVersion: found.version }]));
}
