import * as z from 'zod/mini';
import { compareTimestamps, timestampSchema, timestampToMillis } from '../timestamp.ts';

/** How much of a set is announced; each level includes the previous one. */
export const announcementLevels = ['held', 'name', 'day', 'stage', 'time'] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

/** The maximum number of later steps in an announcement. */
export const maximumAnnouncementSteps = 4;

const levelSchema = z.enum(announcementLevels);
const stepSchema = z.strictObject({ level: levelSchema, at: timestampSchema });

/**
 * How much of a set is announced: `level` from its release on, `steps` from later instants on, each step later and
 * announcing more than the previous one. With `tba` the place is announced according to the level, but not the name.
 */
export const announcementSchema = z
  .strictObject({
    level: levelSchema,
    tba: z.optional(z.boolean()),
    steps: z.optional(z.array(stepSchema).check(z.maxLength(maximumAnnouncementSteps))),
  })
  .check(z.refine(areStepsRising, { path: ['steps'] }));

export type Announcement = z.infer<typeof announcementSchema>;
export type AnnouncementStep = z.infer<typeof stepSchema>;

/** Returns true if the first level announces at least as much as the second. */
export function announcesAtLeast(level: AnnouncementLevel, other: AnnouncementLevel): boolean {
  return announcementLevels.indexOf(level) >= announcementLevels.indexOf(other);
}

/** The level at `now` (milliseconds since the epoch), which is that of the latest due step. */
export function levelAt({ level, steps = [] }: Announcement, now: number): AnnouncementLevel {
  return steps.findLast(({ at }) => timestampToMillis(at) <= now)?.level ?? level;
}

function areStepsRising({
  level,
  steps = [],
}: {
  readonly level: AnnouncementLevel;
  readonly steps?: readonly AnnouncementStep[] | undefined;
}): boolean {
  return steps.every((step, place) => {
    const before = steps[place - 1];
    if (announcesAtLeast(before?.level ?? level, step.level)) return false;
    return before === undefined || compareTimestamps(before.at, step.at) < 0;
  });
}
