import type { ArtistKeys } from '../../conflicts/artist-key.ts';

/** What stands in a lineup, as names are compared, where it is not known yet who plays. */
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

/** Returns true if a name says only that somebody will play. */
export function isPlaceholder({ whole }: ArtistKeys): boolean {
  return whole === '' || placeholders.has(whole);
}
