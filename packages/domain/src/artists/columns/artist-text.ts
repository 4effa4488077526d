import { artistColumnField, type ArtistColumn } from '../../entities/artist-columns.ts';
import { artistFieldSchemas, type ArtistField, type ArtistValues } from '../../entities/artist-fields.ts';
import { artistLinkNames, kindOfLink, type ArtistLinkKind } from '../../entities/artist-links.ts';
import { withHttps } from '../../entities/fields.ts';
import { artistColumnMessages } from '../../messages/artist-column-messages.ts';
import { withoutControls } from '../../text/control-characters.ts';
import { foldText } from '../../text/fold.ts';
import { countryCodeOf } from './country-names.ts';

/** What people write where there is nothing to say. */
const nothing = /^(?:[-–—.?]+|n\/?a|none|null|tba|tbc|tbd)$/iu;

/**
 * A text of a file or of a person as it is compared and shown: a country as its code, genres and links each once and separated in one
 * way. What cannot be understood stays as it was written. `heading` is that of its column: it says of which service a name is.
 */
export function tidyArtistText(column: ArtistColumn, written: string, heading = ''): string {
  const text = withoutControls(written.replaceAll(/\r\n?/gu, '\n'), true).normalize('NFC').trim();
  if (nothing.test(text)) return '';
  const { type } = artistColumnField(column);
  switch (type) {
    case 'country':
      return countryCodeOf(text) ?? text;
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

/** The parts of a text, each once however it is capitalised. */
function partsOf(text: string, separator: RegExp): readonly string[] {
  const parts = new Map<string, string>();
  for (const each of text.split(separator)) {
    const part = each.trim();
    if (part !== '' && !parts.has(part.toLowerCase())) parts.set(part.toLowerCase(), part);
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

/** Where a name that stands alone in a column of the service leads. */
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
  // A name may have a dot, so that only a known host tells an address without "https" from it.
  const isAddress =
    hasHost.test(part) && (profile === undefined || kindOfLink(`https://${part}`) === service);
  if (isAddress) return `https://${part}`;
  return profile === undefined || name === undefined ? part : `${profile}${name}`;
}

/** The kind of links that a heading names: "Instagram handle". */
function kindOfHeading(heading: string): ArtistLinkKind | null {
  const letters = foldText(heading).replaceAll(/[^\p{L}]/gu, '');
  if (/^insta(?:$|handle|name|link)/u.test(letters)) return 'instagram';
  if (letters.startsWith('twitter')) return 'x';
  return artistLinkNames.find((kind) => kind !== 'x' && letters.startsWith(kind.toLowerCase())) ?? null;
}

/** A value that an artist can have, or what is wrong with the text. */
export type ArtistReading =
  | { readonly ok: true; readonly value: ArtistValues[ArtistField] }
  | { readonly ok: false; readonly problem: string };

/** The value that a tidy text stands for; of an empty one null. */
export function artistValueOf(column: ArtistColumn, text: string): ArtistReading {
  if (text === '') return { ok: true, value: null };
  const value = parsed(column, text);
  if (typeof value === 'object' && 'problem' in value) return { ok: false, problem: value.problem };
  const checked = artistFieldSchemas[column].safeParse(value);
  if (!checked.success) {
    const { type } = artistColumnField(column);
    const problem =
      type === 'country'
        ? artistColumnMessages.unknownCountry(text)
        : (checked.error.issues[0]?.message ?? artistColumnMessages.unreadable(text));
    return { ok: false, problem };
  }
  return { ok: true, value: checked.data };
}

type Parsed = string | string[] | Readonly<Record<string, string>> | { readonly problem: string };

function parsed(column: ArtistColumn, text: string): Parsed {
  const { type } = artistColumnField(column);
  if (type === 'list') return text.split(', ');
  if (type !== 'links') return text;
  const links: Partial<Record<ArtistLinkKind, string>> = {};
  for (const address of text.split('\n')) {
    const kind = kindOfLink(address);
    if (kind === null || links[kind] !== undefined)
      return { problem: artistColumnMessages.unusableLink(address) };
    links[kind] = address;
  }
  return links;
}

/** The text of what an artist has in a column; empty where that is nothing. Tidy, so that it can be compared with that of a file. */
export function artistTextOf(column: ArtistColumn, { [column]: value }: Partial<ArtistValues>): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return tidyArtistText(column, value);
  if (Array.isArray(value)) return tidyArtistText(column, value.join(', '));
  return tidyArtistText(column, Object.values(value).map(String).join('\n'));
}
