import * as z from 'zod/mini';
import { accentColorSchema, pageLinksSchema, pageNoteSchema } from '../entities/festival-look.ts';
import { pictureSchema } from './ids.ts';

/** How the page of a release looks; each is left out where the festival has none, and by releases from before there was a look. */
export const frozenLookFields = {
  accentColor: z.optional(accentColorSchema),
  /** The name of the public copy of the logo. */
  logo: z.optional(pictureSchema),
  pageLinks: z.optional(pageLinksSchema),
  pageNote: z.optional(pageNoteSchema),
};

const frozenLookSchema = z.strictObject(frozenLookFields);
export type FrozenLook = z.infer<typeof frozenLookSchema>;

/** What of a festival is its look. A lineup that was withdrawn says nothing, and leads nowhere: only its colour and logo are left. */
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
