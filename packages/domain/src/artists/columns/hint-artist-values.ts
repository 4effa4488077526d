import type { ArtistTexts } from '../../entities/artist-columns.ts';
import type { Hint } from '../../entities/upload.ts';
import { addHint } from '../../lineup/hints.ts';
import { unitsOf } from './artist-units.ts';

/** Adds a hint for each text that is not valid for an artist. It is not saved until it is corrected in the review. */
export function hintArtistValues(texts: ArtistTexts, hints: Hint[]): void {
  for (const { label, text, problem } of unitsOf(texts)) {
    if (problem !== null) addHint(hints, 'artistName', 'artistValue', `${label}: ${text}`);
  }
}
