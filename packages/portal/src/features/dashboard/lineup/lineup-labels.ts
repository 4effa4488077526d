import { counted, type FestivalStats } from '@lineup/domain';

/** '251 events · 214 artists'; 'No lineup yet' without events. */
export function lineupLabel({ eventCount, artistCount }: FestivalStats): string {
  if (eventCount === 0) return noLineup;
  return `${counted(eventCount, 'event')} · ${counted(artistCount, 'artist')}`;
}

export const noLineup = 'No lineup yet';

/** '1 conflict' or '3 conflicts'. */
export function conflictLabel(count: number): string {
  return counted(count, 'conflict');
}

/** '1 day' or '3 days'. */
export function dayCount(days: number): string {
  return counted(days, 'day');
}

/** Returns the noun for a number, in the plural unless it is 1. */
export function noun(count: number, singular: string): string {
  return count === 1 ? singular : `${singular}s`;
}
