import type { FestivalData } from '../../entities/festival.ts';
import type { NewLineupEvent } from '../../entities/lineup-event.ts';
import { checkEventForm, eventFormErrors } from '../../festival/events/check-event-form.ts';
import { blankEventForm, type EventForm } from '../../festival/events/event-form.ts';
import { isLateNight } from '../../festival/events/event-times.ts';
import { spreadsheetMessages } from '../../messages/spreadsheet-messages.ts';
import type { SheetRow, SheetValues } from '../sheet.ts';

/** The event of a row, or its errors. */
export type SheetEvent =
  | { readonly ok: true; readonly event: NewLineupEvent }
  | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Returns the errors of a row, in the order of the columns and without its number; empty for a valid row. The end must
 * be after the start unless the late-night rule moves it to the next day.
 */
export function sheetRowErrors(row: SheetValues): readonly string[] {
  const errors = eventFormErrors(formOf(row));
  const texts = Object.values(errors);
  if (errors.timeStart === undefined && errors.timeEnd === undefined && !endsAfterStart(row)) {
    texts.push(spreadsheetMessages.file.endAfterStart);
  }
  return texts;
}

/** Returns the event to create, with its end on the next day by the late-night rule, or the error messages. */
export function sheetRowToEvent(
  row: SheetRow,
  festival: Pick<FestivalData, 'timezone' | 'dayStartsAt'>,
): SheetEvent {
  const errors = sheetRowErrors(row);
  if (errors.length > 0) return { ok: false, errors };
  const check = checkEventForm(formOf(row), festival);
  return check.ok ? { ok: true, event: check.event } : { ok: false, errors: Object.values(check.errors) };
}

function endsAfterStart({ startTime, endTime }: SheetValues): boolean {
  const [start, end] = [startTime.trim(), endTime.trim()];
  return end > start || isLateNight(start, end);
}

function formOf({ artistName, stage, date, startTime, endTime }: SheetValues): EventForm {
  return { ...blankEventForm, artistName, stage, date, timeStart: startTime, timeEnd: endTime };
}
