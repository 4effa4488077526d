import * as z from 'zod/mini';
import { authorSchema } from '../changes/change.ts';
import { requiredText } from '../entities/fields.ts';
import { stageNameSchema } from '../entities/stage-name.ts';
import { timestampSchema } from '../timestamp.ts';

/** The longest message to a stage, in characters: it is read from ten metres. */
export const maximumMessageLength = 80;

/**
 * What the screens of a stage show large, as stored at `festivals/{id}/stageMessages/{id}`: one message a stage, until it is cleared
 * or another is sent. `seenAt` is when it was first visible on a screen.
 */
export const stageMessageSchema = z.strictObject({
  stage: stageNameSchema,
  text: requiredText('The message', maximumMessageLength),
  flash: z.boolean(),
  by: authorSchema,
  seenAt: z.nullable(timestampSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type StageMessageData = z.infer<typeof stageMessageSchema>;

/** A message with the id of its document. */
export type StageMessage = StageMessageData & { readonly id: string };
