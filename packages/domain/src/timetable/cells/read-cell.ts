import { stagesOf, type FestivalData } from '../../entities/festival.ts';
import { publicTextFields } from '../../entities/set-texts.ts';
import { festivalDates } from '../../festival/days.ts';
import { eventFormErrors } from '../../festival/events/check-event-form.ts';
import { blankEventForm, type EventFormField } from '../../festival/events/event-form.ts';
import { parseDate } from '../../lineup/times/parse-date.ts';
import { parseDuration } from '../../lineup/times/parse-duration.ts';
import { parseTime } from '../../lineup/times/parse-time.ts';
import { listMessages } from '../../messages/list-messages.ts';
import { messages } from '../../messages/messages.ts';
import { foldText } from '../../text/fold.ts';
import { clockFromMinutes } from '../../time/clock-time.ts';

/** The fields of a set that are cells of a table, in column order. */
export const setColumns = [
  'artistName',
  'stage',
  'date',
  'timeStart',
  'timeEnd',
  'length',
  ...publicTextFields,
] as const;
export type SetColumn = (typeof setColumns)[number];

/** The festival data for parsing a cell. */
export type CellFestival = Pick<FestivalData, 'timezone' | 'startDate' | 'endDate' | 'stages'>;

/** The value in the format of the event form (a length in minutes), or the form's error message. */
export type CellReading =
  { readonly ok: true; readonly value: string } | { readonly ok: false; readonly reason: string };

/** Parses text that users type or paste into a cell. */
export function readCell(column: SetColumn, text: string, festival: CellFestival): CellReading {
  switch (column) {
    case 'stage':
      return readStage(text.trim(), festival);
    case 'date':
      return readDate(text.trim(), festival);
    case 'length':
      return readLength(text);
    case 'timeStart':
    case 'timeEnd':
      return readTime(column, text.trim(), festival);
    default:
      return checked(column, text.trim());
  }
}

/** Validates a value as the form does. */
function checked(field: EventFormField, value: string): CellReading {
  const error = eventFormErrors({ ...blankEventForm, [field]: value })[field];
  return error === undefined ? { ok: true, value } : { ok: false, reason: error };
}

/** Ignores case and accents if the name can only mean one stage. */
function readStage(text: string, festival: CellFestival): CellReading {
  const stages = stagesOf(festival);
  const similar = stages.filter((stage) => foldText(stage) === foldText(text));
  const [value] = stages.includes(text) ? [text] : similar.length === 1 ? similar : [];
  if (value !== undefined) return { ok: true, value };
  return text === '' ? checked('stage', text) : { ok: false, reason: messages.review.stageInvalid(text) };
}

function readDate(text: string, festival: CellFestival): CellReading {
  const { start, end } = festivalDates(festival);
  const found = parseDate(text, { start, end }, festival.timezone);
  if (found.kind !== 'date' && found.kind !== 'dateTime') return checked('date', text);
  if (found.date >= start && found.date <= end) return { ok: true, value: found.date };
  return { ok: false, reason: messages.review.dateOutOfRange(start, end) };
}

function readTime(field: 'timeStart' | 'timeEnd', text: string, { timezone }: CellFestival): CellReading {
  const found = parseTime(text, timezone);
  if (found.kind !== 'clock' && found.kind !== 'dateTime') return checked(field, text);
  return { ok: true, value: clockFromMinutes(found.minutes) };
}

function readLength(text: string): CellReading {
  const minutes = parseDuration(text);
  if (minutes === null) return { ok: false, reason: listMessages.lengthFormat };
  return { ok: true, value: String(minutes) };
}
