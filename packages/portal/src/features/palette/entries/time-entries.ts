import {
  festivalDays,
  formatClock,
  formatWeekday,
  paletteMessages,
  readMoments,
  type Festival,
  type SearchEntry,
} from '@lineup/domain';
import { dayName } from './day-name.ts';
import { daysOfWeek } from './set-entries.ts';

/** Returns the moments in a text, for which all stages are shown: "Saturday 10:00 PM on all stages". */
export function timeEntries(text: string, festival: Festival): SearchEntry[] {
  const isLong = festivalDays(festival).length > daysOfWeek;
  return readMoments(text, festival).map(({ day, clock }) => {
    const time = formatClock(clock, festival.hourCycle);
    const moment = day === null ? time : `${isLong ? dayName(day) : formatWeekday(day)} ${time}`;
    return { kind: 'time', id: `${clock} ${day ?? ''}`, name: paletteMessages.onAllStages(moment) };
  });
}

/** Returns the schedule's part of the address for such a moment; without a day the current one stays. */
export function momentOf(id: string): { readonly at: string; readonly day?: string } {
  const [at = '', day = ''] = id.split(' ');
  return day === '' ? { at } : { at, day };
}
