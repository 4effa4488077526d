import type { PublicChange } from '@lineup/domain/release';
import { movedText, type AnnouncedPlace } from '../news-text.ts';
import { clockText, whenText, type FestivalClock } from './times.ts';

/** More than these are a new lineup rather than news, and would be half of the page; lineup.json has them all. */
export const mostChanges = 60;

/** The changes by set, where they are news. */
export function publishedNews(changes: readonly PublicChange[]): ReadonlyMap<string, PublicChange> {
  return new Map(changes.length > mostChanges ? [] : changes.map((change) => [change.id, change]));
}

/** What stands with a set that is new or plays elsewhere now: "Moved 21:45 → 22:30". Null for what the row says already. */
export function newsText(change: PublicChange, clock: FestivalClock): string | null {
  if (change.kind === 'added') return 'New';
  const { was } = change;
  return change.kind === 'moved' && was !== null
    ? movedText(placeOf(was, clock), placeOf(change, clock))
    : null;
}

type Announced = Pick<PublicChange, 'day' | 'start' | 'stage'>;

function placeOf({ day, start, stage }: Announced, clock: FestivalClock): AnnouncedPlace {
  return {
    day,
    when: whenText(day, start, clock),
    clock: start === null ? '' : clockText(start, clock),
    stage: stage ?? '',
  };
}
