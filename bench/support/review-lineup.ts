import type { DraftEventData } from '@lineup/domain';
import { draftData, eventId, plainDate, stages } from './lineup-data.ts';

/**
 * Every tenth event is on a stage that the festival does not have, so that all of these can be fixed at once. The first
 * festival day is empty.
 */
export function reviewData(number: number): DraftEventData {
  const draft = { ...draftData(number), date: plainDate(1 + (Math.floor(number / 10) % 3)) };
  return number % 10 === 0 ? { ...draft, stage: 'Stage One' } : draft;
}

/** A parsed lineup in the form that the peers get. */
export interface ReviewLineup {
  readonly stages: readonly string[];
  readonly rows: readonly ReviewRow[];
}

type ReviewRow = Pick<DraftEventData, 'artistName' | 'stage' | 'date' | 'timeStart' | 'timeEnd'> & {
  readonly id: string;
};

export function reviewLineup(events: number): ReviewLineup {
  const rows = Array.from({ length: events }, (_, number) => {
    const { artistName, stage, date, timeStart, timeEnd } = reviewData(number);
    return { id: eventId(number), artistName, stage, date, timeStart, timeEnd };
  });
  return { stages, rows };
}
