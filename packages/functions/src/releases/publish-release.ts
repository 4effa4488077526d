import {
  isoInZone,
  paths,
  timestampFromMillis,
  timestampToMillis,
  type ChangeAuthor,
  type Timestamp,
} from '@lineup/domain';
import {
  makePublicRelease,
  nextStepAt,
  releaseChanges,
  type FrozenLineup,
  type PublicState,
  type ReleaseData,
  type ReleaseKind,
} from '@lineup/domain/release';
import { serverTimestamp, type Write } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import type { Commit } from './on-top-of-others.ts';
import {
  dueWrites,
  lineupOut,
  plannedTime,
  soonest,
  type PublicationState,
  type StoredRelease,
} from './publication-state.ts';
import { writePrivate, writePublic } from './release-files.ts';
import type { ReleaseSurroundings } from './surroundings.ts';
import { newDeliveryWrites } from './webhooks/index.ts';

/** A release to be published immediately. */
export interface ReleaseToPublish {
  readonly releaseId: string;
  readonly kind: ReleaseKind;
  readonly by: ChangeAuthor;
  readonly lineup: FrozenLineup;
  /** `withdrawn` withdraws the published lineup. */
  readonly state: PublicState;
  readonly openConflicts: number;
  /** The release that is republished. */
  readonly of: string | null;
  readonly ticked: boolean;
  /** Its document, if it was scheduled. */
  readonly planned: StoredRelease | null;
  /** The public address, if the festival has none yet. */
  readonly slug: string | null;
}

/** A release published later than this after its time is marked as late. */
const lateAfterMs = 60_000;

/**
 * Publishes a release on top of the state that was read: first stores its files, which nothing refers to yet, then
 * makes one commit that numbers it, makes it the current one, and stores the webhook's delivery. Returns its number.
 */
export async function publishRelease(
  { documents, files }: ServerProvider,
  state: PublicationState,
  toPublish: ReleaseToPublish,
  { now, onPublished }: ReleaseSurroundings,
  commit: Commit,
): Promise<number> {
  const { festivalId, publication, latestContent } = state;
  const { releaseId, lineup, planned } = toPublish;
  const publishedAt = publicationTime(state, now());
  const number = (publication?.number ?? 0) + 1;
  const plannedFor = planned === null ? null : plannedTime(planned);
  const late = plannedFor !== null && publishedAt - plannedFor > lateAfterMs;
  const made = makePublicRelease(lineup, latestContent?.memory ?? null, {
    release: { id: releaseId, number, publishedAt, plannedFor, late },
    now: publishedAt,
    state: toPublish.state,
    restamp: publication?.restamp ?? false,
  });
  await writePrivate(files, festivalId, releaseId, { lineup, memory: made.memory });
  await writePublic(files, festivalId, releaseId, made.public);
  const isOut = toPublish.state === 'published';
  const others = state.planned.filter(({ id }) => id !== releaseId);
  const { festival } = made.public;
  const delivered = {
    releaseId,
    number,
    kind: toPublish.kind,
    festivalName: festival.name,
    publishedAt: isoInZone(publishedAt, festival.timezone),
  };
  await commit([
    publicationWrite(state, toPublish, number),
    releaseWrite(state, toPublish, { number, publishedAt: timestampFromMillis(publishedAt), late }),
    ...slugWrites(festivalId, toPublish.slug),
    ...dueWrites(state, soonest(...others.map(plannedTime), isOut ? nextStepAt(lineup, publishedAt) : null)),
    ...(state.hasWebhook ? newDeliveryWrites(festivalId, documents.newId(), delivered, now()) : []),
  ]);
  onPublished?.(festivalId);
  return number;
}

/** Corrections of a clock are smaller; a larger one means that the clock was wrong before. */
const mostBackMs = 10 * 60_000;

