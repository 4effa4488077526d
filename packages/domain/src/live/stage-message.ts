import * as z from 'zod/mini';
import { authorSchema } from '../changes/change.ts';
import { requiredText } from '../entities/fields.ts';
import { stageNameSchema } from '../entities/stage-name.ts';
import { timestampSchema } from '../timestamp.ts';

/** The maximum length of a message to a stage, in characters: it is read from ten metres away. */
export const maximumMessageLength = 80;

/**
 * The message that the screens of a stage show in large type, stored at `festivals/{id}/stageMessages/{id}`: one per
 * stage, until it is cleared or replaced. `seenAt` is when it was first visible on a screen.
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
