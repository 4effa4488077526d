import {
  artistColumnField,
  artistColumns,
  type ArtistColumn,
  type ArtistTexts,
} from '../../entities/artist-columns.ts';
import type { ArtistValues } from '../../entities/artist-fields.ts';
import {
  artistLinkKinds,
  kindOfLink,
  type ArtistLinkKind,
  type ArtistLinks,
} from '../../entities/artist-links.ts';
import { artistColumnMessages } from '../../messages/artist-column-messages.ts';
import { pictureText, withPictureAddress } from '../pictures/picture-source.ts';
import { artistTextOf, artistValueOf } from './artist-text.ts';

/** What is compared and decided as one: a field of an artist, or one of its links. */
export interface ArtistUnit {
  /** Of the column or, for a link, of its kind: "links.website". */
  readonly key: string;
  readonly label: string;
  readonly column: ArtistColumn;
  readonly link: ArtistLinkKind | null;
  readonly text: string;
  /** Why an artist cannot have it; null if it can. */
  readonly problem: string | null;
}

/** The units of what a file says of an artist. */
export function unitsOf(texts: ArtistTexts): readonly ArtistUnit[] {
  return artistColumns.flatMap((column) => {
    const text = texts[column] ?? '';
    if (text === '') return [];
    return artistColumnField(column).type === 'links' ? linkUnits(column, text) : [unitOf(column, text)];
  });
}

/** The same of an artist that is stored. */
export function unitsOfArtist(values: Partial<ArtistValues>): readonly ArtistUnit[] {
  const compared = { ...values, imageURL: pictureText(values) };
  return unitsOf(Object.fromEntries(artistColumns.map((column) => [column, artistTextOf(column, compared)])));
}

function unitOf(column: ArtistColumn, text: string): ArtistUnit {
  const reading = artistValueOf(column, text);
  const problem = reading.ok ? null : reading.problem;
  return { key: column, label: artistColumnField(column).label, column, link: null, text, problem };
}

/** One for each kind; addresses that are none, or of a kind that is taken, are a unit of their own with the problem. */
function linkUnits(column: ArtistColumn, text: string): readonly ArtistUnit[] {
  const byKind = new Map<ArtistLinkKind, string>();
  const others: string[] = [];
  for (const address of text.split('\n')) {
    const kind = kindOfLink(address);
    if (kind === null || byKind.has(kind)) others.push(address);
    else byKind.set(kind, address);
  }
  const units = Array.from(byKind, ([link, address]): ArtistUnit => {
    const { label } = artistLinkKinds[link];
    return { ...unitOf(column, address), key: `${column}.${link}`, label, link };
  });
  if (others.length === 0) return units;
  const { label } = artistColumnField(column);
  const problem = others.map(artistColumnMessages.unusableLink).join(' ');
  return [...units, { key: column, label, column, link: null, text: others.join('\n'), problem }];
}

/** The fields of an artist with these units, which have no problem; links of other kinds stay. A picture is still to be fetched. */
export function valuesOfUnits(
  units: readonly ArtistUnit[],
  before: Partial<ArtistValues> = {},
): Partial<ArtistValues> {
  const entries: [string, unknown][] = [];
  let links: ArtistLinks = { ...before.links };
  let hasLinks = false;
  for (const { column, link, text } of units) {
    if (link !== null) {
      links = { ...links, [link]: text };
      hasLinks = true;
      continue;
    }
    const reading = artistValueOf(column, text);
    if (reading.ok && artistColumnField(column).type === 'picture') {
      entries.push(...Object.entries(withPictureAddress(text, before)));
    } else if (reading.ok) entries.push([column, reading.value]);
  }
  return { ...Object.fromEntries(entries), ...(hasLinks && { links }) };
}
