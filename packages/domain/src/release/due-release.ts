import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { idSchema } from './ids.ts';

/**
 * When a festival next has something to publish, a planned release or a step of its announcements, as stored at
 * `dueReleases/{festivalId}`. There is none where nothing is planned.
 */
export const dueReleaseSchema = z.strictObject({ festivalId: idSchema, at: timestampSchema });

export type DueReleaseData = z.infer<typeof dueReleaseSchema>;
