import {
  paths,
  stageLinkMessages,
  lineupEventSchema,
  timestampFromMillis,
  timestampToMillis,
  type LineupEvent,
} from '@lineup/domain';
import { mostReports, reportKinds, reportedMinutes, showDayOf, type StageLink } from '@lineup/domain/live';
import {
  isProviderError,
  ProviderError,
  recordWrites,
  resolveWrites,
  serverTimestamp,
  type DocumentSnapshot,
  type Write,
} from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import * as z from 'zod/mini';
import { refusal } from '../releases/refusals.ts';
import { festivalFrom } from '../festival-from.ts';
import { reportsBy } from './stage-screen.ts';

type Documents = Pick<ServerProvider, 'documents'>;

const reportCall = z
  .strictObject({
    setId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u)),
    kind: z.enum(reportKinds),
    minutes: z.nullable(z.union(reportedMinutes.map((each) => z.literal(each)))),
  })
  .check(z.refine(({ kind, minutes }) => (kind === 'moreTime') === (minutes !== null)));

type ReportCall = z.infer<typeof reportCall>;

/** The result of a report, for the stage manager. */
export type ReportOutcome = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly text: string };

/** Accepts a report sent through a link; see `reportByLink`. */
export async function takeReport(
  provider: Documents,
  link: StageLink,
  given: unknown,
  now: number,
): Promise<ReportOutcome> {
  const report = reportCall.safeParse(given);
  if (!report.success) return { kind: 'refused', text: 'Not a report' };
  try {
    await reportByLink(provider, link, report.data, now);
    return { kind: 'done' };
  } catch (error) {
    if (isProviderError(error, 'permission-denied') || isProviderError(error, 'failed-precondition')) {
      return { kind: 'refused', text: error.message };
    }
    throw error;
  }
}

const texts = stageLinkMessages.errors;

/**
 * Stores a stage manager's report: a request, which replaces their open one for the same set. If the festival accepts
 * such reports automatically, a start or an end is recorded immediately, as a change by the link's author. Fails with
 * `permission-denied` for a link that cannot report, and with `failed-precondition` for a set that is not on its stage
 * today or already has it recorded.
 */
export async function reportByLink(
  provider: Documents,
  link: StageLink,
  report: ReportCall,
  now: number,
): Promise<void> {
  if (!link.canReport || link.stage === null) throw new ProviderError('permission-denied', texts.noReports);
  const { documents } = provider;
  const stored = await documents.get(paths.festival(link.festivalId));
  const festival = stored === null ? null : festivalFrom(stored);
  const found = await documents.get(paths.event(link.festivalId, report.setId));
  const set = lineupEventSchema.safeParse(found?.data);
  if (
    stored === null ||
    festival === null ||
    found === null ||
    !set.success ||
    set.data.stage !== link.stage
  ) {
    throw refusal(texts.notOnNow);
  }
  const day = showDayOf(timestampToMillis(set.data.timeStart), festival);
  if (day !== showDayOf(now, festival)) throw refusal(texts.notOnNow);
  if (isRecorded(set.data, report)) throw refusal(texts.alreadyReported);
  const isAutomatic = festival.acceptReports === true && report.kind !== 'moreTime';
  const recording = isAutomatic
    ? recordedChange(documents, link, { before: [found, stored], report, now })
    : null;
  const writes = [...(recording?.writes ?? []), ...(await reportWrites(provider, link, report, isAutomatic))];
  try {
    await documents.commit(writes, ...(recording === null ? [] : [recording.changeId]));
  } catch (error) {
    // After a concurrent change of the set, the administrators decide.
    if (!isAutomatic || !isProviderError(error, 'conflict')) throw error;
    await documents.commit(await reportWrites(provider, link, report, false));
  }
}

function isRecorded({ actualStart, actualEnd }: Omit<LineupEvent, 'id'>, { kind }: ReportCall): boolean {
  if (kind === 'started') return Boolean(actualStart ?? actualEnd);
  return Boolean(actualEnd);
}

async function reportWrites(
  provider: Documents,
  link: StageLink,
  report: ReportCall,
  isAccepted: boolean,
): Promise<readonly Write[]> {
  const { festivalId, stage, id: linkId, name: linkName } = link;
  const earlier = await reportsBy(provider, link);
  const tooMany = earlier.slice(0, Math.max(0, earlier.length + 1 - mostReports));
  const superseded = earlier.filter(
    (each) => each.state === 'open' && each.setId === report.setId && !tooMany.includes(each),
  );
  const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
  const state = isAccepted ? 'accepted' : 'open';
  const data = { ...report, stage, state, automatic: isAccepted, linkId, linkName, ...stamps };
  const pathOf = (id: string) => paths.stageReport(festivalId, id);
  return [
    ...tooMany.map(({ id }): Write => ({ type: 'delete', path: pathOf(id) })),
    ...superseded.map(({ id }): Write => ({
      type: 'update',
      path: pathOf(id),
      data: { state: 'superseded', updated_at: serverTimestamp },
    })),
    { type: 'create', path: pathOf(provider.documents.newId()), data },
  ];
}

interface Recording {
  /** The set and its festival, as stored. */
  readonly before: readonly [set: DocumentSnapshot, festival: DocumentSnapshot];
  readonly report: ReportCall;
  readonly now: number;
}

/** The change that records a start or an end, with its record. */
function recordedChange(
  documents: Documents['documents'],
  { by, festivalId }: StageLink,
  { before: snapshots, report, now }: Recording,
): { readonly changeId: string; readonly writes: readonly Write[] } {
  const [set] = snapshots;
  const field = report.kind === 'started' ? 'actualStart' : 'actualEnd';
  const data = { [field]: timestampFromMillis(now), updated_at: serverTimestamp };
  const before = new Map(snapshots.map((each) => [each.path, each]));
  const write = { type: 'update', path: set.path, data, ifVersion: set.version } as const;
  const { edits, writes } = resolveWrites([write], before);
  const changeId = documents.newId();
  return {
    changeId,
    writes: [...writes, ...recordWrites({ edits, before, changeId, by, history: festivalId })],
  };
}
