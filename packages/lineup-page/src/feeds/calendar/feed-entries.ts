import type { PublicRelease, PublicSet, Tombstone } from '@lineup/domain/release';
import type { FeedTexts } from '../feed-texts.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** Which feed: everything, one stage or one artist. */
export type FeedPath = 'lineup' | `stages/${string}` | `artists/${string}`;

/**
 * The events of a feed, sorted by start: its sets with a time, and as cancellations the sets that were in it and no
 * longer are, because they were deleted, moved to another stage, or their time is no longer announced.
 */
export function feedEntries(
  release: Pick<PublicRelease, 'sets' | 'gone' | 'festival' | 'stages'>,
  feed: FeedPath,
  texts: FeedTexts,
): CalendarEntry[] {
  const { sets, gone, festival } = release;
  const isIn = (feeds: readonly string[]) => feed === 'lineup' || feeds.includes(feed);
  const stages = new Map(release.stages.map(({ slug, name }) => [slug, name]));
  const shown = sets
    .filter((set) => isIn(feedsOf(set)))
    .flatMap(
      (set) =>
        setEntry(set, { stage: stages.get(set.stage ?? ''), place: festival.location, feedTexts: texts }) ??
        [],
    );
  const ids = new Set(shown.map(({ id }) => id));
  const struckOut = gone
    .filter(({ id, feeds }) => isIn(feeds) && !ids.has(id))
    .flatMap((tombstone) => goneEntry(tombstone, texts) ?? []);
  return [...shown, ...struckOut].sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
}

function feedsOf({ stage, artist }: PublicSet): string[] {
  return [...(stage === null ? [] : [`stages/${stage}`]), ...(artist === null ? [] : [`artists/${artist}`])];
}

interface EntryPlace {
  readonly stage: string | undefined;
  readonly place: string;
  readonly feedTexts: FeedTexts;
}

/** Null for a set whose time is not announced yet. */
function setEntry(set: PublicSet, { stage, place, feedTexts }: EntryPlace): CalendarEntry | null {
  const { id, sequence, changedAt, start, end, replacedBy, texts = {} } = set;
  if (start === null || end === null) return null;
  const isCancelled = set.status !== 'confirmed';
  const replaced = replacedBy === null ? [] : [feedTexts.replacedBy(replacedBy)];
  const lines = [...replaced, ...Object.values(texts)];
  const name = set.name ?? feedTexts.toBeAnnounced;
  return {
    id,
    sequence,
    changedAt,
    start,
    end,
    // Not every calendar app shows that an event is cancelled.
    summary: isCancelled ? feedTexts.cancelledSet(name) : name,
    description: lines.length === 0 ? null : lines.join('\n'),
    location: stage === undefined ? place : `${stage}, ${place}`,
    isCancelled,
  };
}

/** Null for a set that was never in a calendar. */
function goneEntry(
  { id, sequence, changedAt, start, end }: Tombstone,
  { cancelled }: FeedTexts,
): CalendarEntry | null {
  if (start === null || end === null) return null;
  return {
    id,
    sequence,
    changedAt,
    start,
    end,
    summary: cancelled,
    description: null,
    location: null,
    isCancelled: true,
  };
}
