import * as z from 'zod/mini';
import { authorSchema } from '../changes/change.ts';
import { timestampSchema } from '../timestamp.ts';
import { countSchema, idSchema } from './ids.ts';

/** Whether a release waits for its time, is public, could not be published, or was cancelled. */
export const releaseStates = ['planned', 'published', 'failed', 'cancelled'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/**
 * Why there is a release: somebody published, published an earlier one again, or withdrew; a step of announcements was due; the
 * calendars' numbers had to rise after a restoration.
 */
export const releaseKinds = ['publish', 'republish', 'withdraw', 'step', 'restamp'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/**
 * A release of a lineup as stored at `festivals/{id}/releases/{id}`; only the server writes it, and its content lies in files.
 * `number` is null until it is published. `late`: it was published after the time it was planned for, because the server was down.
 * `sets` and `openConflicts` are what they were when the lineup was frozen, `summary` what it changed. `of` is the release that
 * was published again. `ticked`: only some of the changes went along.
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
