import { paths, publishMessages } from '@lineup/domain';
import { lineupSlugSchema, slugPattern, withTicked } from '@lineup/domain/release';
import { serverTimestamp, type Callables, type PublicationAction, type Write } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { publishRelease, slugWrites, type ReleaseToPublish } from './publish-release.ts';
import { inTurn } from './in-turn.ts';
import { onTopOfOthers, type Commit } from './on-top-of-others.ts';
import {
  dueWrites,
  nextStep,
  plannedTime,
  readState,
  soonest,
  storedRelease,
  type PublicationState,
  type StoredRelease,
} from './publication-state.ts';
import { publishLiveChanges } from './live-changes.ts';
import { plan, requireConflicts, requireTimeAhead, touched } from './publish-lineup.ts';
import { freeze, readCurrentLineup } from './read-lineup.ts';
import { missing, refusal } from './refusals.ts';
import { requirePrivate } from './release-files.ts';
import type { CallSurroundings } from './surroundings.ts';
import { sendAgain, webhookWrites, type WebhookRule } from './webhooks/index.ts';

type Request = Callables['changePublication']['request'];
type Result = Callables['changePublication']['response'];

/** What changes of a publication need in addition. */
export interface ChangeSurroundings extends CallSurroundings {
  /** Which addresses are allowed for webhooks. */
  readonly webhookRule: WebhookRule;
}

/** One attempt at an action. */
interface Attempt {
  readonly provider: ServerProvider;
  readonly state: PublicationState;
  readonly surroundings: ChangeSurroundings;
  readonly commit: Commit;
}

type ActionOf<Type extends PublicationAction['type']> = Extract<PublicationAction, { readonly type: Type }>;

const done: Result = { success: true };

/**
 * Withdraws, republishes, cancels or renames a festival's releases, or changes its webhook; see `PublicationAction`.
 * Safe to repeat.
 */
export function changePublication(
  provider: ServerProvider,
  { festivalId, action }: Request,
  surroundings: ChangeSurroundings,
): Promise<Result> {
  if (action.type === 'sendAgain') return sendAgain(provider, festivalId, action, surroundings);
  return inTurn(provider, festivalId, () =>
    onTopOfOthers(provider.documents, async (commit) => {
      const state = await readState(provider, festivalId);
      return run({ provider, state, surroundings, commit }, action);
    }),
  );
}

function run(
  attempt: Attempt,
  action: Exclude<PublicationAction, { readonly type: 'sendAgain' }>,
): Promise<Result> {
  switch (action.type) {
    case 'withdraw':
      return withdraw(attempt);
    case 'republish':
      return republish(attempt, action);
    case 'cancelPlanned':
      return cancelPlanned(attempt, action);
    case 'takeAlong':
      return includeChanges(attempt, action);
    case 'publishLive':
      return publishLive(attempt, action);
    case 'rename':
      return rename(attempt, action);
    default:
      return changeWebhook(attempt, action);
  }
}

async function withdraw(attempt: Attempt): Promise<Result> {
  const { provider, state, surroundings, commit } = attempt;
  const { publication, latest, festivalId } = state;
  if (publication?.current === null && latest !== null) return done;
  if (publication === null || publication.current === null || latest === null) {
    throw refusal(publishMessages.nothingPublished);
  }
  const { lineup } = await requirePrivate(provider.files, festivalId, publication.current);
  const releaseId = provider.documents.newId();
  const toPublish: ReleaseToPublish = {
    releaseId,
    kind: 'withdraw',
    by: surroundings.by,
    lineup,
    state: 'withdrawn',
    openConflicts: 0,
    of: null,
    ticked: false,
    planned: null,
    slug: null,
  };
  await publishRelease(provider, state, toPublish, surroundings, commit);
  return { success: true, releaseId };
}

async function republish(attempt: Attempt, { releaseId: of }: ActionOf<'republish'>): Promise<Result> {
  const { provider, state, surroundings, commit } = attempt;
  const { publication, latest, festivalId } = state;
  const isOut = latest !== null && publication?.current === latest.id;
  if (isOut && (latest.id === of || (latest.kind === 'republish' && latest.of === of))) {
    return { success: true, releaseId: latest.id };
  }
  const earlier = await requireRelease(attempt, of);
  if (earlier.state !== 'published' || earlier.kind === 'withdraw') {
    throw refusal(publishMessages.notPublished);
  }
  const { lineup } = await requirePrivate(provider.files, festivalId, of);
  const releaseId = provider.documents.newId();
  const { openConflicts, ticked } = earlier;
  const toPublish: ReleaseToPublish = {
    releaseId,
    kind: 'republish',
    by: surroundings.by,
    lineup,
    state: 'published',
    openConflicts,
    of,
    ticked,
    planned: null,
    slug: null,
  };
  await publishRelease(provider, state, toPublish, surroundings, commit);
  return { success: true, releaseId };
}

