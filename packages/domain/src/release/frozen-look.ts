import * as z from 'zod/mini';
import { accentColorSchema, pageLinksSchema, pageNoteSchema } from '../entities/festival-look.ts';
import { countSchema, pictureSchema } from './ids.ts';

const logoSchema = z.strictObject({
  /** The name of its public copy. */
  sha256: pictureSchema,
  /** In pixels, so that a page has room for it before it is there. */
  width: countSchema,
  height: countSchema,
});
export type FrozenLogo = z.infer<typeof logoSchema>;

/** How the page of a release looks; each is left out where the festival has none, and by releases from before there was a look. */
export const frozenLookFields = {
  accentColor: z.optional(accentColorSchema),
  logo: z.optional(logoSchema),
  pageLinks: z.optional(pageLinksSchema),
  pageNote: z.optional(pageNoteSchema),
};

const frozenLookSchema = z.strictObject(frozenLookFields);
export type FrozenLook = z.infer<typeof frozenLookSchema>;

/** The look of a festival. A lineup that was withdrawn says nothing and leads nowhere: only colour and logo are left. */
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
