import { paths, publishMessages, timestampFromMillis, timestampToMillis } from '@lineup/domain';
import { dueReleaseSchema } from '@lineup/domain/release';
import { isProviderError, serverTimestamp, type DocumentData, type Write } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { publishRelease, type ReleaseToPublish } from './publish-release.ts';
import { inTurn } from './in-turn.ts';
import { onTopOfOthers, overtaken, type Commit } from './on-top-of-others.ts';
import {
  dueWrites,
  nextStep,
  plannedTime,
  readState,
  soonest,
  type PublicationState,
  type StoredRelease,
} from './publication-state.ts';
import { refusal } from './refusals.ts';
import { requirePrivate } from './release-files.ts';
import type { ReleaseSurroundings } from './surroundings.ts';

export interface DueSurroundings extends ReleaseSurroundings {
  /** Reports why a release failed, as no caller waits for it. */
  readonly onError: (error: unknown) => void;
}

/** Temporary errors, after which a release is retried. */
const passing = ['storage-full', 'unavailable', 'deadline-exceeded', 'too-many-requests'] as const;

/** How long a failed automatic release is not retried. */
const retryAfterMs = 60_000;

/**
 * Publishes what is due: scheduled releases, ordered by time, then the steps of announcements. Missed ones are
 * published late. A scheduled release that cannot be published becomes `failed`, with the reason in the publication;
 * after a temporary error it stays scheduled for the next call. Safe to repeat, and to run twice at once.
 */
export async function runDueReleases(provider: ServerProvider, surroundings: DueSurroundings): Promise<void> {
  const now = surroundings.now();
  const found = await provider.documents.query({ collection: paths.dueReleases });
  for (const { id, data } of found) {
    if (!isDue(data, now)) continue;
    try {
      await inTurn(provider, id, () => sendAllDue(provider, id, surroundings));
    } catch (error) {
      surroundings.onError(error);
    }
  }
}

/** Resolves to true if `runDueReleases` has work at `now` (milliseconds since the epoch). */
export async function hasDueReleases(
  { documents }: Pick<ServerProvider, 'documents'>,
  now: number,
): Promise<boolean> {
  const found = await documents.query({ collection: paths.dueReleases });
  return found.some(({ data }) => isDue(data, now));
}

function isDue(data: DocumentData, now: number): boolean {
  const due = dueReleaseSchema.safeParse(data);
  return !due.success || timestampToMillis(due.data.at) <= now;
}

/** The maximum per call; the next call handles the rest. */
const mostAtOnce = 100;

async function sendAllDue(
  provider: ServerProvider,
  festivalId: string,
  surroundings: DueSurroundings,
): Promise<void> {
  for (let n = 0; n < mostAtOnce; n += 1) {
    const outcome = await onTopOfOthers(provider.documents, (commit) =>
      sendNext({ provider, surroundings, commit }, festivalId),
    );
    if (outcome === 'nothing more') return;
  }
}

interface Work {
  readonly provider: ServerProvider;
  readonly surroundings: DueSurroundings;
  readonly commit: Commit;
}

async function sendNext(work: Work, festivalId: string): Promise<'sent' | 'nothing more'> {
  const { provider, surroundings, commit } = work;
  const state = await readState(provider, festivalId);
  if (state.publication === null) {
    // The festival was deleted.
    await commit([{ type: 'delete', path: paths.dueRelease(festivalId) }]);
    return 'nothing more';
  }
  const planned = state.planned.find((release) => plannedTime(release) <= surroundings.now());
  if (planned !== undefined) return sendPlanned(work, state, planned);
  if (isLost(state)) return afterFailure(work, state, state.latest, refusal(publishMessages.fileMissing));
  const kind = dueKind(state, surroundings.now());
  if (kind !== null && state.latest !== null) return sendAgain(work, state, state.latest, kind);
  const writes = dueWrites(state, soonest(...state.planned.map(plannedTime), nextStep(state)));
  if (writes.length > 0) await commit(writes);
  return 'nothing more';
}

