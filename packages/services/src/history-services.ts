import type { ReadingProvider } from '@lineup/provider';
import { HistoryService } from './changes/history.ts';
import { createAcceptedConflicts } from './festivals/accepted-conflicts.ts';
import type { WorkServices } from './work-services.ts';

/** The services for the history, undo and accepted conflicts. */
export function createHistoryServices({ documents, functions }: ReadingProvider, { recorder }: WorkServices) {
  return {
    history: new HistoryService(documents, functions, recorder),
    acceptedConflicts: createAcceptedConflicts(documents, recorder),
  };
}

export type HistoryServices = ReturnType<typeof createHistoryServices>;
