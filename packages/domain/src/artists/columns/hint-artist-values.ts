import { artistColumnField, artistColumns, type ArtistTexts } from '../../entities/artist-columns.ts';
import type { Hint } from '../../entities/upload.ts';
import { addHint } from '../../lineup/hints.ts';
import { artistValueOf } from './artist-text.ts';

/** Tells of each text that no artist can have; a person corrects it in the review, and until then it is not saved. */
export function hintArtistValues(texts: ArtistTexts, hints: Hint[]): void {
  for (const column of artistColumns) {
    const text = texts[column] ?? '';
    if (artistValueOf(column, text).ok) continue;
    addHint(hints, 'artistName', 'artistValue', `${artistColumnField(column).label}: ${text}`);
  }
}