async function sendPlanned(
  work: Work,
  state: PublicationState,
  planned: StoredRelease,
): Promise<'sent' | 'nothing more'> {
  const { provider, surroundings, commit } = work;
  const { id: releaseId, kind, by, openConflicts, of, ticked } = planned;
  try {
    const { lineup } = await requirePrivate(provider.files, state.festivalId, releaseId);
    const toPublish: ReleaseToPublish = {
      releaseId,
      kind,
      by,
      lineup,
      state: 'published',
      openConflicts,
      of,
      ticked,
      planned,
      slug: null,
    };
    await publishRelease(provider, state, toPublish, surroundings, commit);
    return 'sent';
  } catch (error) {
    return afterFailure(work, state, planned, error);
  }
}

/**
 * Returns true if the file of the published release is missing or damaged, so that its announcements and their times
 * are unknown.
 */
function isLost(state: PublicationState): state is PublicationState & { readonly latest: StoredRelease } {
  const { publication, latest, latestContent } = state;
  return publication !== null && publication.current !== null && latest !== null && latestContent === null;
}

/** What is due without being scheduled: calendar numbers that must rise, or a step of announcements. */
function dueKind(state: PublicationState, now: number): 'restamp' | 'step' | null {
  if (state.publication?.restamp === true && state.latest !== null) return 'restamp';
  const step = nextStep(state);
  return step !== null && step <= now ? 'step' : null;
}

/** Publishes the last release again, on behalf of its author. */
async function sendAgain(
  work: Work,
  state: PublicationState,
  latest: StoredRelease,
  kind: 'restamp' | 'step',
): Promise<'sent' | 'nothing more'> {
  const { provider, surroundings, commit } = work;
  const { by, openConflicts } = latest;
  try {
    const { lineup } = await requirePrivate(provider.files, state.festivalId, latest.id);
    const toPublish: ReleaseToPublish = {
      releaseId: provider.documents.newId(),
      kind,
      by,
      lineup,
      openConflicts,
      state: state.publication?.current === null ? 'withdrawn' : 'published',
      of: null,
      ticked: false,
      planned: null,
      slug: null,
    };
    await publishRelease(provider, state, toPublish, surroundings, commit);
    return 'sent';
  } catch (error) {
    return afterFailure(work, state, latest, error);
  }
}

/**
 * Stores why a release was not published. A concurrent change is retried immediately, a temporary error by the next
 * call; both fail with `error`.
 */
async function afterFailure(
  { surroundings, commit }: Work,
  state: PublicationState,
  release: StoredRelease,
  error: unknown,
): Promise<'sent' | 'nothing more'> {
  if (overtaken.some((code) => isProviderError(error, code))) throw error;
  const isPassing = passing.some((code) => isProviderError(error, code));
  const isPlanned = release.state === 'planned';
  const now = surroundings.now();
  const code = isProviderError(error) ? error.code : 'internal';
  const others = state.planned.filter(({ id }) => id !== release.id).map(plannedTime);
  const writes: Write[] = [...failureWrites(state, { releaseId: release.id, code }, now)];
  if (!isPassing && isPlanned) {
    const data = { state: 'failed', updated_at: serverTimestamp };
    const path = paths.release(state.festivalId, release.id);
    writes.push({ type: 'update', path, data, ifVersion: release.version });
    writes.push(...dueWrites(state, soonest(...others, nextStep(state))));
  } else if (!isPassing) writes.push(...dueWrites(state, soonest(...others, now + retryAfterMs)));
  if (isPassing) {
    // On a full disk the reason cannot be stored either; the error reports it.
    await commit(writes).catch(() => undefined);
    throw error;
  }
  await commit(writes);
  surroundings.onError(error);
  return isPlanned ? 'sent' : 'nothing more';
}

/** The publication with the reason; no writes if it already contains it. */
function failureWrites(
  { festivalId, publication }: PublicationState,
  { releaseId, code }: { readonly releaseId: string; readonly code: string },
  now: number,
): readonly Write[] {
  if (publication === null) return [];
  const { failed, version } = publication;
  if (failed?.releaseId === releaseId && failed.code === code) return [];
  const data = {
    failed: { releaseId, code, at: timestampFromMillis(now) },
    updated_at: serverTimestamp,
  };
  return [{ type: 'update', path: paths.publication(festivalId), data, ifVersion: version }];
}
