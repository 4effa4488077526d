import type { ArtistKeys } from '../../conflicts/artist-key.ts';

/** Names, in their compared form, that a lineup uses while the artist is unknown. */
const placeholders: ReadonlySet<string> = new Set([
  'tba',
  'tbc',
  'tbd',
  'to be announced',
  'to be confirmed',
  'to be determined',
  'coming soon',
  'guest',
  'secret guest',
  'special guest',
  'surprise guest',
  'mystery guest',
  'secret act',
  'surprise act',
  'secret set',
  'surprise set',
]);

/** Returns true if a name is only a placeholder for an unknown artist. */
export function isPlaceholder({ whole }: ArtistKeys): boolean {
  return whole === '' || placeholders.has(whole);
}
