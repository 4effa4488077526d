import * as z from 'zod/mini';

export const artistIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u));

/** The maximum number of artists that a set can be linked to. */
export const maximumArtistsOfSet = 12;

/**
 * The artists of a set, without duplicates. Present once decided: an empty list means that it deliberately has none,
 * and automatic linking does not change that.
 */
export const artistIdsSchema = z.optional(
  z.nullable(
    z.array(artistIdSchema).check(
      z.maxLength(maximumArtistsOfSet),
      z.refine((ids) => new Set(ids).size === ids.length),
    ),
  ),
);
