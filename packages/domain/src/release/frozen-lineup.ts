import * as z from 'zod/mini';
import { announcementSchema } from '../entities/announcement.ts';
import { publicTextsSchema } from '../entities/set-texts.ts';
import { artistIdSchema } from '../entities/artist-ids.ts';
import { publicLanguages } from '../entities/public-languages.ts';
import { hourCycles } from '../time/format.ts';
import { frozenArtistSchema } from './frozen-artist.ts';
import { frozenLookFields } from './frozen-look.ts';
import { idSchema, millisSchema, pictureSchema } from './ids.ts';

/** The published status of a set. */
export const publicStatuses = ['confirmed', 'cancelled', 'replaced'] as const;
export type PublicStatus = (typeof publicStatuses)[number];

export const frozenFestivalSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  location: z.string(),
  /** As returned by `asPlanned`: a zone for calculations, named by `zoneName`. */
  timezone: z.string(),
  dayStartsAt: z.string(),
  hourCycle: z.enum(hourCycles),
  language: z.optional(z.enum(publicLanguages)),
  /** The festival's dates, YYYY-MM-DD. */
  days: z.array(z.string()),
  stages: z.array(z.string()),
  cover: z.nullable(pictureSchema),
  ...frozenLookFields,
});

export const frozenSetSchema = z.strictObject({
  id: idSchema,
  artistName: z.string(),
  stage: z.string(),
  /** Instants, in milliseconds since the epoch. */
  start: millisSchema,
  end: millisSchema,
  /** The part of start and end, in minutes, that is a delay of the show day; never published. */
  startDelay: z.optional(z.int()),
  endDelay: z.optional(z.int()),
  status: z.enum(publicStatuses),
  replacedBy: z.nullable(z.string()),
  texts: publicTextsSchema,
  /** Null if everything about the set is published with the release. */
  announcement: z.nullable(announcementSchema),
  /** The linked artists that its name contains; see `linkArtists`. Absent if there are none. */
  artistIds: z.optional(z.array(artistIdSchema)),
});

/**
 * A lineup frozen for a release: everything that may ever be announced about it, and when. It is private, but contains
 * no private texts, timestamps or users.
 */
export const frozenLineupSchema = z.strictObject({
  format: z.literal(1),
  festival: frozenFestivalSchema,
  sets: z.array(frozenSetSchema),
  /** Held-back names of sets that are not part of the release. */
  hidden: z.optional(z.array(z.string())),
  /** The artists of its sets, sorted by id; absent in releases from before artists existed. */
  artists: z.optional(z.array(frozenArtistSchema)),
});

export type FrozenLineup = z.infer<typeof frozenLineupSchema>;
export type FrozenFestival = z.infer<typeof frozenFestivalSchema>;
export type FrozenSet = z.infer<typeof frozenSetSchema>;
