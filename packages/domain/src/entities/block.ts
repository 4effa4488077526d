import * as z from 'zod/mini';
import { messages } from '../messages/messages.ts';
import { compareTimestamps, timestampSchema } from '../timestamp.ts';
import { requiredText, textLimits } from './fields.ts';
import { stageNameSchema } from './stage-name.ts';

/**
 * Time on a stage that belongs to no artist (a soundcheck, a changeover, a hold), as stored at
 * `festivals/{id}/blocks/{id}`. Has a place like a lineup event. Only for planning: nothing public reads this
 * collection.
 */
export const blockSchema = z
  .strictObject({
    name: requiredText('Name', textLimits.blockName),
    stage: stageNameSchema,
    date: timestampSchema,
    timeStart: timestampSchema,
    timeEnd: timestampSchema,
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .check(
    z.refine((block) => compareTimestamps(block.timeStart, block.timeEnd) <= 0, {
      error: messages.event.endBeforeStart,
      path: ['timeEnd'],
    }),
  );

export type BlockData = z.infer<typeof blockSchema>;

/** A block with its document id. */
export type Block = BlockData & { readonly id: string };

/** What an administrator enters for a block; the rest is stamped. */
export type NewBlock = Omit<BlockData, 'created_at' | 'updated_at'>;
