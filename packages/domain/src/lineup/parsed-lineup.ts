import type { Festival } from '../entities/festival.ts';
import type { DraftEventData } from '../entities/upload.ts';

/** What the reader needs to know of the festival whose lineup a file holds. */
export type LineupFestival = Pick<Festival, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'stages'>;

/** An event as read: `date` is the festival day; fields that could not be read are empty; `row` counts from 1. */
export type ParsedEvent = Omit<DraftEventData, 'createdAt'>;

/**
 * The events of a file in their order, or why the file cannot be used, as a text for the person; `row` where a list of events
 * has one that is none.
 */
export type LineupParseResult =
  | { readonly ok: true; readonly events: ParsedEvent[] }
  | { readonly ok: false; readonly error: string; readonly row?: number };

/** More events than this in one file are refused. */
export const maximumEvents = 10_000;

/** Deeper nesting of lists and objects than this is refused. */
export const maximumDepth = 64;

/** More members than this in one object are refused: so many names take longer to read than all events of a file. */
export const maximumMembers = 1000;
