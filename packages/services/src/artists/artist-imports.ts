import {
  artistHistory,
  artistImportMessages,
  messages,
  type Artist,
  type LineupEvent,
  type PictureToFetch,
} from '@lineup/domain';
import type { ArtistAnswers, ArtistRow } from '@lineup/domain/artist-columns';
import type { DocumentReader } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import type { Versioned } from '../commits/records.ts';
import { ServiceError, withTexts } from '../service-error.ts';
import { artistWrites } from './import-artists.ts';
import { readImportContext, type FoundArtists } from './import-context.ts';
import { readWithMerged } from './read-with-merged.ts';

/** Compares the artists in a file with the stored ones, and imports files of artists alone. */
export function createArtistImports(documents: DocumentReader, recorder: Recorder) {
  return {
    /** The stored artists that the rows refer to, see `readImportContext`. */
    find: (festivalId: string | null, rows: readonly ArtistRow[]): Promise<FoundArtists> =>
      withTexts(() => readImportContext(documents, festivalId, rows), artistImportMessages.loadFailed),

    /**
     * The artists that sets are linked to and those they were merged into; for an export that may be imported again.
     */
    ofSets: (sets: readonly Pick<LineupEvent, 'artistIds'>[]): Promise<readonly Versioned<Artist>[]> =>
      withTexts(
        () =>
          readWithMerged(
            documents,
            sets.flatMap(({ artistIds }) => artistIds ?? []),
            [],
          ),
        artistImportMessages.loadFailed,
      ),

    /**
     * Creates and changes artists from a file in one commit. Fails with `conflict`, and saves nothing, if one of them
     * has changed since the file was last compared.
     */
    save: (rows: readonly ArtistRow[], answers: ArtistAnswers, fileName: string): Promise<SavedArtists> =>
      withTexts(
        async () => {
          const { writes, created, changed, pictures } = await artistWrites(documents, {
            festivalId: null,
            rows,
            answers,
            base: null,
          });
          if (writes.length === 0) throw new ServiceError('invalid', artistImportMessages.saveFailed);
          const commit = { festivalId: artistHistory, kind: 'artists', source: fileName } as const;
          const { changeId } = await recorder.commit({
            ...commit,
            writes,
            tooLarge: artistImportMessages.tooLarge,
          });
          return { changeId, created, changed, pictures };
        },
        artistImportMessages.saveFailed,
        { conflict: messages.provider.conflict },
      ),
  };
}

/** The result of an import of artists alone. */
export interface SavedArtists {
  readonly changeId: string | null;
  readonly created: number;
  readonly changed: number;
  /** The pictures to fetch next. */
  readonly pictures: readonly PictureToFetch[];
}

export type ArtistImports = ReturnType<typeof createArtistImports>;