/**
 * Returns the time of a release: now, or the previous release's time if the clock was set back a little since, so that
 * announced content stays announced. After a clock was far ahead, returns now: nothing may be announced years early.
 */
function publicationTime({ latest }: PublicationState, now: number): number {
  const before = latest?.publishedAt ?? null;
  const back = before === null ? 0 : timestampToMillis(before) - now;
  return back > 0 && back <= mostBackMs ? now + back : now;
}

/** The writes that claim an address for a festival without one; fails if another festival has it. */
export function slugWrites(festivalId: string, slug: string | null): readonly Write[] {
  if (slug === null) return [];
  const data = { festivalId, state: 'current', created_at: serverTimestamp, updated_at: serverTimestamp };
  return [{ type: 'create', path: paths.lineupSlug(slug), data }];
}

/** A festival's first publication document, with nothing published. */
export function newPublication(
  festivalId: string,
  slug: string,
): Extract<Write, { readonly type: 'create' }> {
  return {
    type: 'create',
    path: paths.publication(festivalId),
    data: {
      slug,
      current: null,
      latest: null,
      number: 0,
      webhookUrl: null,
      failed: null,
      restamp: false,
      created_at: serverTimestamp,
      updated_at: serverTimestamp,
    },
  };
}

/** The fields of a release's document that are the same for immediate and scheduled releases. */
export function newRelease(
  fields: Pick<ReleaseData, 'kind' | 'by' | 'openConflicts' | 'sets' | 'summary' | 'of' | 'ticked'> &
    Pick<ReleaseData, 'number' | 'state' | 'plannedFor' | 'publishedAt' | 'late'>,
): Extract<Write, { readonly type: 'create' }>['data'] {
  return { ...fields, created_at: serverTimestamp, updated_at: serverTimestamp };
}

/** How many sets a release adds, changes and removes, as administrators count them. */
export function summaryOf(before: FrozenLineup | null, after: FrozenLineup): ReleaseData['summary'] {
  const summary = { added: 0, changed: 0, removed: 0 };
  for (const change of releaseChanges(before, after)) {
    if (change.on === 'artists') summary.changed += 1;
    else if (change.before === null) summary.added += 1;
    else if (change.after === null) summary.removed += 1;
    else summary.changed += 1;
  }
  return summary;
}

function publicationWrite(state: PublicationState, toPublish: ReleaseToPublish, number: number): Write {
  const { festivalId, publication } = state;
  const { releaseId, slug } = toPublish;
  const data = {
    current: toPublish.state === 'published' ? releaseId : null,
    latest: releaseId,
    number,
    failed: null,
    restamp: false,
    updated_at: serverTimestamp,
  };
  if (publication === null) {
    const created = newPublication(festivalId, slug ?? '');
    return { ...created, data: { ...created.data, ...data } };
  }
  const ifVersion = publication.version;
  return { type: 'update', path: paths.publication(festivalId), data, ifVersion };
}

interface Published {
  readonly number: number;
  readonly publishedAt: Timestamp;
  readonly late: boolean;
}

function releaseWrite(state: PublicationState, toPublish: ReleaseToPublish, published: Published): Write {
  const { releaseId, kind, by, lineup, openConflicts, of, ticked, planned } = toPublish;
  const path = paths.release(state.festivalId, releaseId);
  const out = { ...published, state: 'published' as const };
  if (planned !== null) {
    const data = { ...out, updated_at: serverTimestamp };
    return { type: 'update', path, data, ifVersion: planned.version };
  }
  const before = lineupOut(state);
  const isTakenBack = toPublish.state === 'withdrawn';
  const sets = isTakenBack ? 0 : lineup.sets.length;
  const summary = isTakenBack
    ? { added: 0, changed: 0, removed: before?.sets.length ?? 0 }
    : summaryOf(before, lineup);
  const data = newRelease({ ...out, kind, by, plannedFor: null, openConflicts, sets, summary, of, ticked });
  return { type: 'create', path, data };
}
