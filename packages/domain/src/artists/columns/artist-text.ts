import { artistColumnField, type ArtistColumn } from '../../entities/artist-columns.ts';
import { artistFieldSchemas, type ArtistField, type ArtistValues } from '../../entities/artist-fields.ts';
import { isWebAddress } from '../../entities/fields.ts';
import { kindOfLink, type ArtistLinkKind } from '../../entities/artist-links.ts';
import { artistColumnMessages } from '../../messages/artist-column-messages.ts';
import { messages } from '../../messages/messages.ts';
import { tidyStoredText } from './tidy-stored-text.ts';

/** A valid value for an artist, or what is wrong with the text. */
export type ArtistReading =
  | { readonly ok: true; readonly value: ArtistValues[ArtistField] }
  | { readonly ok: false; readonly problem: string };

/** Parses a tidy text into a value; an empty text is null. */
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
  // A storage path means nothing outside the portal.
  if (type === 'picture' && !isWebAddress(text)) return { problem: messages.validation.invalidImageUrl };
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

/** An artist's value in a column as tidy text, so that it can be compared with a file's; empty if there is none. */
export function artistTextOf(column: ArtistColumn, { [column]: value }: Partial<ArtistValues>): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return tidyStoredText(column, value);
  if (Array.isArray(value)) return tidyStoredText(column, value.join(', '));
  return tidyStoredText(column, Object.values(value).map(String).join('\n'));
}
