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

/** What a person should see before saving, and what does not keep them from it. */
export interface EventNotes {
  readonly warnings: readonly string[];
  readonly hints: readonly string[];
}

/** The event that a form is about: its id, also while it is not stored, and what the form is based on. */
interface EditedEvent {
  readonly eventId: string;
  readonly base: EventBase | null;
}

/** What is remarkable about the event in the form, among those of its festival, whose `conflicts` these are. */
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
  // That a field is empty or faulty is shown at the field.
  const others = conflictNotices(set, conflicts.preview(set), festival).filter(
    ({ field }) => field !== 'stage' || set.stage !== '',
  );
  return { warnings: [...own, ...others.map(({ message }) => message)], hints };
}

/** An hour before the festival day begins belongs to the calendar day after the one chosen; not everybody expects that. */
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
