import type { Festival } from '../entities/festival.ts';
import type { NewLineupEvent } from '../entities/lineup-event.ts';
import { givenPublicTexts } from '../entities/set-texts.ts';
import type { DraftValues } from '../entities/upload.ts';
import { eventTimestamps } from '../festival/events/event-times.ts';
import { dateAfterDayStart } from './nights/draft-day.ts';

/**
 * The lineup event of a reviewed event, its day and clock times turned into timestamps by the festival's zone and
 * start of day; should that have changed since the event was dated, it is when it was. For values that the review rules
 * found valid.
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
