import * as z from 'zod/mini';
import { lookRuleMessages as texts } from '../messages/look-rule-messages.ts';
import { imageUrlSchema, requiredText, secureHostOf } from './fields.ts';

/** The most that the look of a public page holds, texts in characters. */
export const lookLimits = { links: 8, linkLabel: 40, linkUrl: 500, note: 300 } as const;

const linkSchema = z.strictObject({
  label: requiredText(texts.linkLabel, lookLimits.linkLabel),
  url: z.string().check(
    z.maxLength(lookLimits.linkUrl, { error: texts.linkTooLong(lookLimits.linkUrl) }),
    z.refine((address) => secureHostOf(address) !== null, { error: texts.linkNotSecure }),
  ),
});

export const accentColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/u, { error: texts.noColor }));

export const pageLinksSchema = z
  .array(linkSchema)
  .check(z.maxLength(lookLimits.links, { error: texts.tooManyLinks(lookLimits.links) }));

export const pageNoteSchema = requiredText(texts.note, lookLimits.note);

/** A link of a public page: tickets, a map, an app. */
export type PageLink = z.infer<typeof linkSchema>;

/**
 * How the public page of a festival looks, besides its cover. Each is a field of its own, so that two people can change different
 * ones, and that each can be undone alone. Null, or no links, is what the page looks like without.
 */
export const lookFields = {
  /** `#rrggbb`, in small letters. The page shows a shade of it that is readable; see `accentShades`. */
  accentColor: z.optional(z.nullable(accentColorSchema)),
  /** A picture stored as the cover is. */
  logoURL: z.optional(z.nullable(imageUrlSchema)),
  /** In the order in which they are shown. */
  pageLinks: z.optional(pageLinksSchema),
  /** Plain text, with line breaks. */
  pageNote: z.optional(z.nullable(pageNoteSchema)),
};

const lookSchema = z.strictObject(lookFields);
export type FestivalLook = Readonly<z.infer<typeof lookSchema>>;
