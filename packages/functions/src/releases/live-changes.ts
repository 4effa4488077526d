import { lineupEventSchema, paths, publishMessages } from '@lineup/domain';
import { liveChangeOf, liveSetOf } from '@lineup/domain/live';
import {
  isLivePublished,
  publicationSchema,
  releaseConflicts,
  withLiveChanges,
  type FrozenLineup,
  type LiveChange,
} from '@lineup/domain/release';
import type { Callables, PublicationAction } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import type { Commit } from './on-top-of-others.ts';
import { lineupOut, type PublicationState } from './publication-state.ts';
import { publishRelease } from './publish-release.ts';
import { festivalGone, refusal } from './refusals.ts';
import { readPrivate } from './release-files.ts';
import type { CallSurroundings } from './surroundings.ts';
import { festivalFrom } from '../festival-from.ts';

type Request = Callables['publishedSets']['request'];
type Result = Callables['publishedSets']['response'];

/** Returns the published state of the sets that are on between two instants; see `Callables`. */
export async function publishedSets(
  provider: ServerProvider,
  { festivalId, from, until }: Request,
): Promise<Result> {
  const found = await provider.documents.get(paths.publication(festivalId));
  const releaseId = found === null ? null : publicationSchema.parse(found.data).current;
  const content = releaseId === null ? null : await readPrivate(provider.files, festivalId, releaseId);
  const sets = content?.lineup.sets ?? [];
  const near = sets.filter(({ start, end }) => start < until && end > from);
  return {
    releaseId,
    sets: near.map(({ id, start, end, startDelay = 0, endDelay = 0, status, replacedBy }) => ({
      id,
      start,
      end,
      startDelay,
      endDelay,
      status,
      replacedBy,
    })),
  };
}

/** One attempt to publish. */
interface Attempt {
  readonly provider: ServerProvider;
  readonly state: PublicationState;
  readonly surroundings: CallSurroundings;
  readonly commit: Commit;
}

/**
 * Publishes the delays and statuses of these sets on top of the current release, and no other edits since. Returns the
 * id of the release; null if all of it is already published. Fails with `failed-precondition` if nothing is published.
 */
export async function publishLiveChanges(
  { provider, state, surroundings, commit }: Attempt,
  { setIds }: Extract<PublicationAction, { readonly type: 'publishLive' }>,
): Promise<string | null> {
  const out = lineupOut(state);
  if (out === null) throw refusal(publishMessages.nothingPublished);
  const known = new Map(out.sets.map((set) => [set.id, set]));
  const changes = await readLiveChanges(provider, state.festivalId, setIds);
  const news = new Map(
    [...changes].filter(([id, change]) => {
      const published = known.get(id);
      return published !== undefined && !isLivePublished(published, change);
    }),
  );
  if (news.size === 0) return null;
  const lineup = withLiveChanges(out, news);
  const releaseId = provider.documents.newId();
  const toPublish = {
    releaseId,
    kind: 'publish',
    by: surroundings.by,
    lineup,
    state: 'published',
    openConflicts: await countConflictsOf(provider, state.festivalId, lineup),
    of: null,
    ticked: true,
    planned: null,
    slug: null,
  } as const;
  await publishRelease(provider, state, toPublish, surroundings, commit);
  return releaseId;
}

/** Reads the delays and statuses of these sets; skips missing and damaged ones. */
async function readLiveChanges(
  { documents }: ServerProvider,
  festivalId: string,
  setIds: readonly string[],
): Promise<ReadonlyMap<string, LiveChange>> {
  const found = await Promise.all(setIds.map((id) => documents.get(paths.event(festivalId, id))));
  return new Map(
    found.flatMap((snapshot) => {
      const event = lineupEventSchema.safeParse(snapshot?.data);
      if (snapshot === null || !event.success) return [];
      return [[snapshot.id, liveChangeOf(liveSetOf({ ...event.data, id: snapshot.id }))] as const];
    }),
  );
}

async function countConflictsOf(
  { documents }: ServerProvider,
  festivalId: string,
  lineup: FrozenLineup,
): Promise<number> {
  const found = await documents.get(paths.festival(festivalId));
  if (found === null) throw festivalGone();
  const festival = festivalFrom(found);
  if (festival === null) throw refusal(publishMessages.festivalUnreadable);
  return releaseConflicts(lineup, festival).length;
}
