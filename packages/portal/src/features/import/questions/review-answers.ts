import type { QuestionAnswers } from '@lineup/domain';
import * as z from 'zod/mini';
import { localStore } from '../../../app/browser-storage.ts';

const schema = z.object({
  keptStages: z.array(z.string()),
  nights: z.nullable(
    z.object({
      count: z.number(),
      dayStartsAt: z.string(),
      suggested: z.nullable(z.enum(['evening', 'calendarDay'])),
    }),
  ),
});

const none: QuestionAnswers = { separateStages: new Set(), nights: null };

/** Reads the answers stored in this browser about the draft of an upload. */
export function readAnswers(uploadId: string): QuestionAnswers {
  try {
    const { keptStages, nights } = schema.parse(JSON.parse(localStore()?.getItem(keyOf(uploadId)) ?? 'null'));
    return { separateStages: new Set(keptStages), nights };
  } catch {
    // Nothing was answered, or the browser stores nothing: the questions are asked again.
    return none;
  }
}

export function storeAnswers(uploadId: string, { separateStages, nights }: QuestionAnswers): void {
  try {
    localStore()?.setItem(keyOf(uploadId), JSON.stringify({ keptStages: [...separateStages], nights }));
  } catch {
    // Full or denied: the questions are asked again after a reload.
  }
}

function keyOf(uploadId: string): string {
  return `lineup.answers.${uploadId}`;
}
