import type { Festival } from '../entities/festival.ts';
import type { NewLineupEvent } from '../entities/lineup-event.ts';
import { givenPublicTexts } from '../entities/set-texts.ts';
import type { DraftValues } from '../entities/upload.ts';
import { eventTimestamps } from '../festival/events/event-times.ts';
import { dateAfterDayStart } from './nights/draft-day.ts';

/**
 * Converts a valid reviewed event to a lineup event, with its day and clock times as timestamps in the festival's zone
 * and with its start of the day. If that start has changed since the event was dated, the event keeps its instants.
 */
export function draftToEvent(
  values: DraftValues,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): NewLineupEvent {
  const { artistName, stage, imageURL, dayStartsAt = festival.dayStartsAt } = values;
  const day = dateAfterDayStart(values, dayStartsAt, festival.dayStartsAt) ?? values.date;
  const { date, timeStart, timeEnd } = eventTimestamps({ ...values, date: day }, festival);
  return {
    artistName: artistName.trim(),
    stage,
    date,
    timeStart,
    timeEnd,
    imageURL,
    ...givenPublicTexts(values),
  };
}
