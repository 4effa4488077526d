import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { announcementSchema } from './announcement.ts';
import { artistIdsSchema } from './artist-ids.ts';
import { imageUrlSchema, optionalText, requiredText, textLimits } from './fields.ts';
import { setTextSchemas, type SetTextField } from './set-texts.ts';
import { setStatuses } from './set-status.ts';

/** The length, in minutes, of a set made from an act without a length. */
export const defaultSetMinutes = 60;

/** The longest set, in minutes: two clock times cannot express a day or more. */
const longestSet = 24 * 60 - 1;

/**
 * An act without a stage or time, as stored at `festivals/{id}/unplacedActs/{id}`. Placing it on the grid turns it into
 * a lineup event with the same id, and removing that turns it back; `minutes` is the length of that set. Texts,
 * artists, status and announcement are preserved, so that moving a cancelled or hidden set does not reinstate or
 * announce it.
 */
export const unplacedActSchema = z.strictObject({
  artistName: requiredText('Artist name', textLimits.artistName),
  imageURL: z.nullable(imageUrlSchema),
  minutes: z.optional(z.int().check(z.minimum(1), z.maximum(longestSet))),
  status: z.optional(z.nullable(z.enum(setStatuses))),
  replacedBy: optionalText('Replaced by', textLimits.artistName),
  ...setTextSchemas,
  announcement: z.optional(z.nullable(announcementSchema)),
  artistIds: artistIdsSchema,
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type UnplacedActData = z.infer<typeof unplacedActSchema>;

/** An unplaced act with its document id. */
export type UnplacedAct = UnplacedActData & { readonly id: string };

/** What an administrator enters for an act; the rest is stamped. */
export type NewUnplacedAct = Pick<
  UnplacedActData,
  | 'artistName'
  | 'imageURL'
  | 'minutes'
  | 'status'
  | 'replacedBy'
  | 'announcement'
  | 'artistIds'
  | SetTextField
>;
