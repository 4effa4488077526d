import { mergeMessages } from '@lineup/domain';
import type { DocumentReader } from '@lineup/provider';
import { loadMerging } from '../change-parts.ts';
import type { Recorder } from '../changes/recorder.ts';
import { loadPart } from '../load-part.ts';
import { withTexts } from '../service-error.ts';
import { readSources, type KnownSource } from './import-sources.ts';
import type { MergeOutcome, MergeToSave } from './save-merge.ts';

/** Lineups that are compared with what is on the schedule, and saved as one change. */
export function createMerges(documents: DocumentReader, recorder: Recorder) {
  return {
    /** Where lineups of the festival have come from, the one that was used last in front. */
    sources: (festivalId: string): Promise<readonly KnownSource[]> =>
      withTexts(() => readSources(documents, festivalId), mergeMessages.sourcesFailed),

    /**
     * Writes sets, new stages and what the source said in one commit, which removes the upload with its draft, or nothing. A
     * repetition after a lost answer finds the draft gone and the source told of it, and succeeds.
     */
    save: (merge: MergeToSave): Promise<MergeOutcome> =>
      withTexts(async () => {
        const { saveMerge } = await loadPart(loadMerging);
        return saveMerge(documents, recorder, merge);
      }, mergeMessages.saveFailed),
  };
}

export type MergesService = ReturnType<typeof createMerges>;
