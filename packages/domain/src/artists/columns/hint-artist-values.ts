import type { ArtistTexts } from '../../entities/artist-columns.ts';
import type { Hint } from '../../entities/upload.ts';
import { addHint } from '../../lineup/hints.ts';
import { unitsOf } from './artist-units.ts';

/** Tells of each text that no artist can have; a person corrects it in the review, and until then it is not saved. */
export function hintArtistValues(texts: ArtistTexts, hints: Hint[]): void {
  for (const { label, text, problem } of unitsOf(texts)) {
    if (problem !== null) addHint(hints, 'artistName', 'artistValue', `${label}: ${text}`);
  }
}
