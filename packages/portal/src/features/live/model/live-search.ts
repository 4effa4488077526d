import {
  addDays,
  instantOf,
  isPlainDate,
  type ClockTime,
  type Festival,
  type PlainDate,
} from '@lineup/domain';
import { showDayOf } from '@lineup/domain/live';

/** What the address says of the board. */
export interface LiveSearch {
  /** The moment of a rehearsal by the clocks of the festival, as in '2026-07-25T00:46'. */
  readonly at?: string;
  /** Planned against actual times instead of the board. */
  readonly view?: 'times';
}

/** Reads what an address says of the board; whatever it does not know is ignored. */
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

/** The instant of a rehearsal in milliseconds since the epoch; null for a text that names none. */
export function rehearsalInstant(at: string, { timezone }: Pick<Festival, 'timezone'>): number | null {
  const parts = partsOf(at);
  return parts === null ? null : instantOf(parts.date, parts.clock, timezone);
}

/** A moment of a festival day as the address names it: a time before the day begins is on the date after. */
export function rehearsalAt(day: PlainDate, clock: ClockTime, festival: Festival): string {
  const isSameDay = showDayOf(instantOf(day, clock, festival.timezone), festival) === day;
  return `${isSameDay ? day : addDays(day, 1)}T${clock}`;
}
