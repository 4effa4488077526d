import { textLimits } from '../entities/fields.ts';
import { maximumChangeoverMinutes } from '../entities/stage-settings.ts';
import {
  defaultTightMinutes,
  maximumFestivalDays,
  maximumTightMinutes,
  type NewFestival,
} from '../entities/festival.ts';
import { messages } from '../messages/messages.ts';
import { isClockTime } from '../time/clock-time.ts';
import type { PublicLanguage } from '../entities/public-languages.ts';
import { defaultHourCycle, type HourCycle } from '../time/format.ts';
import { daysBetween, isPlainDate } from '../time/plain-date.ts';
import { zoneFromAbbreviation } from '../time/zones/zone-abbreviations.ts';
import { isTimeZone } from '../time/zones/zone.ts';
import { compareTimestamps } from '../timestamp.ts';
import { festivalTimestamps } from './days.ts';
import { offsetsByRules } from './planned-zone.ts';

/** The fields of the festival forms, as typed. Times, `dayStartsAt` and the minutes may be empty. */
export interface FestivalForm {
  readonly name: string;
  readonly location: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timezone: string;
  readonly dayStartsAt: string;
  readonly hourCycle: HourCycle;
  /** Empty for the language of the visitor's browser. */
  readonly language: PublicLanguage | '';
  readonly tightMinutes: string;
  readonly changeoverMinutes: string;
}

export type FestivalFields = Pick<
  NewFestival,
  | 'name'
  | 'location'
  | 'timezone'
  | 'startDate'
  | 'endDate'
  | 'plannedOffsets'
  | 'dayStartsAt'
  | 'hourCycle'
  | 'language'
  | 'tightMinutes'
  | 'changeoverMinutes'
>;
export type FestivalFormErrors = Partial<Record<TypedField, string>>;

export type FestivalFormCheck =
  | { readonly ok: true; readonly fields: FestivalFields }
  | { readonly ok: false; readonly errors: FestivalFormErrors; readonly summary: string };

/** The fields with free text, as opposed to a choice. */
export type TypedField = Exclude<keyof FestivalForm, 'hourCycle' | 'language'>;

type FieldCheck = (value: string) => string | null;

/** The checks of single fields, in the order of the messages. */
const fieldChecks: Readonly<Record<TypedField, FieldCheck>> = {
  name: (name) => textError('Festival name', name, textLimits.festivalName),
  location: (location) => textError('Location', location, textLimits.location),
  startDate: (date) => dateError('Start date', date),
  endDate: (date) => dateError('End date', date),
  startTime: (time) => timeError('Start time', time),
  endTime: (time) => timeError('End time', time),
  timezone: zoneError,
  dayStartsAt: (time) => timeError('Day start', time),
  tightMinutes: (minutes) => minutesError('Minutes between stages', minutes, maximumTightMinutes),
  changeoverMinutes: (minutes) => minutesError('Minutes of changeover', minutes, maximumChangeoverMinutes),
};
const formFields = Object.keys(fieldChecks) as TypedField[];

/**
 * Checks a festival form and makes the fields to store. Returns all errors together: by field, and as `summary` joined
 * with commas. Texts are trimmed, abbreviations such as EST become zones, an empty `dayStartsAt` means 00:00. Hour
 * cycle, language and minutes are left out if they are the default.
 */
export function checkFestivalForm(form: FestivalForm): FestivalFormCheck {
  const values = normalise(form);
  const errors: FestivalFormErrors = {};
  for (const field of formFields) {
    const error = fieldChecks[field](values[field]) ?? (field === 'endDate' ? spanError(values) : null);
    if (error !== null) errors[field] = error;
  }
  const texts = Object.values(errors);
  if (texts.length > 0) return { ok: false, errors, summary: texts.join(', ') };
  const { name, location, timezone, dayStartsAt, hourCycle, language } = values;
  const tightMinutes = Number(values.tightMinutes);
  const changeoverMinutes = Number(values.changeoverMinutes);
  const own = {
    ...(hourCycle === defaultHourCycle ? {} : { hourCycle }),
    ...(language === '' ? {} : { language }),
    ...(tightMinutes === defaultTightMinutes ? {} : { tightMinutes }),
    ...(changeoverMinutes === 0 ? {} : { changeoverMinutes }),
  };
  const span = { timezone, ...festivalTimestamps(values) };
  return {
    ok: true,
    fields: { name, location, dayStartsAt, ...own, ...span, plannedOffsets: offsetsByRules(span) },
  };
}

function normalise(form: FestivalForm): FestivalForm {
  return {
    name: form.name.trim(),
    location: form.location.trim(),
    startDate: form.startDate.trim(),
    endDate: form.endDate.trim(),
    startTime: form.startTime.trim(),
    endTime: form.endTime.trim(),
    timezone: zoneFromAbbreviation(form.timezone.trim()),
    dayStartsAt: form.dayStartsAt.trim() || '00:00',
    hourCycle: form.hourCycle,
    language: form.language,
    tightMinutes: form.tightMinutes.trim() || String(defaultTightMinutes),
    changeoverMinutes: form.changeoverMinutes.trim() || '0',
  };
}

function textError(label: string, text: string, maximum: number): string | null {
  if (text === '') return messages.validation.required(label);
  return text.length > maximum ? messages.validation.tooLong(label, maximum) : null;
}

function dateError(label: string, date: string): string | null {
  if (date === '') return messages.validation.required(label);
  return isPlainDate(date) ? null : messages.validation.invalidDate(label);
}

function timeError(label: string, time: string): string | null {
  return time === '' || isClockTime(time) ? null : messages.validation.invalidTime(label);
}

/** Returns the error message unless this is a whole number of minutes from 0 to `maximum`; null if valid. */
export function minutesError(label: string, minutes: string, maximum: number): string | null {
  const isRight = /^\d{1,3}$/u.test(minutes) && Number(minutes) <= maximum;
  return isRight ? null : messages.validation.wholeNumber(label, maximum);
}

function zoneError(zone: string): string | null {
  if (zone === '') return messages.validation.required('Timezone');
  return isTimeZone(zone) ? null : messages.validation.unknownZone;
}

/**
 * Returns the error message if the end is not after the start or the festival is too long; null if valid, or if other
 * fields are invalid.
 */
function spanError(values: FestivalForm): string | null {
  const { startDate, endDate, startTime, endTime } = values;
  if (!isPlainDate(startDate)) return null;
  if (startDate > endDate) return messages.festival.endBeforeStart;
  if (startDate < endDate) return lengthError(startDate, endDate);
  if (startTime === '' || endTime === '') return messages.festival.oneDayNeedsTimes;
  if (!isClockTime(startTime) || !isClockTime(endTime)) return null;
  const timezone = isTimeZone(values.timezone) ? values.timezone : 'UTC';
  const span = festivalTimestamps({ ...values, timezone });
  return compareTimestamps(span.startDate, span.endDate) < 0 ? null : messages.festival.endBeforeStart;
}

function lengthError(startDate: string, endDate: string): string | null {
  const days = daysBetween(startDate, endDate) + 1;
  return days > maximumFestivalDays ? messages.festival.tooLong(maximumFestivalDays) : null;
}
