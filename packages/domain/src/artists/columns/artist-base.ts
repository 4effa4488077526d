import { artistColumns, type ArtistColumn, type ArtistTexts } from '../../entities/artist-columns.ts';
import type { SaidArtist } from './said-artists.ts';

/** What the last import of a source said about an artist. */
export interface BaseArtist {
  /** As read from the file. */
  readonly said: ArtistTexts;
  /** The fields that the review changed. */
  readonly taken?: ArtistTexts | undefined;
}

/** By artist id. */
export type ArtistBase = Readonly<Record<string, BaseArtist>>;

/** The values that the last import ended up with, for the columns that its file filled. */
export function agreedTexts({ said, taken }: BaseArtist): ArtistTexts {
  return taken === undefined ? said : { ...said, ...taken };
}

/** The base for comparing the next import. Columns that the file leaves out keep the value of the previous import. */
export function nextBaseArtist({ read, texts }: SaidArtist, before: BaseArtist | null): BaseArtist {
  const said: Partial<Record<ArtistColumn, string>> = { ...before?.said };
  const taken: Partial<Record<ArtistColumn, string>> = {};
  for (const column of artistColumns) {
    const now = read[column] ?? '';
    const isAsBefore = now === '' || now === before?.said[column];
    if (now !== '') said[column] = now;
    const edited = (texts[column] ?? '') === now ? undefined : (texts[column] ?? '');
    const mended = edited ?? (isAsBefore ? before?.taken?.[column] : undefined);
    if (mended !== undefined) taken[column] = mended;
  }
  return { said, ...(Object.keys(taken).length > 0 && { taken }) };
}
