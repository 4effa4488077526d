import type { Festival } from '../entities/festival.ts';
import {
  pageLinksSchema,
  pageNoteSchema,
  type FestivalLook,
  type PageLink,
} from '../entities/festival-look.ts';
import { readAccentColor } from './read-accent-color.ts';
import { lookRuleMessages } from '../messages/look-rule-messages.ts';

/** The form values for the look of a public page, without its logo. */
export interface LookForm {
  /** Empty for no colour. */
  readonly color: string;
  readonly links: readonly PageLink[];
  readonly note: string;
}

/** The values that the form stores. */
export type TypedLook = Required<Pick<FestivalLook, 'accentColor' | 'pageLinks' | 'pageNote'>>;

export interface LookErrors {
  readonly color?: string;
  /** One entry per link; see `LinkErrors`. */
  readonly links: readonly LinkErrors[];
  readonly note?: string;
}

export interface LinkErrors {
  readonly label?: string;
  readonly url?: string;
}

export type LookCheck =
  { readonly ok: true; readonly look: TypedLook } | { readonly ok: false; readonly errors: LookErrors };

/** Returns the form values for a stored look. */
export function lookFormOf({ accentColor, pageLinks, pageNote }: FestivalLook): LookForm {
  return { color: accentColor ?? '', links: pageLinks ?? [], note: pageNote ?? '' };
}

/** Validates the form: returns the values to store, or the error of each field. Empty links are ignored. */
export function checkLookForm({ color, links, note }: LookForm): LookCheck {
  const accentColor = readAccentColor(color);
  const colorError = color.trim() !== '' && accentColor === null ? lookRuleMessages.noColor : undefined;
  const linkErrors = links.map((link) => (isBlank(link) ? {} : errorsOf(link)));
  const pageNote = note.trim() || null;
  const noteError =
    pageNote === null ? undefined : pageNoteSchema.safeParse(pageNote).error?.issues[0]?.message;
  const isWrong = linkErrors.some(({ label, url }) => label !== undefined || url !== undefined);
  if (colorError !== undefined || noteError !== undefined || isWrong) {
    const errors = {
      ...(colorError !== undefined && { color: colorError }),
      links: linkErrors,
      ...(noteError !== undefined && { note: noteError }),
    };
    return { ok: false, errors };
  }
  const pageLinks = links.filter((link) => !isBlank(link)).map(typedLink);
  return { ok: true, look: { accentColor, pageLinks, pageNote } };
}

function isBlank({ label, url }: PageLink): boolean {
  return label.trim() === '' && url.trim() === '';
}

function errorsOf(link: PageLink): LinkErrors {
  const { issues = [] } = pageLinksSchema.safeParse([typedLink(link)]).error ?? {};
  const errorOf = (field: keyof PageLink) => issues.find(({ path }) => path[1] === field)?.message;
  const [label, url] = [errorOf('label'), errorOf('url')];
  return { ...(label !== undefined && { label }), ...(url !== undefined && { url }) };
}

/** Adds the missing scheme to an address such as "tickets.example". */
function typedLink({ label, url }: PageLink): PageLink {
  const address = url.trim();
  const isHost = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/u.test(address);
  return { label: label.trim(), url: isHost ? `https://${address}` : address };
}

/** Returns the fields of the look that the form changes. */
export function changedLook(festival: Festival, look: TypedLook): Partial<TypedLook> {
  const before = lookFormOf(festival);
  const after = lookFormOf(look);
  return {
    ...(before.color !== after.color && { accentColor: look.accentColor }),
    ...(!isSameLinks(before.links, after.links) && { pageLinks: look.pageLinks }),
    ...(before.note !== after.note && { pageNote: look.pageNote }),
  };
}

/** Returns true if both lists have the same links in the same order. */
export function isSameLinks(a: readonly PageLink[], b: readonly PageLink[]): boolean {
  const [mine, others] = [a, b].map((links) => links.filter((link) => !isBlank(link)).map(typedLink));
  return JSON.stringify(mine) === JSON.stringify(others);
}
