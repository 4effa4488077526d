import { clockTimesOf, defaultSetMinutes, drawnSpan, type ConflictSet, type Festival } from '@lineup/domain';
import type { NewEventPlace } from '../../event/dialog/event-dialog-context.ts';
import type { DirectTools } from './direct-tools.ts';
import type { EmptyPlace } from './surface.ts';

/** Returns a set of the default length that begins at the step which contains the empty place. */
export function setAtPlace({ stage, instant }: EmptyPlace, { festival, step }: DirectTools): ConflictSet {
  const { start } = drawnSpan(instant, instant, step, festival.timezone);
  return { id: '', artistName: '', stage, start, end: start + defaultSetMinutes * 60_000 };
}

/** Returns the initial values of the dialog for a drawn set. */
export function placeOfDrawn({ stage, start, end }: ConflictSet, festival: Festival): NewEventPlace {
  const { date, timeStart, timeEnd, ...passes } = clockTimesOf({ start, end }, festival);
  return { stage, date, times: { start: timeStart, end: timeEnd, ...passes } };
}
