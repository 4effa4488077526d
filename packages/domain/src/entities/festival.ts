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

/** The stage of a festival that has not named any. */
export const defaultStage = 'Main Stage';

/** The longest festival, in days. Keeps a mistyped year from creating tens of thousands of them. */
export const maximumFestivalDays = 366;

/** The minutes an artist needs to get from one stage to another, unless the festival says otherwise. */
export const defaultTightMinutes = 30;

/** The maximum number of minutes that can be set for getting from one stage to another. */
export const maximumTightMinutes = 240;

const stagesSchema = z.array(stageNameSchema).check(
  z.maxLength(maximumStages),
  z.refine((stages) => new Set(stages).size === stages.length, {
    error: messages.festival.duplicateStages,
  }),
);

/** Limits instants to the years 1900 to 2200, where calendars and zones are reliable. */
const dateSchema = timestampSchema.check(
  z.refine(({ seconds }) => seconds >= -2_208_988_800 && seconds < 7_289_654_400, {
    error: messages.festival.dateOutOfReach,
  }),
);

/** One day more than the longest festival, as clock changes may add time. */
const longestSeconds = (maximumFestivalDays + 1) * 86_400;

/**
 * A festival as stored at `festivals/{id}`.
 *
 * `startDate` is the first instant of the festival (its first day's 00:00 in `timezone` when no time was given),
 * `endDate` its last (the last day's 23:59:59.999 when no time was given). `dayStartsAt` is the clock time at which a
 * festival day begins: with 06:00 a set at 01:00 belongs to the evening before. `plannedOffsets` are the zone's offsets
 * when its dates were set (see `asPlanned`); older festivals lack them. An artist with less than `tightMinutes` between
 * two stages is in conflict; defaults to `defaultTightMinutes`. Between two sets of a stage there must be
 * `changeoverMinutes`, or the minutes from `stageChangeovers`; `openHours` says when stages are open. Both (see
 * `stage-settings.ts`) are ignored for stages that the festival does not have. `acceptedConflicts` no longer count as
 * conflicts. `editionOf` is the id of the first edition, which may have been deleted; the first edition has none.
 * `hourCycle` defaults to 12 hours, `language` (of the public page) to the visitor's browser language.
 * `festival-look.ts` describes the look. With `publishDelays`, delays on the show day are published immediately; with
 * `acceptReports`, the portal records start and end times reported by stage managers without confirmation.
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

/** A festival with its document id. */
export type Festival = FestivalData & { readonly id: string };

/** The festival's zone and its clock format. */
export type FestivalClocks = Pick<FestivalData, 'timezone' | 'hourCycle'>;

/** What an administrator enters to create a festival; the rest is stamped. */
export type NewFestival = Omit<FestivalData, 'created_at' | 'updated_at'>;

/** The stages of a festival, or the default stage while it has none. */
export function stagesOf(festival: Pick<Festival, 'stages'>): readonly string[] {
  return festival.stages.length > 0 ? festival.stages : [defaultStage];
}
