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

/** A field of an artist, or one of its links: the unit of comparison and decision. */
export interface ArtistUnit {
  /** The column or, for a link, the column and the kind: "links.website". */
  readonly key: string;
  readonly label: string;
  readonly column: ArtistColumn;
  readonly link: ArtistLinkKind | null;
  readonly text: string;
  /** Why the value is not valid for an artist; null if it is. */
  readonly problem: string | null;
}

/** Splits what a file says about an artist into units. */
export function unitsOf(texts: ArtistTexts): readonly ArtistUnit[] {
  return artistColumns.flatMap((column) => {
    const text = texts[column] ?? '';
    if (text === '') return [];
    return artistColumnField(column).type === 'links' ? linkUnits(column, text) : [unitOf(column, text)];
  });
}

/** The units of a stored artist. */
export function unitsOfArtist(values: Partial<ArtistValues>): readonly ArtistUnit[] {
  const compared = { ...values, imageURL: pictureText(values) };
  return unitsOf(Object.fromEntries(artistColumns.map((column) => [column, artistTextOf(column, compared)])));
}

function unitOf(column: ArtistColumn, text: string): ArtistUnit {
  const reading = artistValueOf(column, text);
  const problem = reading.ok ? null : reading.problem;
  return { key: column, label: artistColumnField(column).label, column, link: null, text, problem };
}

/** One unit per kind. Invalid addresses and second links of a kind form one more unit, which has a problem. */
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

/**
 * The fields of an artist after applying these units, none of which has a problem. Links of other kinds stay; a picture
 * still has to be fetched.
 */
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
