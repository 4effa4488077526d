import * as z from 'zod/mini';
import { announcementSchema } from '../entities/announcement.ts';
import { publicTextsSchema } from '../entities/set-texts.ts';
import { artistIdSchema } from '../entities/artist-ids.ts';
import { publicLanguages } from '../entities/public-languages.ts';
import { hourCycles } from '../time/format.ts';
import { frozenArtistSchema } from './frozen-artist.ts';
import { frozenLookFields } from './frozen-look.ts';
import { idSchema, millisSchema, pictureSchema } from './ids.ts';

/** The status of a set, as it is published. */
export const publicStatuses = ['confirmed', 'cancelled', 'replaced'] as const;
export type PublicStatus = (typeof publicStatuses)[number];

export const frozenFestivalSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  location: z.string(),
  /** As `asPlanned` gives it: a zone to work with, of which `zoneName` is the name. */
  timezone: z.string(),
  dayStartsAt: z.string(),
  hourCycle: z.enum(hourCycles),
  language: z.optional(z.enum(publicLanguages)),
  /** Its dates, YYYY-MM-DD. */
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
  /** How many minutes of these are delays of the show day, where there are any: never published. */
  startDelay: z.optional(z.int()),
  endDelay: z.optional(z.int()),
  status: z.enum(publicStatuses),
  replacedBy: z.nullable(z.string()),
  texts: publicTextsSchema,
  /** Null where everything of the set is published with the release. */
  announcement: z.nullable(announcementSchema),
  /** Those of its artists that its name names; see `linkArtists`. Left out where it has none. */
  artistIds: z.optional(z.array(artistIdSchema)),
});

/**
 * A lineup as it was when a release was made of it: everything that may ever be announced of it, and when. It is
 * private; no private text, no stamp and no person is in it.
 */
export const frozenLineupSchema = z.strictObject({
  format: z.literal(1),
  festival: frozenFestivalSchema,
  sets: z.array(frozenSetSchema),
  /** Names of those who are held back with sets that did not go along. */
  hidden: z.optional(z.array(z.string())),
  /** The artists of its sets, by their ids; left out by releases that were made before there were artists. */
  artists: z.optional(z.array(frozenArtistSchema)),
});

export type FrozenLineup = z.infer<typeof frozenLineupSchema>;
export type FrozenFestival = z.infer<typeof frozenFestivalSchema>;
export type FrozenSet = z.infer<typeof frozenSetSchema>;
