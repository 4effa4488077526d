import {
  artistPageMessages,
  conflictNotices,
  conflictRulesOf,
  conflictSetOf,
  festivalDates,
  festivalDayOf,
  festivalDays,
  findConflicts,
  formatDay,
  formatLengthLong,
  formatTime,
  groupBy,
  timestampToMillis,
  type Festival,
} from '@lineup/domain';
import type { SetOfArtist } from '@lineup/services';

/** A listed set, and the day of the schedule that shows it. */
interface ListedSet {
  readonly id: string;
  readonly artistName: string;
  readonly when: string;
  readonly stage: string;
  readonly day: string;
  /** The time since the artist's previous set on the same day; null for the first. */
  readonly gap: string | null;
  /** Conflicts between this and the artist's other sets. */
  readonly conflicts: readonly string[];
}

export interface SetGroup {
  readonly festival: Festival;
  readonly sets: readonly ListedSet[];
}

/** Groups the sets of an artist by festival, latest festival first, sorted by time. Unknown festivals are left out. */
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
  const conflictSets = new Map(sets.map(({ event }) => [event.id, conflictSetOf(event)]));
  const conflicts = findConflicts(conflictSets.values(), conflictRulesOf(festival));
  const placed = sets
    .map(({ event }) => ({
      event,
      start: timestampToMillis(event.timeStart),
      day: festivalDayOf(timestampToMillis(event.timeStart), festival),
    }))
    .toSorted((a, b) => a.start - b.start);
  return placed.map(({ event, start, day }, place) => {
    const before = placed[place - 1];
    const set = conflictSets.get(event.id);
    const own = conflicts.filter((conflict) => conflict.sets.some(({ id }) => id === event.id));
    return {
      id: event.id,
      artistName: event.artistName,
      when: `${formatDay(day)}, ${formatTime(start, festival.timezone, festival.hourCycle)}`,
      stage: event.stage,
      day: days.includes(day) ? day : 'outside',
      gap: before === undefined || before.day !== day ? null : gapText(before.event, start),
      conflicts: set === undefined ? [] : conflictNotices(set, own, festival).map(({ message }) => message),
    };
  });
}

/** Returns null if the sets overlap, which is a conflict. */
function gapText({ timeEnd }: SetOfArtist['event'], start: number): string | null {
  const minutes = Math.round((start - timestampToMillis(timeEnd)) / 60_000);
  return minutes <= 0 ? null : artistPageMessages.sets.gap(formatLengthLong(minutes));
}

/** Lists the years in which the artist played, as in "2024, 2026". */
export function yearsPlayed(groups: readonly SetGroup[]): string {
  const years = groups.map(({ festival }) => festivalDates(festival).start.slice(0, 4));
  return [...new Set(years)].toSorted().join(', ');
}
