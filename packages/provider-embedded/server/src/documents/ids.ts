import { randomBytes } from 'node:crypto';

/** Makes a text of `length` characters a-z0-9, not to be guessed. */
export type RandomId = (length: number) => string;

const alphabet = 'abcdefghijklmnopqrstuvwxyz012345';

/** Five bits of the system's randomness for each character. */
export const randomId: RandomId = (length) =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');

/** A document id whose beginning sorts by `now` (milliseconds since the epoch), with 60 random bits behind it. */
export function newDocumentId(now: number, random: RandomId): string {
  return now.toString(36).padStart(9, '0') + random(12);
}
