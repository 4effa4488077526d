import {
  addDays,
  instantOf,
  isPlainDate,
  type ClockTime,
  type Festival,
  type PlainDate,
} from '@lineup/domain';
import { showDayOf } from '@lineup/domain/live';

/** The board's part of the address. */
export interface LiveSearch {
  /** The time of a rehearsal in the festival's zone, as in '2026-07-25T00:46'. */
  readonly at?: string;
  /** Shows planned against actual times instead of the board. */
  readonly view?: 'times';
}

/** Parses the board's part of an address; ignores unknown values. */
export function readLiveSearch(search: Record<string, unknown>): LiveSearch {
  const { at, view } = search;
  return {
    ...(typeof at === 'string' && partsOf(at) !== null && { at }),
    ...(view === 'times' && { view }),
  };
}

function partsOf(at: string): { readonly date: PlainDate; readonly clock: ClockTime } | null {
  const [date = '', clock = ''] = at.split('T');
  return isPlainDate(date) && /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(clock) ? { date, clock } : null;
}

/** Returns the instant of a rehearsal in milliseconds since the epoch; null if `at` cannot be parsed. */
export function rehearsalInstant(at: string, { timezone }: Pick<Festival, 'timezone'>): number | null {
  const parts = partsOf(at);
  return parts === null ? null : instantOf(parts.date, parts.clock, timezone);
}

/** Formats a time of a festival day for the address: a time before the day begins is on the next date. */
export function rehearsalAt(day: PlainDate, clock: ClockTime, festival: Festival): string {
  const isSameDay = showDayOf(instantOf(day, clock, festival.timezone), festival) === day;
  return `${isSameDay ? day : addDays(day, 1)}T${clock}`;
}
