import {
  addDays,
  checkEventForm,
  compareTimestamps,
  formatClock,
  formatDay,
  formatTime,
  isClockTime,
  isLongSet,
  isPlainDate,
  lengthInWords,
  messages,
  overlaps,
  stageInterval,
  type EventForm,
  type Festival,
  type LineupEvent,
  type NewLineupEvent,
} from '@lineup/domain';
import { formMinutes, withKeptTimes, type EventBase } from './event-values.ts';

type FestivalClock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/** What a person should see before saving, and what does not keep them from it. */
export interface EventNotes {
  readonly warnings: readonly string[];
  readonly hints: readonly string[];
}

/** At most this many overlaps are told by name. */
const namedOverlaps = 3;

/** What is remarkable about the event in the form, among the `others` of its festival. */
export function eventNotes(
  form: EventForm,
  festival: FestivalClock,
  others: readonly LineupEvent[],
  base: EventBase | null,
): EventNotes {
  const hints = nightHint(form, festival);
  const check = checkEventForm(form, festival);
  if (!check.ok) return { warnings: [], hints };
  const event = withKeptTimes(check.event, form, base);
  const own = hasSameTimes(event, check.event) ? check.warnings : equalTimes(form);
  const long = longWarning(formMinutes(form, festival, base));
  return { warnings: [...own, ...long, ...overlapWarnings(event, others, festival.timezone)], hints };
}

/** An hour before the festival day begins belongs to the calendar day after the one chosen; not everybody expects that. */
function nightHint({ date, timeStart }: EventForm, { dayStartsAt }: FestivalClock): string[] {
  if (!isPlainDate(date) || !isClockTime(timeStart) || timeStart >= dayStartsAt) return [];
  const day = formatDay(addDays(date, 1));
  return [messages.event.startsInNight(formatClock(timeStart), day, formatClock(dayStartsAt))];
}

function hasSameTimes(a: NewLineupEvent, b: NewLineupEvent): boolean {
  return compareTimestamps(a.timeStart, b.timeStart) === 0 && compareTimestamps(a.timeEnd, b.timeEnd) === 0;
}

function equalTimes({ timeStart, timeEnd }: EventForm): string[] {
  return timeStart === timeEnd ? [messages.review.equalTimes] : [];
}

function longWarning(minutes: number | null): string[] {
  return minutes !== null && isLongSet(minutes) ? [messages.review.longSet(lengthInWords(minutes))] : [];
}

function overlapWarnings(event: NewLineupEvent, others: readonly LineupEvent[], zone: string): string[] {
  const span = stageInterval(event);
  const found = others
    .filter(({ stage }) => stage === event.stage)
    .map((other) => ({ ...stageInterval(other), artistName: other.artistName }))
    .filter((other) => overlaps(span, other))
    .toSorted((a, b) => a.start - b.start);
  const named = found.slice(0, namedOverlaps).map(({ artistName, start, end }) => {
    const artist = artistName.trim() || messages.event.unknownArtist;
    return messages.review.stageOverlap(artist, formatTime(start, zone), formatTime(end, zone));
  });
  const more = found.length - named.length;
  return more === 0 ? named : [...named, messages.review.stageOverlapMore(more)];
}
