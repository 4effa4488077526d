import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import {
  artistFieldNames,
  artistFields,
  type ArtistField,
  type ArtistValues,
} from '../entities/artist-fields.ts';

/** These fields belong to the picture and are taken over together with it. */
const pictureFields: readonly ArtistField[] = ['imageURL', 'pictureSource', 'focalPoint', 'imageCredit'];

/** The maximum number of alternative spellings that an artist can have. */
export const maximumSpellings = artistFields.spellings.most;

/**
 * The fields that an artist gains from one merged into it: its name and spellings as alternative spellings, links of
 * missing kinds, and other missing values. May exceed `maximumSpellings`.
 */
export function gainsOfMerge(into: ArtistValues, from: ArtistValues): Partial<ArtistValues> {
  const isFree = into.imageURL === undefined || into.imageURL === null;
  const missing = artistFieldNames.filter((field) => {
    if (field === 'name' || field === 'spellings' || field === 'links') return false;
    // An existing address is worth more than one that gave no picture.
    if (field === 'pictureSource' && isBlank(from.imageURL) && !isBlank(into[field])) return false;
    if (pictureFields.includes(field)) return isFree && !isBlank(from[field]);
    return isBlank(into[field]) && !isBlank(from[field]);
  });
  const spellings = spellingsOf(into, from);
  const links = { ...from.links, ...into.links };
  const hasNewLinks = Object.keys(links).length > Object.keys(into.links ?? {}).length;
  return {
    ...pick(from, missing),
    ...(spellings.length > (into.spellings?.length ?? 0) && { spellings }),
    ...(hasNewLinks && { links }),
  };
}

/** Adds one spelling for each key that the artist does not have yet. */
function spellingsOf(into: ArtistValues, from: ArtistValues): string[] {
  const spellings = [...(into.spellings ?? [])];
  const known = new Set([into.name, ...spellings].map(keyOf));
  for (const spelling of [from.name, ...(from.spellings ?? [])]) {
    if (known.has(keyOf(spelling))) continue;
    known.add(keyOf(spelling));
    spellings.push(spelling);
  }
  return spellings;
}

function keyOf(name: string): string {
  return storedArtistKeys(name).whole;
}

function isBlank(value: ArtistValues[ArtistField]): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

function pick(values: ArtistValues, fields: readonly ArtistField[]): Partial<ArtistValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