async function cancelPlanned(attempt: Attempt, { releaseId }: ActionOf<'cancelPlanned'>): Promise<Result> {
  const { state, commit } = attempt;
  const { festivalId } = state;
  const release = await requireRelease(attempt, releaseId);
  if (release.state === 'cancelled') return done;
  if (release.state !== 'planned') throw refusal(publishMessages.notPlanned);
  await commit([
    ...touchedPublication(state),
    cancellation(festivalId, release),
    ...dueWrites(state, nextDue(state, releaseId)),
  ]);
  return done;
}

async function includeChanges(
  attempt: Attempt,
  { releaseId: of, ticked, expectedConflicts }: ActionOf<'takeAlong'>,
): Promise<Result> {
  const { provider, state, surroundings, commit } = attempt;
  const { festivalId } = state;
  const repeated = state.planned.find((release) => release.of === of);
  if (repeated !== undefined) return { success: true, releaseId: repeated.id };
  const release = await requireRelease(attempt, of);
  if (release.state !== 'planned' || release.plannedFor === null) throw refusal(publishMessages.notPlanned);
  requireTimeAhead(plannedTime(release), surroundings.now());
  const before = (await requirePrivate(provider.files, festivalId, of)).lineup;
  const current = await readCurrentLineup(provider, festivalId);
  const openConflicts = requireConflicts(current, before, ticked, expectedConflicts);
  const whole = await freeze(provider, current, { keep: true, before });
  const releaseId = provider.documents.newId();
  const planned = {
    releaseId,
    of,
    at: release.plannedFor,
    slug: null,
    openConflicts,
    lineup: ticked === null ? whole : withTicked(before, whole, new Set(ticked)),
    ticked: ticked !== null,
  };
  await plan(provider, state, planned, surroundings, commit, [cancellation(festivalId, release)]);
  return { success: true, releaseId };
}

async function publishLive(attempt: Attempt, action: ActionOf<'publishLive'>): Promise<Result> {
  const releaseId = await publishLiveChanges(attempt, action);
  return { success: true, ...(releaseId !== null && { releaseId }) };
}

async function rename(attempt: Attempt, { slug }: ActionOf<'rename'>): Promise<Result> {
  const { provider, state, surroundings, commit } = attempt;
  const { publication, festivalId } = state;
  if (publication === null) throw refusal(publishMessages.notPublishedYet);
  if (!slugPattern.test(slug)) throw refusal(publishMessages.slugInvalid);
  if (publication.slug === slug) return done;
  const found = await provider.documents.get(paths.lineupSlug(slug));
  const registered =
    found === null ? null : { ...lineupSlugSchema.parse(found.data), version: found.version };
  // A festival's own former address may be reused; that of another festival, even a deleted one, never.
  if (registered !== null && (registered.festivalId !== festivalId || registered.state === 'gone')) {
    throw refusal(publishMessages.slugTaken(slug));
  }
  const data = { slug, updated_at: serverTimestamp };
  await commit([
    { type: 'update', path: paths.publication(festivalId), data, ifVersion: publication.version },
    slugState(publication.slug, 'former'),
    ...(registered === null
      ? slugWrites(festivalId, slug)
      : [{ ...slugState(slug, 'current'), ifVersion: registered.version }]),
  ]);
  surroundings.onPublished?.(festivalId);
  return done;
}

async function changeWebhook(attempt: Attempt, { url }: ActionOf<'webhook'>): Promise<Result> {
  const { provider, state, surroundings, commit } = attempt;
  if (url !== null && !(await surroundings.webhookRule(url))) throw refusal(publishMessages.webhookInvalid);
  const { writes, secret } = await webhookWrites(provider.documents, state, url);
  await commit(writes);
  return { success: true, ...(secret !== null && { secret }) };
}

async function requireRelease({ provider, state }: Attempt, releaseId: string): Promise<StoredRelease> {
  const found = await provider.documents.get(paths.release(state.festivalId, releaseId));
  if (found === null) throw missing(publishMessages.releaseGone);
  return storedRelease(found);
}

function touchedPublication({ festivalId, publication }: PublicationState): readonly Write[] {
  return publication === null ? [] : [touched(festivalId, publication.version)];
}

function cancellation(festivalId: string, { id, version }: StoredRelease): Write {
  const data = { state: 'cancelled', updated_at: serverTimestamp };
  return { type: 'update', path: paths.release(festivalId, id), data, ifVersion: version };
}

function slugState(slug: string, state: 'current' | 'former'): Extract<Write, { readonly type: 'update' }> {
  const data = { state, updated_at: serverTimestamp };
  return { type: 'update', path: paths.lineupSlug(slug), data };
}

/** When something is next due after a scheduled release is cancelled. */
function nextDue(state: PublicationState, cancelled: string): number | null {
  const others = state.planned.filter(({ id }) => id !== cancelled);
  return soonest(...others.map(plannedTime), nextStep(state));
}
