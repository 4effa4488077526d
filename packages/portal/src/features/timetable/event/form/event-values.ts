import {
  blankEventForm,
  durationMinutes,
  eventClockTimes,
  eventFormFields,
  forEachSetText,
  isSameMinute,
  rememberLength,
  timestampToMillis,
  typedMinutes,
  type EventForm,
  type EventFormField,
  type Festival,
  type LengthMemory,
  type LineupEvent,
  type NewLineupEvent,
  type Timestamp,
  type TypedTimes,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';

export type StoredEvent = Versioned<LineupEvent>;
type FestivalClock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/** The stored event that a form is based on, and the form as it was filled from it. */
export interface EventBase {
  readonly event: StoredEvent;
  readonly form: EventForm;
}

const storedTimes = ['date', 'timeStart', 'timeEnd'] as const;
export const timeFields = [...storedTimes, 'startPass', 'endPass'] as const;

/** The fields with the same name in the stored event. */
export const storedFields = eventFormFields.filter(
  (field): field is Exclude<EventFormField, 'startPass' | 'endPass'> =>
    field !== 'startPass' && field !== 'endPass',
);

/** Returns the form of a new event. */
export function emptyForm(stage: string, date: string): EventForm {
  return { ...blankEventForm, stage, date };
}

/** Returns the form of a stored event: its festival day and clock times in the festival's zone. */
export function formOf(event: LineupEvent, festival: FestivalClock): EventForm {
  const { date, timeStart, timeEnd, startPass = '', endPass = '' } = eventClockTimes(event, festival);
  const { artistName, stage, imageURL, status, replacedBy } = event;
  return {
    artistName,
    stage,
    date,
    timeStart,
    timeEnd,
    startPass,
    endPass,
    imageURL: imageURL ?? '',
    status: status ?? '',
    replacedBy: replacedBy ?? '',
    ...forEachSetText((_, field) => event[field] ?? ''),
  };
}

/** Returns the form with the given day and times. */
export function withTypedTimes(form: EventForm, times: TypedTimes): EventForm {
  const { date, timeStart, timeEnd, startPass = '', endPass = '' } = times;
  return { ...form, date, timeStart, timeEnd, startPass, endPass };
}

export function baseOf(event: StoredEvent, festival: FestivalClock): EventBase {
  return { event, form: formOf(event, festival) };
}

/** Returns the length of a stored event, for a form that is based on it. */
export function lengthMemoryOf({ event, form }: EventBase): LengthMemory {
  return rememberLength(form, durationMinutes(event));
}

/** Returns the length of the event in the form, in minutes; null if its times cannot be parsed. */
export function formMinutes(form: EventForm, festival: FestivalClock, base: EventBase | null): number | null {
  if (keepsTimes(form, base)) return durationMinutes(base.event);
  return typedMinutes(form, festival);
}

/** Returns true if the form leaves the stored day and times unchanged. */
export function keepsTimes(form: EventForm, base: EventBase | null): base is EventBase {
  return base !== null && timeFields.every((field) => form[field] === base.form[field]);
}

export function isTimeField(field: EventFormField): field is (typeof timeFields)[number] {
  return timeFields.some((time) => time === field);
}

/** Returns the fields in which two forms differ, in the form's order. */
export function differingFields(a: EventForm, b: EventForm): EventFormField[] {
  return eventFormFields.filter((field) => a[field] !== b[field]);
}

export function isSameForm(a: EventForm, b: EventForm): boolean {
  return differingFields(a, b).length === 0;
}

/**
 * Returns the event as the form would store it. A time in the stored minute keeps the stored instant with its seconds;
 * the stored day stays too if no time was changed.
 */
export function withPreservedTimes(
  event: NewLineupEvent,
  form: EventForm,
  base: EventBase | null,
): NewLineupEvent {
  if (base === null) return event;
  const { date, timeStart, timeEnd } = base.event;
  if (keepsTimes(form, base)) return { ...event, date, timeStart, timeEnd };
  return {
    ...event,
    timeStart: storedInSameMinute(event.timeStart, timeStart),
    timeEnd: storedInSameMinute(event.timeEnd, timeEnd),
  };
}

function storedInSameMinute(typed: Timestamp, stored: Timestamp): Timestamp {
  return isSameMinute(timestampToMillis(typed), timestampToMillis(stored)) ? stored : typed;
}

/** Returns the part of `event` that the form changed. */
export function changesOf(event: NewLineupEvent, form: EventForm, base: EventBase): Partial<NewLineupEvent> {
  const changed = differingFields(form, base.form);
  const others = changed.filter((field) => !isTimeField(field));
  // The instants depend on all of the time fields.
  const fields = others.length < changed.length ? [...others, ...storedTimes] : others;
  return Object.fromEntries(fields.map((field) => [field, event[field] ?? null] as const));
}
