import type { Festival } from '../entities/festival.ts';
import type { NewLineupEvent } from '../entities/lineup-event.ts';
import type { DraftValues } from '../entities/upload.ts';
import { eventTimestamps } from '../festival/events/event-times.ts';

/**
 * The lineup event of a reviewed event, its day and clock times turned into timestamps by the festival's zone and
 * start of day. For values that the review rules found valid.
 */
export function draftToEvent(
  values: DraftValues,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): NewLineupEvent {
  const { date, timeStart, timeEnd } = eventTimestamps(values, festival);
  const { artistName, stage, imageURL } = values;
  return { artistName: artistName.trim(), stage, date, timeStart, timeEnd, imageURL };
}
