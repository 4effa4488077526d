import { artistColumnField, type ArtistColumn } from '../../entities/artist-columns.ts';
import { artistLinkNames, kindOfLink, type ArtistLinkKind } from '../../entities/artist-links.ts';
import { withHttps } from '../../entities/fields.ts';
import { withoutControls } from '../../text/control-characters.ts';
import { foldText } from '../../text/fold.ts';

/** What people write into an empty cell. */
const nothing = /^(?:[-–—.?]+|n\/?a|none|null|tba|tbc|tbd)$/iu;

/** Returns true for a text that only says that there is no value, such as "n/a". */
export function saysNothing(text: string): boolean {
  return nothing.test(text.trim());
}

/** Like `tidyArtistText`, except for countries: stored ones are codes, and NA is Namibia. */
export function tidyStoredText(column: ArtistColumn, written: string, heading = ''): string {
  const text = withoutControls(written.replaceAll(/\r\n?/gu, '\n'), true).normalize('NFC').trim();
  const { type } = artistColumnField(column);
  if (type !== 'country' && saysNothing(text)) return '';
  switch (type) {
    case 'list':
      return partsOf(text, /[,;/|\n•·]+/u).join(', ');
    case 'links':
      return linksOf(text, kindOfHeading(heading));
    case 'picture':
      return withHttps(text);
    default:
      return text;
  }
}

/** The parts that have a value, deduplicated ignoring case. */
function partsOf(text: string, separator: RegExp): readonly string[] {
  const parts = new Map<string, string>();
  for (const each of text.split(separator)) {
    const part = each.trim();
    if (part !== '' && !saysNothing(part) && !parts.has(part.toLowerCase()))
      parts.set(part.toLowerCase(), part);
  }
  return [...parts.values()];
}

function linksOf(text: string, service: ArtistLinkKind | null): string {
  const addresses = partsOf(text, /[\s;|]+|,+(?=[\s;|]|$)/u).map((part) => addressOf(part, service));
  const placeOf = (address: string) => {
    const kind = kindOfLink(address);
    return kind === null ? artistLinkNames.length : artistLinkNames.indexOf(kind);
  };
  return [...new Set(addresses)].toSorted((a, b) => placeOf(a) - placeOf(b)).join('\n');
}

/** Where a bare name in a service's column leads. */
const profiles: Readonly<Partial<Record<ArtistLinkKind, string>>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/@',
  soundcloud: 'https://soundcloud.com/',
  tiktok: 'https://www.tiktok.com/@',
  x: 'https://x.com/',
};

const hasHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[:/?#]|$)/u;

function addressOf(part: string, service: ArtistLinkKind | null): string {
  if (/^https?:\/\//iu.test(part)) return withHttps(part);
  const profile = service === null ? undefined : profiles[service];
  const name = /^@?([\w.-]+)$/u.exec(part)?.[1];
  // A name may contain a dot, so without "https" only a known host makes it an address.
  const isAddress =
    hasHost.test(part) && (profile === undefined || kindOfLink(`https://${part}`) === service);
  if (isAddress) return `https://${part}`;
  return profile === undefined || name === undefined ? part : `${profile}${name}`;
}

/** The kind of link that a heading such as "Instagram handle" names. */
function kindOfHeading(heading: string): ArtistLinkKind | null {
  const letters = foldText(heading).replaceAll(/[^\p{L}]/gu, '');
  if (/^insta(?:$|handle|name|link)/u.test(letters)) return 'instagram';
  if (letters.startsWith('twitter')) return 'x';
  return artistLinkNames.find((kind) => kind !== 'x' && letters.startsWith(kind.toLowerCase())) ?? null;
}
