import * as z from 'zod/mini';
import { messages } from '../messages/messages.ts';
import { hourCycles } from '../time/format.ts';
import { publicLanguages } from './public-languages.ts';
import { plannedOffsetsPattern } from '../time/zones/planned-offsets.ts';
import { isTimeZone } from '../time/zones/zone.ts';
import { clockTimePattern } from '../time/clock-time.ts';
import { compareTimestamps, timestampSchema } from '../timestamp.ts';
import { acceptancesSchema } from './acceptances.ts';
import { lookFields } from './festival-look.ts';
import { imageUrlSchema, requiredText, textLimits } from './fields.ts';
import { maximumStages, stageNameSchema } from './stage-name.ts';
import { maximumChangeoverMinutes, openHoursSchema, stageChangeoversSchema } from './stage-settings.ts';

/** The stage of a festival that has named none. */
export const defaultStage = 'Main Stage';

/** A festival lasts at most this many days: a mistyped year must not make tens of thousands of them. */
export const maximumFestivalDays = 366;

/** How many minutes an artist needs from one stage to another, unless the festival says otherwise. */
export const defaultTightMinutes = 30;

/** An artist is given at most this many minutes from one stage to another. */
export const maximumTightMinutes = 240;

const stagesSchema = z.array(stageNameSchema).check(
  z.maxLength(maximumStages),
  z.refine((stages) => new Set(stages).size === stages.length, {
    error: messages.festival.duplicateStages,
  }),
);

/** Instants at which calendars and zones can be trusted: the years 1900 to 2200. */
const dateSchema = timestampSchema.check(
  z.refine(({ seconds }) => seconds >= -2_208_988_800 && seconds < 7_289_654_400, {
    error: messages.festival.dateOutOfReach,
  }),
);

/** One day more than the longest festival, for a change of clocks on the way. */
const longestSeconds = (maximumFestivalDays + 1) * 86_400;

/**
 * A festival as stored at `festivals/{id}`.
 *
 * `startDate` is the first instant of the festival (its first day's 00:00 in `timezone` when no time was given),
 * `endDate` its last (the last day's 23:59:59.999 when no time was given). `dayStartsAt` is the clock time at which
 * a festival day begins: with 06:00 a set at 01:00 belongs to the evening before. `plannedOffsets` are what the zone's
 * rules said when its dates were set (see `asPlanned`); festivals from before it was stored lack it. An artist with less than
 * `tightMinutes` from one stage to another is in conflict; where they are not given, `defaultTightMinutes`. Between two sets
 * of a stage are at least `changeoverMinutes`, or what `stageChangeovers` says of the stage; `openHours` says when stages are
 * open. See `stage-settings.ts`; of a stage that is not among the festival's, nothing that they say counts.
 * `acceptedConflicts` are no conflicts any more. `editionOf` is the id of the first of its editions, which may have been deleted; the
 * first itself has none. Times are shown in `hourCycle`; where it is not given, in 12 hours. The
 * public page is in `language`; where there is none, in that of the visitor's browser. How it looks is in `festival-look.ts`. With
 * `publishDelays` the delays of the show day are published at once; with
 * `acceptReports` the portal records what stage managers report as started and ended without asking.
 */
export const festivalSchema = z
  .strictObject({
    name: requiredText('Festival name', textLimits.festivalName),
    location: requiredText('Location', textLimits.location),
    timezone: z.string().check(z.refine(isTimeZone, { error: messages.validation.unknownZone })),
    startDate: dateSchema,
    endDate: dateSchema,
    plannedOffsets: z.optional(z.string().check(z.regex(plannedOffsetsPattern))),
    dayStartsAt: z.string().check(z.regex(clockTimePattern)),
    hourCycle: z.optional(z.enum(hourCycles)),
    language: z.optional(z.nullable(z.enum(publicLanguages))),
    publishDelays: z.optional(z.boolean()),
    tightMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(maximumTightMinutes))),
    changeoverMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(maximumChangeoverMinutes))),
    stages: stagesSchema,
    acceptedConflicts: z.optional(acceptancesSchema),
    stageChangeovers: z.optional(stageChangeoversSchema),
    openHours: z.optional(openHoursSchema),
    imageURL: z.nullable(imageUrlSchema),
    ...lookFields,
    acceptReports: z.optional(z.boolean()),
    editionOf: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u))),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .check(
    z.refine((festival) => compareTimestamps(festival.startDate, festival.endDate) < 0, {
      error: messages.festival.endBeforeStart,
      path: ['endDate'],
    }),
    z.refine(({ startDate, endDate }) => endDate.seconds - startDate.seconds <= longestSeconds, {
      error: messages.festival.tooLong(maximumFestivalDays),
      path: ['endDate'],
    }),
  );

export type FestivalData = z.infer<typeof festivalSchema>;

/** A festival with the id of its document. */
export type Festival = FestivalData & { readonly id: string };

/** What a festival's clocks show: where they are, and how they count the hours. */
export type FestivalClocks = Pick<FestivalData, 'timezone' | 'hourCycle'>;

/** What an administrator gives to make a festival; the rest is stamped. */
export type NewFestival = Omit<FestivalData, 'created_at' | 'updated_at'>;

/** The stages of a festival, or 'Main Stage' while it has none of its own. */
export function stagesOf(festival: Pick<Festival, 'stages'>): readonly string[] {
  return festival.stages.length > 0 ? festival.stages : [defaultStage];
}
