import {
  countryName,
  artistLinkKinds,
  artistLinkNames,
  type Artist,
  type ArtistField,
  type ArtistValues,
} from '@lineup/domain';

/** Longer text is truncated. */
const mostCharacters = 120;

/** Describes what an artist gains in a field, without what it already has. */
export function gainText(field: ArtistField, gains: Partial<ArtistValues>, into: Artist): string {
  const { links, country, pictureSource } = gains;
  if (field === 'links') {
    const gained = artistLinkNames.filter((kind) => links?.[kind] !== undefined && !into.links?.[kind]);
    return gained.map((kind) => artistLinkKinds[kind].label).join(', ');
  }
  if (field === 'country') return country ? countryName(country) : '';
  if (field === 'pictureSource') return pictureSource?.address ?? '';
  const value = gains[field];
  if (Array.isArray(value)) {
    const known = into[field];
    return value.filter((each) => !Array.isArray(known) || !known.includes(each)).join(', ');
  }
  const text = typeof value === 'string' ? value : '';
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}
