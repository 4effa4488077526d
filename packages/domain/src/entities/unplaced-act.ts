import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { announcementSchema } from './announcement.ts';
import { artistIdsSchema } from './artist-ids.ts';
import { imageUrlSchema, optionalText, requiredText, textLimits } from './fields.ts';
import { setTextSchemas, type SetTextField } from './set-texts.ts';
import { setStatuses } from './set-status.ts';

/** The length, in minutes, of a set that is made of an act without one. */
export const defaultSetMinutes = 60;

/** The longest set, in minutes: its two clock times cannot tell a day or more. */
const longestSet = 24 * 60 - 1;

/**
 * An act that has no stage or time yet, as stored at `festivals/{id}/unplacedActs/{id}`. Put on the grid it becomes a lineup
 * event of the same id, and taken off again the reverse; `minutes` is the length that it is to have then; its texts and artists go along,
 * what became of it, and its announcement: one that is cancelled is not played again, and one that is held back is not announced,
 * because somebody moved it.
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

/** An unplaced act with the id of its document. */
export type UnplacedAct = UnplacedActData & { readonly id: string };

/** What an administrator gives of an act; the rest is stamped. */
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
