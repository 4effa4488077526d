import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { idSchema } from './ids.ts';

/** Whether an address is in use, redirects to the one in use, or belonged to a deleted festival. */
export const slugStates = ['current', 'former', 'gone'] as const;
export type SlugState = (typeof slugStates)[number];

/**
 * The festival at a public address, stored at `lineupSlugs/{slug}`. It is never deleted and never reassigned: printed
 * links and subscribed calendars must not show another festival's lineup.
 */
export const lineupSlugSchema = z.strictObject({
  festivalId: idSchema,
  state: z.enum(slugStates),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type LineupSlugData = z.infer<typeof lineupSlugSchema>;
