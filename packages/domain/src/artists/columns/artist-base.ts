import { artistColumns, type ArtistColumn, type ArtistTexts } from '../../entities/artist-columns.ts';
import type { SaidArtist } from './said-artists.ts';

/** What the last import of a source said of an artist. */
export interface BaseArtist {
  /** As the file was read. */
  readonly said: ArtistTexts;
  /** What the review made of it. */
  readonly taken?: ArtistTexts | undefined;
}

/** By the ids of artists. */
export type ArtistBase = Readonly<Record<string, BaseArtist>>;

/** What became of an artist at the last import, as far as the file spoke of it. */
export function agreedTexts({ said, taken }: BaseArtist): ArtistTexts {
  return taken === undefined ? said : { ...said, ...taken };
}

/** What the next import is compared with. What a file does not speak of stays as the import before said it. */
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
