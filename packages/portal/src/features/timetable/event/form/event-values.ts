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

/** The stored event on which the form is based, and the form as it was filled from it. */
export interface EventBase {
  readonly event: StoredEvent;
  readonly form: EventForm;
}

const storedTimes = ['date', 'timeStart', 'timeEnd'] as const;
export const timeFields = [...storedTimes, 'startPass', 'endPass'] as const;

/** The fields that the stored event has under the same name. */
export const storedFields = eventFormFields.filter(
  (field): field is Exclude<EventFormField, 'startPass' | 'endPass'> =>
    field !== 'startPass' && field !== 'endPass',
);

/** The form of a new event. */
export function emptyForm(stage: string, date: string): EventForm {
  return { ...blankEventForm, stage, date };
}

/** The form of a stored event: its festival day and clock times in the festival's zone. */
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

/** The form with these day and times. */
export function withTypedTimes(form: EventForm, times: TypedTimes): EventForm {
  const { date, timeStart, timeEnd, startPass = '', endPass = '' } = times;
  return { ...form, date, timeStart, timeEnd, startPass, endPass };
}

export function baseOf(event: StoredEvent, festival: FestivalClock): EventBase {
  return { event, form: formOf(event, festival) };
}

/** How long a stored event lasts, for a form that is based on it. */
export function lengthMemoryOf({ event, form }: EventBase): LengthMemory {
  return rememberLength(form, durationMinutes(event));
}

/** How many minutes the event in the form lasts; null while its times are not readable. */
export function formMinutes(form: EventForm, festival: FestivalClock, base: EventBase | null): number | null {
  if (keepsTimes(form, base)) return durationMinutes(base.event);
  return typedMinutes(form, festival);
}

/** Returns true if the form changes nothing of the stored day and times. */
export function keepsTimes(form: EventForm, base: EventBase | null): base is EventBase {
  return base !== null && timeFields.every((field) => form[field] === base.form[field]);
}

export function isTimeField(field: EventFormField): field is (typeof timeFields)[number] {
  return timeFields.some((time) => time === field);
}

/** The fields in which two forms differ, in the order of the form. */
export function differingFields(a: EventForm, b: EventForm): EventFormField[] {
  return eventFormFields.filter((field) => a[field] !== b[field]);
}

export function isSameForm(a: EventForm, b: EventForm): boolean {
  return differingFields(a, b).length === 0;
}

/**
 * The event as the form would store it. A time in the stored minute keeps the stored instant, seconds and all; the day stays too
 * where none of them was touched.
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

/** The part of `event` that differs from the stored one, by what was changed in the form. */
export function changesOf(event: NewLineupEvent, form: EventForm, base: EventBase): Partial<NewLineupEvent> {
  const changed = differingFields(form, base.form);
  const others = changed.filter((field) => !isTimeField(field));
  // The instants depend on all that is typed of them.
  const fields = others.length < changed.length ? [...others, ...storedTimes] : others;
  return Object.fromEntries(fields.map((field) => [field, event[field] ?? null] as const));
}
