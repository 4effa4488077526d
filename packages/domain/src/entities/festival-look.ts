import * as z from 'zod/mini';
import { lookRuleMessages as texts } from '../messages/look-rule-messages.ts';
import { imageUrlSchema, requiredText, secureHostOf } from './fields.ts';

/** The limits of a public page's look; for texts in characters. */
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

/** A link on a public page, for example to tickets, a map or an app. */
export type PageLink = z.infer<typeof linkSchema>;

/**
 * The look of a festival's public page, besides its cover. Each setting is a field of its own, so that two people can
 * change different ones and each can be undone separately. Null, or no links, is the default.
 */
export const lookFields = {
  /** `#rrggbb` in lower case. The page shows a readable shade of it; see `accentShades`. */
  accentColor: z.optional(z.nullable(accentColorSchema)),
  /** A stored picture, like the cover. */
  logoURL: z.optional(z.nullable(imageUrlSchema)),
  /** In display order. */
  pageLinks: z.optional(pageLinksSchema),
  /** Plain text with line breaks. */
  pageNote: z.optional(z.nullable(pageNoteSchema)),
};

const lookSchema = z.strictObject(lookFields);
export type FestivalLook = Readonly<z.infer<typeof lookSchema>>;
