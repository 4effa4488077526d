import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { idSchema } from './ids.ts';

/**
 * When a festival next has something to publish: a scheduled release or an announcement step. Stored at
 * `dueReleases/{festivalId}`; there is no document if nothing is planned.
 */
export const dueReleaseSchema = z.strictObject({ festivalId: idSchema, at: timestampSchema });

export type DueReleaseData = z.infer<typeof dueReleaseSchema>;
