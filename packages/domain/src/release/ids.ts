import * as z from 'zod/mini';

/** The id of a document, safe for paths. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u));

/** A non-negative integer. */
export const countSchema = z.int().check(z.minimum(0));

/** An instant, in milliseconds since the epoch. */
export const millisSchema = z.int();

/** The file name of a picture: the SHA-256 of its bytes in hexadecimal digits. */
export const pictureSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/u));
