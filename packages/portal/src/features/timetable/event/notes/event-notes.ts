import {
  addDays,
  compareTimestamps,
  conflictNotices,
  conflictSetOf,
  formatClock,
  formatDay,
  isClockTime,
  isPlainDate,
  messages,
  unfinishedEvent,
  type ConflictFestival,
  type ConflictIndex,
  type EventForm,
  type NewLineupEvent,
} from '@lineup/domain';
import { withPreservedTimes, type EventBase } from '../form/event-values.ts';

/** Notes to check before saving; they do not prevent it. */
export interface EventNotes {
  readonly warnings: readonly string[];
  readonly hints: readonly string[];
}

/** The edited event: its id, even before it is stored, and the base of the form. */
interface EditedEvent {
  readonly eventId: string;
  readonly base: EventBase | null;
}

/** Returns the notes about the event in the form; `conflicts` are those of its festival. */
export function eventNotes(
  form: EventForm,
  festival: ConflictFestival,
  conflicts: ConflictIndex,
  { eventId, base }: EditedEvent,
): EventNotes {
  const hints = nightHint(form, festival);
  const typed = unfinishedEvent(form, festival);
  if (typed === null) return { warnings: [], hints };
  const event = withPreservedTimes(typed.event, form, base);
  const own = hasSameTimes(event, typed.event) ? typed.warnings : [];
  const set = conflictSetOf({ ...event, id: eventId });
  // Empty and invalid fields have their own error messages.
  const others = conflictNotices(set, conflicts.preview(set), festival).filter(
    ({ field }) => field !== 'stage' || set.stage !== '',
  );
  return { warnings: [...own, ...others.map(({ message }) => message)], hints };
}

/** A time before the start of the festival day belongs to the next calendar day, which may surprise users. */
function nightHint({ date, timeStart }: EventForm, { dayStartsAt, hourCycle }: ConflictFestival): string[] {
  if (!isPlainDate(date) || !isClockTime(timeStart) || timeStart >= dayStartsAt) return [];
  const day = formatDay(addDays(date, 1));
  return [
    messages.event.startsInNight(formatClock(timeStart, hourCycle), day, formatClock(dayStartsAt, hourCycle)),
  ];
}

function hasSameTimes(a: NewLineupEvent, b: NewLineupEvent): boolean {
  return compareTimestamps(a.timeStart, b.timeStart) === 0 && compareTimestamps(a.timeEnd, b.timeEnd) === 0;
}
