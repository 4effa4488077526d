import * as z from 'zod/mini';

/** The id of a document, as paths take it. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u));

/** A number that counts something. */
export const countSchema = z.int().check(z.minimum(0));

/** An instant, in milliseconds since the epoch. */
export const millisSchema = z.int();

/** The name of a picture's file: what its bytes hash to, by SHA-256 in hexadecimal digits. */
export const pictureSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/u));
