import * as z from 'zod/mini';
import { compareTimestamps, timestampSchema, timestampToMillis } from '../timestamp.ts';

/** How much of a set is announced; each level includes the one before. */
export const announcementLevels = ['held', 'name', 'day', 'stage', 'time'] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

/** A set is announced in at most this many later steps. */
export const maximumAnnouncementSteps = 4;

const levelSchema = z.enum(announcementLevels);
const stepSchema = z.strictObject({ level: levelSchema, at: timestampSchema });

/**
 * How much of a set is announced, from its release on (`level`) and from later instants on (`steps`, each later and announcing
 * more than the one before). With `tba` the place is announced as far as the level says, but not the name.
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

/** Returns true if the first level tells no less than the second. */
export function announcesAtLeast(level: AnnouncementLevel, other: AnnouncementLevel): boolean {
  return announcementLevels.indexOf(level) >= announcementLevels.indexOf(other);
}

/** How much is announced at `now` (milliseconds since the epoch): what the latest due step says. */
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
