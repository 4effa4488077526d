import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { idSchema } from './ids.ts';

/** Whether an address is in use, leads on to the one in use, or is of a festival that was deleted. */
export const slugStates = ['current', 'former', 'gone'] as const;
export type SlugState = (typeof slugStates)[number];

/**
 * Whose lineup is at a public address, as stored at `lineupSlugs/{slug}`. It is never deleted and never given to another festival:
 * printed links and subscribed calendars must not show somebody else's lineup.
 */
export const lineupSlugSchema = z.strictObject({
  festivalId: idSchema,
  state: z.enum(slugStates),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type LineupSlugData = z.infer<typeof lineupSlugSchema>;
