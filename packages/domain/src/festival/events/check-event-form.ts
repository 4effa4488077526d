import { isImageUrl, textLimits } from '../../entities/fields.ts';
import type { FestivalData } from '../../entities/festival.ts';
import type { NewLineupEvent } from '../../entities/lineup-event.ts';
import { setStatuses } from '../../entities/set-status.ts';
import { givenTexts, setTextFields, setTexts, type SetTextField } from '../../entities/set-texts.ts';
import { messages } from '../../messages/messages.ts';
import { isClockTime } from '../../time/clock-time.ts';
import { isPlainDate } from '../../time/plain-date.ts';
import { eventTimestamps, timeNoticeText } from './event-times.ts';
import { forEachField, type EventForm, type EventFormField } from './event-form.ts';

export type EventFormErrors = Partial<Record<EventFormField, string>>;

/** `warnings` are about clock times that had to be adjusted; they are shown and do not block. */
export type EventFormCheck =
  | { readonly ok: true; readonly event: NewLineupEvent; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: EventFormErrors };

const { review } = messages;

type FormFestival = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;

/** An event, and warnings about clock times that had to be adjusted. */
type TimedEvent = Omit<Extract<EventFormCheck, { ok: true }>, 'ok'>;

/** Checks an event form and makes the event to store, with times in the festival's zone. Texts are trimmed. */
export function checkEventForm(form: EventForm, festival: FormFestival): EventFormCheck {
  const values = forEachField((field) => form[field].trim());
  const errors = eventFormErrors(values);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, ...timedEvent(values, festival) };
}

/** The event of an unfinished form, with invalid fields left empty; null until its times are valid. */
export function unfinishedEvent(form: EventForm, festival: FormFestival): TimedEvent | null {
  const errors = eventFormErrors(form);
  if (['date', 'timeStart', 'timeEnd'].some((field) => field in errors)) return null;
  return timedEvent(
    forEachField((field) => (field in errors ? '' : form[field].trim())),
    festival,
  );
}

function timedEvent(values: EventForm, festival: FormFestival): TimedEvent {
  const { date, timeStart, timeEnd, notices } = eventTimestamps(values, festival);
  const { artistName, stage, imageURL } = values;
  const event = {
    artistName,
    stage,
    date,
    timeStart,
    timeEnd,
    imageURL: imageURL || null,
    ...extras(values),
  };
  return { event, warnings: notices.map(timeNoticeText) };
}

/** The fields that most sets do not have. */
function extras(form: EventForm): Pick<NewLineupEvent, 'status' | 'replacedBy' | SetTextField> {
  const { status, replacedBy } = form;
  const known = setStatuses.find((each) => each === status);
  return {
    ...(known !== undefined && { status: known }),
    ...(known === 'replaced' && replacedBy !== '' && { replacedBy }),
    ...givenTexts(form),
  };
}

/** The errors of single fields, in form order. Ignores surrounding white space. */
export function eventFormErrors(form: EventForm): EventFormErrors {
  const errors: EventFormErrors = {};
  const note = (field: EventFormField, error: string | null) => {
    if (error !== null) errors[field] = error;
  };
  const { artistName, stageName } = textLimits;
  note('artistName', textError(form.artistName, artistName, review.artistRequired, review.artistTooLong));
  note('stage', textError(form.stage, stageName, review.stageRequired, review.stageTooLong));
  note('date', formatError(form.date, isPlainDate, review.dateRequired, review.dateFormat));
  note('timeStart', formatError(form.timeStart, isClockTime, review.startRequired, review.startFormat));
  note('timeEnd', formatError(form.timeEnd, isClockTime, review.endRequired, review.endFormat));
  note('imageURL', imageError(form.imageURL.trim()));
  note('replacedBy', lengthError(form.replacedBy, artistName, 'Replaced by'));
  for (const field of setTextFields) {
    const { limit, name } = setTexts[field];
    note(field, lengthError(form[field], limit, name));
  }
  return errors;
}

function textError(
  written: string,
  maximum: number,
  required: string,
  tooLong: (maximum: number) => string,
): string | null {
  const text = written.trim();
  if (text === '') return required;
  return text.length > maximum ? tooLong(maximum) : null;
}

function lengthError(written: string, maximum: number, label: string): string | null {
  return written.trim().length > maximum ? messages.validation.tooLong(label, maximum) : null;
}

function formatError(
  written: string,
  isRight: (text: string) => boolean,
  required: string,
  format: string,
): string | null {
  const text = written.trim();
  if (text === '') return required;
  return isRight(text) ? null : format;
}

function imageError(url: string): string | null {
  if (url === '') return null;
  return lengthError(url, textLimits.url, 'Image URL') ?? (isImageUrl(url) ? null : review.imageInvalid);
}
