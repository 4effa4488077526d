import * as z from 'zod/mini';
import { messages } from '../messages/messages.ts';
import { compareTimestamps, timestampSchema } from '../timestamp.ts';
import { announcementSchema } from './announcement.ts';
import { artistIdsSchema } from './artist-ids.ts';
import { imageUrlSchema, optionalText, requiredText, textLimits } from './fields.ts';
import { liveSchemas, type LiveField } from './live-fields.ts';
import { setStatuses } from './set-status.ts';
import { setTextSchemas, type SetTextField } from './set-texts.ts';
import { stageNameSchema } from './stage-name.ts';

/**
 * A set on a stage as stored at `festivals/{id}/lineupEvents/{id}`.
 *
 * `date` is the start of the set's festival day in the festival's zone; `timeStart` and `timeEnd` are instants, the end
 * never before the start. Single writes stamp `created_at` and `updated_at`, the bulk path `createdAt` and `updatedAt`
 * (specification, section 3). `status` marks a set that is not played, and `replacedBy` is the artist who plays instead
 * of a replaced one; `announcement` limits how much of the set a release publishes; `setTexts` describes the additional
 * texts. `artistIds` are the linked artists; `liveSchemas` describes what the show day adds. Usually all of these are
 * missing or null.
 */
export const lineupEventSchema = z
  .strictObject({
    artistName: requiredText('Artist name', textLimits.artistName),
    stage: stageNameSchema,
    date: timestampSchema,
    timeStart: timestampSchema,
    timeEnd: timestampSchema,
    imageURL: z.optional(z.nullable(imageUrlSchema)),
    status: z.optional(z.nullable(z.enum(setStatuses))),
    replacedBy: optionalText('Replaced by', textLimits.artistName),
    ...setTextSchemas,
    announcement: z.optional(z.nullable(announcementSchema)),
    artistIds: artistIdsSchema,
    ...liveSchemas,
    created_at: z.optional(timestampSchema),
    updated_at: z.optional(timestampSchema),
    createdAt: z.optional(timestampSchema),
    updatedAt: z.optional(timestampSchema),
  })
  .check(
    z.refine((event) => compareTimestamps(event.timeStart, event.timeEnd) <= 0, {
      error: messages.event.endBeforeStart,
      path: ['timeEnd'],
    }),
  );

export type LineupEventData = z.infer<typeof lineupEventSchema>;

/** A lineup event with its document id. */
export type LineupEvent = LineupEventData & { readonly id: string };

/** What an administrator enters to create a lineup event; the rest is stamped. */
export type NewLineupEvent = Pick<
  LineupEventData,
  | 'artistName'
  | 'stage'
  | 'date'
  | 'timeStart'
  | 'timeEnd'
  | 'imageURL'
  | 'status'
  | 'replacedBy'
  | SetTextField
  | 'announcement'
  | 'artistIds'
  | LiveField
>;
