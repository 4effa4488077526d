import type { Festival } from '../entities/festival.ts';
import type { DraftEventData } from '../entities/upload.ts';

/** The festival data that parsing a lineup file needs. */
export type LineupFestival = Pick<Festival, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'stages'>;

/** A parsed event: `date` is the festival day; fields that could not be parsed are empty; `row` counts from 1. */
export type ParsedEvent = Omit<DraftEventData, 'createdAt'>;

/**
 * The events of a file in order, or an error message for the user if the file cannot be used. `row` is set if an
 * element of the list is not an event.
 */
export type LineupParseResult =
  | { readonly ok: true; readonly events: ParsedEvent[] }
  | { readonly ok: false; readonly error: string; readonly row?: number };

/** The maximum number of events in a file. */
export const maximumEvents = 10_000;

/** The maximum nesting of lists and objects. */
export const maximumDepth = 64;

/** The maximum number of members in an object: more keys than this take longer to read than all events of a file. */
export const maximumMembers = 1000;
