import * as z from 'zod/mini';
import { authorSchema } from '../changes/change.ts';
import { timestampSchema } from '../timestamp.ts';
import { countSchema, idSchema } from './ids.ts';

/** Whether a release is scheduled, is public, could not be published, or was cancelled. */
export const releaseStates = ['planned', 'published', 'failed', 'cancelled'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/**
 * Why a release was made: a user published, republished an earlier release, or withdrew the lineup; an announcement
 * step was due; or the calendar sequences had to increase after a backup was restored.
 */
export const releaseKinds = ['publish', 'republish', 'withdraw', 'step', 'restamp'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/**
 * A release of a lineup, stored at `festivals/{id}/releases/{id}`; only the server writes it, and its content is stored
 * in files. `number` is null until it is published. `late`: it was published after its scheduled time because the
 * server was down. `sets` and `openConflicts` are the counts when the lineup was frozen, `summary` describes the
 * changes. `of` is the release that was republished. `ticked`: only some of the changes were included.
 */
export const releaseSchema = z.strictObject({
  number: z.nullable(countSchema),
  state: z.enum(releaseStates),
  kind: z.enum(releaseKinds),
  by: authorSchema,
  plannedFor: z.nullable(timestampSchema),
  publishedAt: z.nullable(timestampSchema),
  late: z.boolean(),
  openConflicts: countSchema,
  sets: countSchema,
  summary: z.strictObject({ added: countSchema, changed: countSchema, removed: countSchema }),
  of: z.nullable(idSchema),
  ticked: z.boolean(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type ReleaseData = z.infer<typeof releaseSchema>;

/** A release with the id of its document. */
export type Release = ReleaseData & { readonly id: string };
