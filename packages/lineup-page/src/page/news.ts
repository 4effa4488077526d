import type { PublicChange } from '@lineup/domain/release';
import { mostChanges, movedText, type AnnouncedPlace } from '../news-text.ts';
import type { Language } from '../texts/language.ts';
import { clockText, whenText, type FestivalClock } from './times.ts';

/** The changes by set id, unless they amount to a new lineup. */
export function publishedNews(changes: readonly PublicChange[]): ReadonlyMap<string, PublicChange> {
  return new Map(changes.length > mostChanges ? [] : changes.map((change) => [change.id, change]));
}

/** The note on a set that is new or has moved: "Moved 21:45 → 22:30". Null if the row already says it. */
export function newsText(change: PublicChange, clock: FestivalClock, language: Language): string | null {
  if (change.kind === 'added') return language.text('changeNew');
  const { was } = change;
  return change.kind === 'moved' && was !== null
    ? movedText(placeOf(was, clock, language), placeOf(change, clock, language), {
        moved: (from, to) => language.text('changeMoved', { from, to }),
        movedFrom: (place) => language.text('changeMovedFrom', { place }),
      })
    : null;
}

type Announced = Pick<PublicChange, 'day' | 'start' | 'stage'>;

function placeOf({ day, start, stage }: Announced, clock: FestivalClock, language: Language): AnnouncedPlace {
  return {
    day,
    when: whenText(day, start, clock, language),
    clock: start === null ? '' : clockText(start, clock),
    stage: stage ?? '',
  };
}
