import { messages } from '@lineup/domain';
import type { DocumentReader } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import type { ImportOptions, ImportOutcome, ImportRow } from './import-events.ts';

/** The import of spreadsheets. How rows are created is loaded with the first of them: most visits never do. */
export function createImports(documents: DocumentReader, recorder: Recorder) {
  return {
    /** A new id for a row, to be reused until its event is stored. */
    newId: () => documents.newId(),

    /**
     * Creates one event per row, a few at a time, on the festival's stages: one that has none of its own gains those of
     * the rows first. A row that fails does not keep the others from being tried, unless its
     * failure is one that meets them all (no session, no space, no festival, no connection). Never throws for a row.
     */
    async create(
      festivalId: string,
      rows: readonly ImportRow[],
      options: ImportOptions,
    ): Promise<ImportOutcome> {
      const loaded = await import('./import-events.ts').catch(() => null);
      if (loaded !== null) return loaded.createRows({ documents, recorder }, festivalId, rows, options);
      return { results: [], notDone: rows, stopReason: messages.provider.unavailable };
    },
  };
}

export type ImportsService = ReturnType<typeof createImports>;
