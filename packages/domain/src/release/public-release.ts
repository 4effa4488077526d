import * as z from 'zod/mini';
import { publicLanguages } from '../entities/public-languages.ts';
import { publicTextsSchema } from '../entities/set-texts.ts';
import { hourCycles } from '../time/format.ts';
import { publicStatuses } from './frozen-lineup.ts';
import { frozenLookFields } from './frozen-look.ts';
import { countSchema, idSchema, millisSchema, pictureSchema } from './ids.ts';
import { artistIdSchema } from '../entities/artist-ids.ts';
import { publicProfileSchema } from './public-profiles.ts';
import { slugSchema } from './publication.ts';

/** The public state: a lineup, or a notice that it was withdrawn. */
export const publicStates = ['published', 'withdrawn'] as const;
export type PublicState = (typeof publicStates)[number];

const setSchema = z.strictObject({
  id: idSchema,
  /** For clients that identify events by number; the same in all releases. */
  number: countSchema,
  /** Null if it is to be announced. */
  name: z.nullable(z.string()),
  /** The slug of the artist; null if the name is null. */
  artist: z.nullable(slugSchema),
  /** The slug of the stage; null if not announced yet. */
  stage: z.nullable(slugSchema),
  /** The festival day, YYYY-MM-DD; null if not announced yet. */
  day: z.nullable(z.string()),
  /** Milliseconds since the epoch; both null if not announced yet. */
  start: z.nullable(millisSchema),
  end: z.nullable(millisSchema),
  status: z.enum(publicStatuses),
  /** The artist playing instead, if announced. */
  replacedBy: z.nullable(z.string()),
  texts: publicTextsSchema,
  /** The profile ids of the artists; absent if there are none. */
  profiles: z.optional(z.array(artistIdSchema)),
  /** Increases with every change of the set's announced values, and never decreases. */
  sequence: countSchema,
  /** When `sequence` increased, in milliseconds since the epoch. */
  changedAt: millisSchema,
});
export type PublicSet = z.infer<typeof setSchema>;

/**
 * An entry that calendars have and must remove. A set that is still announced also has one if its time is no longer
 * announced or if it moved to another feed. `feeds` are the feeds it has left ("stages/pier", "artists/tide"), in
 * addition to the whole lineup's; empty if it is held back again. `start` and `end` are null for a set that never had a
 * public time, so that calendars never had it.
 */
export const tombstoneSchema = z.strictObject({
  id: idSchema,
  number: countSchema,
  sequence: countSchema,
  changedAt: millisSchema,
  start: z.nullable(millisSchema),
  end: z.nullable(millisSchema),
  feeds: z.array(z.string()),
});
export type Tombstone = z.infer<typeof tombstoneSchema>;

/** The kinds of change, most important first. `other`: more or less is announced about a set than before. */
export const publicChangeKinds = [
  'added',
  'moved',
  'renamed',
  'cancelled',
  'replaced',
  'restored',
  'removed',
  'other',
] as const;
export type PublicChangeKind = (typeof publicChangeKinds)[number];

/** Stages are given by name, because one of them may no longer exist. */
const placeFields = {
  name: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  day: z.nullable(z.string()),
  start: z.nullable(millisSchema),
  end: z.nullable(millisSchema),
} as const;

const changeSchema = z.strictObject({
  kind: z.enum(publicChangeKinds),
  /** The id of the set. */
  id: idSchema,
  ...placeFields,
  /** The previously announced values, as far as they may still be public; null for an added set. */
  was: z.nullable(z.strictObject(placeFields)),
});
export type PublicChange = z.infer<typeof changeSchema>;

/**
 * Everything that a release publishes; pages and feeds are rendered from it alone. Sets are sorted by day, start, stage
 * and name. It contains nothing that is not announced.
 */
export const publicReleaseSchema = z.strictObject({
  format: z.literal(1),
  state: z.enum(publicStates),
  release: z.strictObject({
    id: idSchema,
    number: countSchema,
    publishedAt: millisSchema,
    plannedFor: z.nullable(millisSchema),
    /** True if it was published after its scheduled time. */
    late: z.boolean(),
  }),
  festival: z.strictObject({
    id: idSchema,
    name: z.string(),
    location: z.string(),
    /** A zone for calculations; only its name, from `zoneName`, is for other programs. */
    timezone: z.string(),
    dayStartsAt: z.string(),
    hourCycle: z.enum(hourCycles),
    /** The page language for visitors who have not chosen one; absent if the festival has not set it. */
    language: z.optional(z.enum(publicLanguages)),
    /** The festival's dates, YYYY-MM-DD, and the dates of sets on other days. */
    days: z.array(z.string()),
    cover: z.nullable(pictureSchema),
    ...frozenLookFields,
  }),
  /** Stages with an announced set, in the order of the festival; `colour` is the index among all stages, from 0. */
  stages: z.array(z.strictObject({ slug: slugSchema, name: z.string(), colour: countSchema })),
  /** Artists whose names are announced, sorted by name. */
  artists: z.array(z.strictObject({ slug: slugSchema, name: z.string() })),
  /** Public profiles of the artists of these sets, sorted by name; empty in releases from before artists existed. */
  profiles: z.prefault(z.array(publicProfileSchema), []),
  sets: z.array(setSchema),
  gone: z.array(tombstoneSchema),
  /** Fingerprints of formerly public stages and artists that are not in it; see `isFormerFeed`. */
  formerFeeds: z.prefault(z.array(z.string()), []),
  /** The differences from the previous release; empty if there is none or if it was a withdrawal. */
  changes: z.array(changeSchema),
  /** Always null: nothing about future announcements is public. */
  nextStep: z.null(),
});
export type PublicRelease = z.infer<typeof publicReleaseSchema>;
export type PublicStage = PublicRelease['stages'][number];
export type PublicArtist = PublicRelease['artists'][number];
