import * as z from 'zod/mini';
import { messages } from '../messages/messages.ts';
import { storableText, textLimits } from './fields.ts';

/** The maximum number of stages that a festival can have. */
export const maximumStages = 200;

/** The name of a stage, without surrounding white space. */
export const stageNameSchema = z.string().check(
  z.refine((name) => name !== '' && name.trim() === name, {
    error: messages.validation.required('Stage name'),
  }),
  storableText('Stage name'),
  z.maxLength(textLimits.stageName, {
    error: messages.validation.tooLong('Stage name', textLimits.stageName),
  }),
);
