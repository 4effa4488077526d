import { mergeMessages } from '@lineup/domain';
import type { DocumentReader } from '@lineup/provider';
import { loadMerging } from '../change-parts.ts';
import type { Recorder } from '../changes/recorder.ts';
import { loadPart } from '../load-part.ts';
import { withTexts } from '../service-error.ts';
import { readSources, type KnownSource } from './import-sources.ts';
import type { MergeOutcome, MergeToSave } from './save-merge.ts';

/** Lineups that are compared with the schedule and saved as one change. */
export function createMerges(documents: DocumentReader, recorder: Recorder) {
  return {
    /** The sources of the festival's lineups, most recently used first. */
    sources: (festivalId: string): Promise<readonly KnownSource[]> =>
      withTexts(() => readSources(documents, festivalId), mergeMessages.sourcesFailed),

    /**
     * Writes sets, new stages and the source's content in one commit, which also removes the upload with its draft. A
     * retry after a lost response finds the draft removed and the source updated, and succeeds.
     */
    save: (merge: MergeToSave): Promise<MergeOutcome> =>
      withTexts(async () => {
        const { saveMerge } = await loadPart(loadMerging);
        return saveMerge(documents, recorder, merge);
      }, mergeMessages.saveFailed),
  };
}

export type MergesService = ReturnType<typeof createMerges>;
