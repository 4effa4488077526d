import { paths, publishMessages, timestampToMillis } from '@lineup/domain';
import {
  freezeLineup,
  releaseConflicts,
  slugPattern,
  withTicked,
  type FrozenLineup,
} from '@lineup/domain/release';
import { serverTimestamp, type Callables, type Write } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { newPublication, newRelease, publishRelease, slugWrites, summaryOf } from './publish-release.ts';
import { inTurn } from './in-turn.ts';
import { onTopOfOthers, type Commit } from './on-top-of-others.ts';
import {
  dueWrites,
  lineupOut,
  readState,
  soonest,
  storedRelease,
  type PublicationState,
} from './publication-state.ts';
import { freeze, readCurrentLineup, type CurrentLineup } from './read-lineup.ts';
import { refusal } from './refusals.ts';
import { writePrivate } from './release-files.ts';
import type { CallSurroundings } from './surroundings.ts';

type Request = Callables['publishLineup']['request'];
type Result = Callables['publishLineup']['response'];

/** How far ahead a release may be scheduled. */
const furthestMs = 2 * 366 * 24 * 60 * 60 * 1000;

/**
 * Publishes the current lineup, or freezes it for later publication; see `Callables`. Atomic: the files are stored
 * first, then everything is written in one commit. Of two simultaneous calls the second builds on the first. Safe to
 * repeat.
 */
export function publishLineup(
  provider: ServerProvider,
  request: Request,
  surroundings: CallSurroundings,
): Promise<Result> {
  return inTurn(provider, request.festivalId, () =>
    onTopOfOthers(provider.documents, (commit) => publishOnce(provider, request, surroundings, commit)),
  );
}

async function publishOnce(
  provider: ServerProvider,
  request: Request,
  surroundings: CallSurroundings,
  commit: Commit,
): Promise<Result> {
  const { festivalId, releaseId, ticked, at, expectedConflicts } = request;
  const before = await provider.documents.get(paths.release(festivalId, releaseId));
  if (before !== null) return resultOf(storedRelease(before));
  const current = await readCurrentLineup(provider, festivalId);
  const state = await readState(provider, festivalId);
  const slug = state.publication === null ? await freeSlug(provider, request.slug) : null;
  const out = lineupOut(state);
  const openConflicts = requireConflicts(current, out, ticked, expectedConflicts);
  if (at !== null) requireTimeAhead(timestampToMillis(at), surroundings.now());
  const whole = await freeze(provider, current, { keep: true, before: state.latestContent?.lineup ?? null });
  const lineup = ticked === null ? whole : withTicked(out, whole, new Set(ticked));
  const made = { lineup, openConflicts, slug, ticked: ticked !== null, releaseId, of: null };
  if (at !== null) {
    await plan(provider, state, { ...made, at }, surroundings, commit);
    return { success: true, releaseId, number: null, state: 'planned' };
  }
  const toPublish = {
    ...made,
    kind: 'publish',
    state: 'published',
    by: surroundings.by,
    planned: null,
  } as const;
  const number = await publishRelease(provider, state, toPublish, surroundings, commit);
  return { success: true, releaseId, number, state: 'published' };
}

function resultOf({ id, number, state }: ReturnType<typeof storedRelease>): Result {
  return { success: true, releaseId: id, number, state };
}

/**
 * Returns the number of open conflicts in what is to be published on top of `before`; fails if it is not the expected
 * one.
 */
export function requireConflicts(
  { festival, events }: CurrentLineup,
  before: FrozenLineup | null,
  ticked: readonly string[] | null,
  expected: number,
): number {
  const whole = freezeLineup(festival, events);
  const lineup = ticked === null ? whole : withTicked(before, whole, new Set(ticked));
  const { length } = releaseConflicts(lineup, festival);
  if (length !== expected) throw refusal(publishMessages.conflictsChanged(length));
  return length;
}

export function requireTimeAhead(at: number, now: number): void {
  if (at <= now) throw refusal(publishMessages.timePassed);
  if (at > now + furthestMs) throw refusal(publishMessages.timeTooFar);
}

/** Returns the requested address if it is valid and no festival has or had it. */
async function freeSlug({ documents }: ServerProvider, slug: string | undefined): Promise<string> {
  if (slug === undefined || slug === '') throw refusal(publishMessages.slugNeeded);
  if (!slugPattern.test(slug)) throw refusal(publishMessages.slugInvalid);
  if ((await documents.get(paths.lineupSlug(slug))) !== null) throw refusal(publishMessages.slugTaken(slug));
  return slug;
}

/** A lineup to be published later. */
export interface Planned {
  readonly releaseId: string;
  readonly lineup: FrozenLineup;
  readonly at: NonNullable<Request['at']>;
  readonly openConflicts: number;
  readonly ticked: boolean;
  /** The scheduled release that it replaces. */
  readonly of: string | null;
  readonly slug: string | null;
}

/** Stores the frozen lineup until its time, in one commit with the writes in `also`. */
export async function plan(
  { files }: Pick<ServerProvider, 'files'>,
  state: PublicationState,
  { releaseId, lineup, at, openConflicts, ticked, of, slug }: Planned,
  { by }: Pick<CallSurroundings, 'by'>,
  commit: Commit,
  also: readonly Write[] = [],
): Promise<void> {
  const { festivalId, publication } = state;
  await writePrivate(files, festivalId, releaseId, { lineup, memory: null });
  const data = newRelease({
    number: null,
    state: 'planned',
    kind: 'publish',
    by,
    plannedFor: at,
    publishedAt: null,
    late: false,
    openConflicts,
    sets: lineup.sets.length,
    summary: summaryOf(lineupOut(state), lineup),
    of,
    ticked,
  });
  await commit([
    publication === null ? newPublication(festivalId, slug ?? '') : touched(festivalId, publication.version),
    { type: 'create', path: paths.release(festivalId, releaseId), data },
    ...slugWrites(festivalId, slug),
    ...dueWrites(state, soonest(state.due, timestampToMillis(at))),
    ...also,
  ]);
}

/** Makes concurrent writes that are based on the same state fail. */
export function touched(festivalId: string, ifVersion: string): Write {
  const data = { updated_at: serverTimestamp };
  return { type: 'update', path: paths.publication(festivalId), data, ifVersion };
}
