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

/** What is out: a lineup, or the news that there is none any more. */
export const publicStates = ['published', 'withdrawn'] as const;
export type PublicState = (typeof publicStates)[number];

const setSchema = z.strictObject({
  id: idSchema,
  /** For programs that know events by numbers: the same in all releases. */
  number: countSchema,
  /** Null where it is to be announced. */
  name: z.nullable(z.string()),
  /** The slug of the artist; null with the name. */
  artist: z.nullable(slugSchema),
  /** The slug of the stage; null where it is not announced yet. */
  stage: z.nullable(slugSchema),
  /** The festival day, YYYY-MM-DD; null where it is not announced yet. */
  day: z.nullable(z.string()),
  /** Milliseconds since the epoch; both null where they are not announced yet. */
  start: z.nullable(millisSchema),
  end: z.nullable(millisSchema),
  status: z.enum(publicStatuses),
  /** Who plays instead of a replaced artist, if announced. */
  replacedBy: z.nullable(z.string()),
  texts: publicTextsSchema,
  /** The ids of the profiles of who plays; left out where there are none. */
  profiles: z.optional(z.array(artistIdSchema)),
  /** Rises with every change of what is announced of the set, and never falls. */
  sequence: countSchema,
  /** When it rose. */
  changedAt: millisSchema,
});
export type PublicSet = z.infer<typeof setSchema>;

/**
 * What calendars have had and are to strike out. A set that is still announced is here as well where its time is no longer announced, or where it
 * left a feed for another. `feeds` are those it was in and is in no more, besides the whole lineup's: "stages/pier", "artists/tide";
 * none where it is held back again. `start` and `end` are null for a set that never had a public time: calendars have not had it.
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

/** What a change is, in the order of what people want to know first. `other`: more or less is announced of a set than before. */
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

/** Stages are given by their names: one of them may be gone. */
const placeFields = {
  name: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  day: z.nullable(z.string()),
  start: z.nullable(millisSchema),
  end: z.nullable(millisSchema),
} as const;

const changeSchema = z.strictObject({
  kind: z.enum(publicChangeKinds),
  /** Of the set. */
  id: idSchema,
  ...placeFields,
  /** What was announced of it before, as far as it may still be; null for one that is added. */
  was: z.nullable(z.strictObject(placeFields)),
});
export type PublicChange = z.infer<typeof changeSchema>;

/**
 * All that a release publishes. Pages and feeds are rendered from it and nothing else. Sets are in the order of day,
 * start, stage and name. What is not announced is nowhere in it.
 */
export const publicReleaseSchema = z.strictObject({
  format: z.literal(1),
  state: z.enum(publicStates),
  release: z.strictObject({
    id: idSchema,
    number: countSchema,
    publishedAt: millisSchema,
    plannedFor: z.nullable(millisSchema),
    /** Whether it was published after the time it was planned for. */
    late: z.boolean(),
  }),
  festival: z.strictObject({
    id: idSchema,
    name: z.string(),
    location: z.string(),
    /** A zone to work with; `zoneName` gives its name, which alone is for other programs. */
    timezone: z.string(),
    dayStartsAt: z.string(),
    hourCycle: z.enum(hourCycles),
    /** That of the page where visitors choose none; left out where the festival has chosen none. */
    language: z.optional(z.enum(publicLanguages)),
    /** The festival's dates, YYYY-MM-DD, and those of sets on other ones. */
    days: z.array(z.string()),
    cover: z.nullable(pictureSchema),
    ...frozenLookFields,
  }),
  /** Those with an announced set, in the order of the festival; `colour` is the place among all of them, from 0 on. */
  stages: z.array(z.strictObject({ slug: slugSchema, name: z.string(), colour: countSchema })),
  /** Those whose names are announced, by name. */
  artists: z.array(z.strictObject({ slug: slugSchema, name: z.string() })),
  /** What is public of the artists of these sets, by name; none in releases that were made before there were artists. */
  profiles: z.prefault(z.array(publicProfileSchema), []),
  sets: z.array(setSchema),
  gone: z.array(tombstoneSchema),
  /** Fingerprints of the stages and artists that were public once and are not in it; see `isFormerFeed`. */
  formerFeeds: z.prefault(z.array(z.string()), []),
  /** What differs from the release before; nothing where there is none, or where it was a withdrawal. */
  changes: z.array(changeSchema),
  /** Nothing of what is to come is public. */
  nextStep: z.null(),
});
export type PublicRelease = z.infer<typeof publicReleaseSchema>;
export type PublicStage = PublicRelease['stages'][number];
export type PublicArtist = PublicRelease['artists'][number];
