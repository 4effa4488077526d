import {
  festivalDates,
  festivalDays,
  formatDateRange,
  stagesOf,
  type Festival,
  type SearchEntry,
  type UnplacedAct,
} from '@lineup/domain';
import { dayName } from './day-name.ts';

/** Returns the days of a festival: "Friday, Jul 3". */
export function dayEntries(festival: Festival): SearchEntry[] {
  return festivalDays(festival).map((day) => ({
    kind: 'day',
    id: day,
    name: dayName(day),
  }));
}

/** Returns the acts that have no stage or time yet. */
export function actEntries(acts: readonly UnplacedAct[]): SearchEntry[] {
  return acts.map(({ id, artistName }) => ({ kind: 'act', id, name: artistName }));
}

export function stageEntries(festival: Festival): SearchEntry[] {
  return stagesOf(festival).map((stage) => ({ kind: 'stage', id: stage, name: stage }));
}

/** Returns the festivals with place and dates, to distinguish those with the same name. */
export function festivalEntries(festivals: readonly Festival[]): SearchEntry[] {
  return festivals.map((festival) => {
    const { start, end } = festivalDates(festival);
    return {
      kind: 'festival',
      id: festival.id,
      name: festival.name.trim() || 'Festival Details',
      detail: `${festival.location}, ${formatDateRange(start, end)}`,
    };
  });
}
