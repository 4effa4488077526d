import {
  festivalDates,
  festivalDayOf,
  festivalDays,
  formatDay,
  formatTime,
  groupBy,
  timestampToMillis,
  type Festival,
} from '@lineup/domain';
import type { SetOfArtist } from '@lineup/services';

/** A set as it is listed, and the day of the schedule on which it is found. */
interface ListedSet {
  readonly id: string;
  readonly artistName: string;
  readonly when: string;
  readonly stage: string;
  readonly day: string;
}

export interface SetGroup {
  readonly festival: Festival;
  readonly sets: readonly ListedSet[];
}

/** The sets of an artist by festival, the latest festival first, and in it by time. A festival that is not known is left out. */
export function setGroups(sets: readonly SetOfArtist[], festivals: readonly Festival[]): readonly SetGroup[] {
  const byFestival = groupBy(sets, ({ festivalId }) => festivalId);
  return festivals
    .toSorted((a, b) => timestampToMillis(b.startDate) - timestampToMillis(a.startDate))
    .flatMap((festival) => {
      const own = byFestival.get(festival.id) ?? [];
      return own.length === 0 ? [] : [{ festival, sets: listedSets(own, festival) }];
    });
}

function listedSets(sets: readonly SetOfArtist[], festival: Festival): readonly ListedSet[] {
  const days = festivalDays(festival);
  return sets
    .map(({ event }) => ({ event, start: timestampToMillis(event.timeStart) }))
    .toSorted((a, b) => a.start - b.start)
    .map(({ event, start }) => {
      const day = festivalDayOf(start, festival);
      return {
        id: event.id,
        artistName: event.artistName,
        when: `${formatDay(day)}, ${formatTime(start, festival.timezone, festival.hourCycle)}`,
        stage: event.stage,
        day: days.includes(day) ? day : 'outside',
      };
    });
}

/** The years in which the artist played, as in "2024, 2026". */
export function yearsPlayed(groups: readonly SetGroup[]): string {
  const years = groups.map(({ festival }) => festivalDates(festival).start.slice(0, 4));
  return [...new Set(years)].toSorted().join(', ');
}
