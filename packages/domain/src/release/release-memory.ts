import * as z from 'zod/mini';
import { frozenLineupSchema } from './frozen-lineup.ts';
import { countSchema, idSchema, millisSchema } from './ids.ts';
import { tombstoneSchema } from './public-release.ts';
import { announcedSetSchema } from './announced-lineup.ts';

const idsRecord = <Value extends z.core.$ZodType>(value: Value) => z.record(idSchema, value);
const slugsRecord = z.record(z.string(), z.string());
const numbersRecord = z.record(z.string(), countSchema);

/**
 * What a release passes on to the next, so that numbers, addresses and calendar sequences stay the same. Private,
 * because it contains names that may be held back by now.
 */
export const releaseMemorySchema = z.strictObject({
  /** The number of each set that was ever public. */
  numbers: idsRecord(countSchema),
  nextNumber: countSchema,
  /**
   * For each set that was ever public: what was last announced (null if it is no longer public), its sequence, and when
   * that increased.
   */
  shown: idsRecord(
    z.strictObject({ told: z.nullable(announcedSetSchema), sequence: countSchema, changedAt: millisSchema }),
  ),
  /** The entries that calendars must remove, with all feeds they were in. */
  gone: z.array(tombstoneSchema),
  /** The assigned slugs, with the names of their stages and artists. */
  feeds: z.strictObject({ stages: slugsRecord, artists: slugsRecord }),
  /** True if this release withdrew the lineup. */
  isWithdrawn: z.boolean(),
  /** The releases that clients may request changes since, oldest first, ending with this one; see `earlierReleases`. */
  earlier: z.prefault(z.array(z.strictObject({ id: idSchema, number: countSchema })), []),
  /**
   * The number of the last of these releases that hid a value: of a formerly public set in the lineup, by its id and
   * field; of a formerly public name, by its slug.
   */
  lastHidden: z.prefault(z.strictObject({ sets: idsRecord(numbersRecord), artists: numbersRecord }), {
    sets: {},
    artists: {},
  }),
});

export type ReleaseMemory = z.infer<typeof releaseMemorySchema>;

/** The private file of a release: its lineup, and the memory it passes on; null until it is published. */
export const privateReleaseSchema = z.strictObject({
  lineup: frozenLineupSchema,
  memory: z.nullable(releaseMemorySchema),
});
export type PrivateRelease = z.infer<typeof privateReleaseSchema>;

export type ShownSet = ReleaseMemory['shown'][string];
