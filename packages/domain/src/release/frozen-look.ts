import * as z from 'zod/mini';
import { accentColorSchema, pageLinksSchema, pageNoteSchema } from '../entities/festival-look.ts';
import { countSchema, pictureSchema } from './ids.ts';

const logoSchema = z.strictObject({
  /** The file name of its public copy. */
  sha256: pictureSchema,
  /** In pixels, so that a page can reserve space before the logo has loaded. */
  width: countSchema,
  height: countSchema,
});
export type FrozenLogo = z.infer<typeof logoSchema>;

/**
 * The look of a release's page. Each field is absent if the festival has none, and in releases from before looks
 * existed.
 */
export const frozenLookFields = {
  accentColor: z.optional(accentColorSchema),
  logo: z.optional(logoSchema),
  pageLinks: z.optional(pageLinksSchema),
  pageNote: z.optional(pageNoteSchema),
};

const frozenLookSchema = z.strictObject(frozenLookFields);
export type FrozenLook = z.infer<typeof frozenLookSchema>;

/** Returns the public look of a festival. A withdrawn lineup has no text or links, only colour and logo. */
export function publicLook(
  { accentColor, logo, pageLinks, pageNote }: FrozenLook,
  isWithdrawn: boolean,
): FrozenLook {
  return {
    ...(accentColor !== undefined && { accentColor }),
    ...(logo !== undefined && { logo }),
    ...(pageLinks !== undefined && !isWithdrawn && { pageLinks }),
    ...(pageNote !== undefined && !isWithdrawn && { pageNote }),
  };
}
