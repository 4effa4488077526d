import * as z from 'zod/mini';

export const artistIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u));

/** A set names at most this many artists. */
export const maximumArtistsOfSet = 12;

/**
 * The artists of a set, each once. A set has the field once that is decided: an empty list says that it is linked to none, and no
 * automatic linking changes that.
 */
export const artistIdsSchema = z.optional(
  z.nullable(
    z.array(artistIdSchema).check(
      z.maxLength(maximumArtistsOfSet),
      z.refine((ids) => new Set(ids).size === ids.length),
    ),
  ),
);
