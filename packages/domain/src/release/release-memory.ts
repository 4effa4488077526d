import * as z from 'zod/mini';
import { frozenLineupSchema } from './frozen-lineup.ts';
import { countSchema, idSchema, millisSchema } from './ids.ts';
import { tombstoneSchema } from './public-release.ts';
import { announcedSetSchema } from './announced-lineup.ts';

const idsRecord = <Value extends z.core.$ZodType>(value: Value) => z.record(idSchema, value);
const slugsRecord = z.record(z.string(), z.string());
const numbersRecord = z.record(z.string(), countSchema);

/**
 * What one release hands on to the next, so that numbers, addresses and the counters of calendars stay what they are. Private, as
 * it remembers names that may be held back by now.
 */
export const releaseMemorySchema = z.strictObject({
  /** The number of each set that was ever public. */
  numbers: idsRecord(countSchema),
  nextNumber: countSchema,
  /** Each set that was ever public: what was announced of it last (null if it is no longer public), its counter, and when that rose. */
  shown: idsRecord(
    z.strictObject({ told: z.nullable(announcedSetSchema), sequence: countSchema, changedAt: millisSchema }),
  ),
  /** What calendars have had and have no more, with all the feeds it was in. */
  gone: z.array(tombstoneSchema),
  /** The slugs that were given out, with the names of their stages and artists. */
  feeds: z.strictObject({ stages: slugsRecord, artists: slugsRecord }),
  /** Whether the release before took everything back. */
  isWithdrawn: z.boolean(),
  /** The releases that programs may ask for the changes since, oldest first, this one last; see `earlierReleases`. */
  earlier: z.prefault(z.array(z.strictObject({ id: idSchema, number: countSchema })), []),
  /**
   * The number of the last of these in which something was hidden: of a set that was public once and was in the lineup, by its id and field; a
   * name that was public once, by its slug.
   */
  lastHidden: z.prefault(z.strictObject({ sets: idsRecord(numbersRecord), artists: numbersRecord }), {
    sets: {},
    artists: {},
  }),
});

export type ReleaseMemory = z.infer<typeof releaseMemorySchema>;

/** The private file of a release: its lineup, and what it hands on; null until it is out. */
export const privateReleaseSchema = z.strictObject({
  lineup: frozenLineupSchema,
  memory: z.nullable(releaseMemorySchema),
});
export type PrivateRelease = z.infer<typeof privateReleaseSchema>;

export type ShownSet = ReleaseMemory['shown'][string];
