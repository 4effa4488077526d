import {
  compareTimestamps,
  documentSchemas,
  isTimestamp,
  messages,
  type NewLineupEvent,
} from '@lineup/domain';
import { ServiceError } from '../service-error.ts';

const timeFields = ['date', 'timeStart', 'timeEnd'] as const;
const textFields = ['artistName', 'stage', 'imageURL'] as const;

/**
 * Refuses, before any request is made, an event or a change of one that breaks a rule of its fields: a ServiceError of
 * code `invalid` with the text for the first of them. What a change leaves out is not checked.
 */
export function refuseBadEvent(event: Partial<NewLineupEvent>): void {
  const problem = textProblem(event) ?? timeProblem(event);
  if (problem !== null) throw new ServiceError('invalid', problem);
}

function textProblem(event: Partial<NewLineupEvent>): string | null {
  if (event.stage?.trim() === '') return messages.review.stageRequired;
  const { shape } = documentSchemas.lineupEvent;
  for (const field of textFields) {
    if (event[field] === undefined) continue;
    const { error } = shape[field].safeParse(event[field]);
    if (error !== undefined) return error.issues[0]?.message ?? messages.event.saveFailed;
  }
  return null;
}

function timeProblem(event: Partial<NewLineupEvent>): string | null {
  const isOff = timeFields.some((field) => event[field] !== undefined && !isTimestamp(event[field]));
  if (isOff) return messages.event.invalidDateOrTime;
  const { timeStart, timeEnd } = event;
  if (timeStart === undefined || timeEnd === undefined) return null;
  return compareTimestamps(timeStart, timeEnd) > 0 ? messages.event.endBeforeStart : null;
}
