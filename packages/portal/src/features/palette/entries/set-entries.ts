import {
  festivalDayOf,
  festivalDays,
  formatTime,
  formatWeekday,
  messages,
  statusText,
  timestampToMillis,
  type LineupEvent,
  type PlainDate,
  type SearchEntry,
  type TimetableFestival,
} from '@lineup/domain';
import { dayName } from './day-name.ts';

/** Within a week no two days have the same name. */
export const daysOfWeek = 7;

/**
 * Returns each set with its stage, day and time: "AMP, Saturday 7:30 PM", with the date if the festival lasts longer
 * than a week, and with the status of a set that is not played: a search for the replacement finds it as well.
 */
export function setEntries(events: readonly LineupEvent[], festival: TimetableFestival): SearchEntry[] {
  const isLong = festivalDays(festival).length > daysOfWeek;
  const words = new Map<PlainDate, string>();
  const dayTextOf = (day: PlainDate) => {
    const known = words.get(day) ?? (isLong ? dayName(day) : formatWeekday(day));
    words.set(day, known);
    return known;
  };
  return events.map((event) => {
    const { id, artistName, stage, timeStart } = event;
    const status = statusText(event);
    const start = timestampToMillis(timeStart);
    const day = dayTextOf(festivalDayOf(start, festival));
    return {
      kind: 'artist',
      id,
      name: artistName.trim() || messages.event.unknownArtist,
      detail: [stage, `${day} ${formatTime(start, festival.timezone, festival.hourCycle)}`, status]
        .filter((each) => each !== null)
        .join(', '),
      ...(status !== null && { isOff: true }),
    };
  });
}

/** Returns the day of the schedule that shows a set, as in its address. */
export function shownDayOf({ timeStart }: LineupEvent, festival: TimetableFestival): string {
  const day = festivalDayOf(timestampToMillis(timeStart), festival);
  return festivalDays(festival).includes(day) ? day : 'outside';
}
