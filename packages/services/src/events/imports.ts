import { messages } from '@lineup/domain';
import type { DocumentReader } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import type { ImportOptions, ImportOutcome, ImportRow } from './import-events.ts';

/** Imports spreadsheets. The code that creates rows is loaded with the first row, as most visits never need it. */
export function createImports(documents: DocumentReader, recorder: Recorder) {
  return {
    /** A new id for a row, to be reused until its event is stored. */
    newId: () => documents.newId(),

    /**
     * Creates one event per row, a few at a time, on the festival's stages; a festival without stages first gets those
     * of the rows. A failed row does not stop the others, unless the failure affects all of them (no session, no space,
     * no festival, no connection). Never throws for a row.
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
