import { compareTimestamps, paths, timestampFromMillis, timestampToMillis } from '@lineup/domain';
import {
  dueReleaseSchema,
  nextStepAt,
  publicationSchema,
  releaseSchema,
  type PrivateRelease,
  type PublicationData,
  type Release,
} from '@lineup/domain/release';
import type { DocumentSnapshot, Write } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { readPrivate } from './release-files.ts';

/** A release with its document's version. */
export type StoredRelease = Release & { readonly version: string };

/** A festival's publication and scheduled releases, as read. */
export interface PublicationState {
  readonly festivalId: string;
  /** Null before anything was published or scheduled. */
  readonly publication: (PublicationData & { readonly version: string }) | null;
  /** The most recently published release. */
  readonly latest: StoredRelease | null;
  /** The lineup of the latest release and its private data; null if nothing was published, or its file is missing. */
  readonly latestContent: PrivateRelease | null;
  /** Scheduled releases, ordered by time. */
  readonly planned: readonly StoredRelease[];
  /** Whether the festival has a webhook. */
  readonly hasWebhook: boolean;
  /** When something is next due according to its document, in milliseconds since the epoch; null without a document. */
  readonly due: number | null;
}

export async function readState(
  { documents, files }: ServerProvider,
  festivalId: string,
): Promise<PublicationState> {
  const found = await documents.get(paths.publication(festivalId));
  const due = await documents.get(paths.dueRelease(festivalId));
  const publication =
    found === null ? null : { ...publicationSchema.parse(found.data), version: found.version };
  const latestId = publication?.latest ?? null;
  const latest = latestId === null ? null : await documents.get(paths.release(festivalId, latestId));
  return {
    festivalId,
    publication,
    latest: latest === null ? null : storedRelease(latest),
    latestContent: latestId === null ? null : await readPrivate(files, festivalId, latestId),
    planned: publication === null ? [] : await readPlanned(documents, festivalId),
    hasWebhook: publication !== null && (await hasWebhook(documents, festivalId, publication)),
    due: due === null ? null : timestampToMillis(dueReleaseSchema.parse(due.data).at),
  };
}

/** The published lineup; null if there is none. */
export function lineupOut({ publication, latestContent }: PublicationState): PrivateRelease['lineup'] | null {
  return publication === null || publication.current === null ? null : (latestContent?.lineup ?? null);
}

export function storedRelease({ id, version, data }: DocumentSnapshot): StoredRelease {
  return { ...releaseSchema.parse(data), id, version };
}

/** When the next step of announcements is due; in the past if one is overdue. */
export function nextStep(state: PublicationState): number | null {
  const lineup = lineupOut(state);
  const publishedAt = state.latest?.publishedAt ?? null;
  return lineup === null || publishedAt === null ? null : nextStepAt(lineup, timestampToMillis(publishedAt));
}

/** When a scheduled release is to be published, in milliseconds since the epoch. */
export function plannedTime({ plannedFor }: Pick<Release, 'plannedFor'>): number {
  return plannedFor === null ? 0 : timestampToMillis(plannedFor);
}

/** The writes that set the next due time to `next` (milliseconds since the epoch), or remove it. */
export function dueWrites({ festivalId, due }: PublicationState, next: number | null): readonly Write[] {
  const path = paths.dueRelease(festivalId);
  if (next === due) return [];
  if (next === null) return [{ type: 'delete', path }];
  const at = timestampFromMillis(next);
  return due === null
    ? [{ type: 'create', path, data: { festivalId, at } }]
    : [{ type: 'update', path, data: { at } }];
}

/** The earliest of these times; null if there is none. */
export function soonest(...times: readonly (number | null)[]): number | null {
  const given = times.filter((time) => time !== null);
  return given.length === 0 ? null : Math.min(...given);
}

async function hasWebhook(
  documents: ServerProvider['documents'],
  festivalId: string,
  { webhookUrl }: PublicationData,
): Promise<boolean> {
  return webhookUrl !== null && (await documents.get(paths.webhookSecret(festivalId))) !== null;
}

async function readPlanned(
  documents: ServerProvider['documents'],
  festivalId: string,
): Promise<readonly StoredRelease[]> {
  const found = await documents.query({
    collection: paths.releases(festivalId),
    where: [{ field: 'state', op: '==', value: 'planned' }],
  });
  return found
    .map(storedRelease)
    .toSorted((a, b) =>
      a.plannedFor === null || b.plannedFor === null ? 0 : compareTimestamps(a.plannedFor, b.plannedFor),
    );
}
