import type { FestivalData } from '../entities/festival.ts';
import { festivalDates, festivalDayOf, festivalDays } from '../festival/days.ts';
import { parseClock } from '../lineup/times/parse-clock.ts';
import { parseDate } from '../lineup/times/parse-date.ts';
import { clockFromMinutes, minutesPerDay, type ClockTime } from '../time/clock-time.ts';
import { addDays, type PlainDate } from '../time/plain-date.ts';
import { instantOf } from '../time/wall-clock.ts';

type MomentFestival = Pick<FestivalData, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate'>;

/** A parsed moment: on a festival day, or null for the day being viewed. */
export interface WrittenMoment {
  readonly day: PlainDate | null;
  readonly clock: ClockTime;
}

/** The maximum number of words in a time: "10 : 30 pm". */
const mostWords = 4;

/**
 * Returns the moments that a text may mean: a clock time, alone or with a day of the festival before or after it ("sat
 * 22:00", "10 pm on July 4"). A time at night belongs to the festival day. Empty if it is or could be anything else;
 * several if the festival has more than one such day.
 */
export function readMoments(text: string, festival: MomentFestival): readonly WrittenMoment[] {
  const words = text.trim().split(/[\s,]+/u);
  if (words.length > mostWords * 2 || daysNamed(words, festival).length > 0) return [];
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const parts = [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const;
    for (const [time, rest] of parts) {
      const found = momentsOf(withoutLinks(time).join(' '), withoutLinks(rest), festival);
      if (found.length > 0) return found;
    }
  }
  return [];
}

function momentsOf(
  time: string,
  rest: readonly string[],
  festival: MomentFestival,
): readonly WrittenMoment[] {
  const clock = parseClock(time);
  if (clock === null || !isSurely(time, rest.length > 0)) return [];
  if (rest.length === 0) return [{ day: null, clock: clockFromMinutes(clock.minutes) }];
  return daysNamed(rest, festival).flatMap((day) => momentOn(day, clock.minutes, festival) ?? []);
}

/**
 * Digits alone may be anything; next to a day they are a time if they cannot be a date. "24 hours" is a length, or a
 * time format.
 */
function isSurely(time: string, hasDay: boolean): boolean {
  if (/hours$|^24 ?h$/iu.test(time)) return hasDay;
  if (!/^\d+$/u.test(time)) return true;
  return hasDay && (time.length > 2 || Number(time) > 12);
}

/** "25:30" is on the following date; null if the festival is over by then. */
function momentOn(day: PlainDate, minutes: number, festival: MomentFestival): WrittenMoment | null {
  const clock = clockFromMinutes(minutes);
  if (minutes < minutesPerDay) return { day, clock };
  const later = festivalDayOf(instantOf(addDays(day, 1), clock, festival.timezone), festival);
  return festivalDays(festival).includes(later) ? { day: later, clock } : null;
}

/** Returns the days of the festival that these words may mean. */
function daysNamed(words: readonly string[], festival: MomentFestival): readonly PlainDate[] {
  const text = words.join(' ');
  const days = festivalDays(festival);
  const only = dateIn(text, festivalDates(festival), festival);
  if (only !== null) return days.filter((day) => day === only);
  return days.filter((day) => dateIn(text, { start: day, end: day }, festival) === day);
}

function dateIn(
  text: string,
  span: { readonly start: PlainDate; readonly end: PlainDate },
  { timezone }: MomentFestival,
): PlainDate | null {
  const parsed = parseDate(text, span, timezone);
  return parsed.kind === 'date' ? parsed.date : null;
}

function withoutLinks(words: readonly string[]): readonly string[] {
  return words.filter((word) => !/^(?:at|on|@)$/iu.test(word));
}
