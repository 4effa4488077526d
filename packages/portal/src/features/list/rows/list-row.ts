import {
  conflictSetOf,
  festivalDayOf,
  festivalDays,
  foldText,
  messages,
  spanOfDay,
  stagesOf,
  type ConflictSet,
  type Festival,
  type LineupEvent,
  type PlainDate,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';

export type StoredEvent = Versioned<LineupEvent>;

/** A set as the list sorts, filters and shows it. */
export interface ListRow {
  readonly id: string;
  readonly event: StoredEvent;
  readonly artist: string;
  readonly set: ConflictSet;
  /** The artist's name without case and accents; with the stage's, to be searched. */
  readonly name: string;
  readonly words: string;
  /** The place of its stage in the festival's list; behind the last for one that is not in it. */
  readonly place: number;
  readonly day: PlainDate;
  /** It is on none of the festival's days. */
  readonly isOutside: boolean;
  /** When its festival day begins. */
  readonly dayStart: number;
}

/** Makes rows for one festival; the same row for the same event. */
export function rowMaker(festival: Festival): (event: StoredEvent) => ListRow {
  const stages = stagesOf(festival);
  const places = new Map(stages.map((stage, place) => [stage, place]));
  const dayAt = dayFinder(festival);
  const made = new WeakMap<StoredEvent, ListRow>();
  return (event) => {
    const known = made.get(event);
    if (known !== undefined) return known;
    const set = conflictSetOf(event);
    const name = foldText(event.artistName.trim());
    const row: ListRow = {
      id: event.id,
      event,
      artist: event.artistName.trim() || messages.event.unknownArtist,
      set,
      name,
      words: `${name} ${foldText(event.stage)}`,
      place: places.get(event.stage) ?? places.size,
      ...dayAt(set.start),
    };
    made.set(event, row);
    return row;
  };
}

type DayOfRow = Pick<ListRow, 'day' | 'isOutside' | 'dayStart'>;

/** Finds the festival day of an instant without looking into the zone for each of thousands. */
function dayFinder(festival: Festival): (instant: number) => DayOfRow {
  const days = festivalDays(festival).map((day) => ({ day, ...spanOfDay(day, festival) }));
  return (instant) => {
    const found = days.find(({ start, end }) => start <= instant && instant < end);
    if (found !== undefined) return { day: found.day, isOutside: false, dayStart: found.start };
    const day = festivalDayOf(instant, festival);
    return { day, isOutside: true, dayStart: spanOfDay(day, festival).start };
  };
}
