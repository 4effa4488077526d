import { artistColumnField, type ArtistColumn, type ArtistTexts } from '../../entities/artist-columns.ts';
import { maximumArtistText } from '../../entities/upload.ts';
import { cutText } from '../../lineup/hints.ts';
import { isJsonObject } from '../../lineup/json/found.ts';
import { tidyArtistText } from './tidy-artist-text.ts';

/** Where a row says something about its artist: the position of the value, and the heading or key above it. */
export interface ArtistPlace {
  readonly column: ArtistColumn;
  readonly place: number;
  readonly heading: string;
}

/**
 * What a row's values say about its artist; null if nothing. The first filled column of a field counts; links are
 * collected from all columns.
 */
export function readArtistTexts(
  values: readonly unknown[],
  places: readonly ArtistPlace[],
): ArtistTexts | null {
  const texts: Partial<Record<ArtistColumn, string>> = {};
  for (const { column, place, heading } of places) {
    const before = texts[column] ?? '';
    const isGathered = artistColumnField(column).type === 'links';
    if (before !== '' && !isGathered) continue;
    const text = textOf(column, values[place], heading);
    if (text === '') continue;
    const all = before === '' ? text : tidyArtistText(column, `${before}\n${text}`);
    texts[column] = cutText(all, maximumArtistText);
  }
  return Object.keys(texts).length === 0 ? null : texts;
}

function textOf(column: ArtistColumn, value: unknown, heading: string): string {
  if (typeof value === 'string') return tidyArtistText(column, value, heading);
  if (typeof value === 'number') return tidyArtistText(column, String(value), heading);
  const written = (each: unknown) => (typeof each === 'string' && each.trim() !== '' ? [each] : []);
  if (Array.isArray(value)) return tidyArtistText(column, value.flatMap(written).join('\n'), heading);
  if (!isJsonObject(value)) return '';
  const texts = Object.entries(value).flatMap(([key, each]) =>
    written(each).map((text) => tidyArtistText(column, text, key)),
  );
  return tidyArtistText(column, texts.join('\n'));
}
