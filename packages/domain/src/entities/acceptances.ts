import * as z from 'zod/mini';
import { storable } from '../lineup/hints.ts';

/** At most this many conflicts of a festival are accepted. */
export const maximumAcceptances = 300;

/** A note has at most this many characters. */
export const maximumNote = 200;

/** A key is the name of a field as well, which a provider may hold to 1500 bytes. */
export const acceptanceKeyPattern = /^(?:one|name|stage) [^]{1,354}$/u;

/** The note of each accepted conflict, by the key that `acceptanceKey` gives it. */
export type Acceptances = Readonly<Record<string, string>>;

/** Looked at by hand: schemas of records are found nowhere else in what a browser loads first. */
export const acceptancesSchema = z.custom<Acceptances>(areAcceptances);

function areAcceptances(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= maximumAcceptances && entries.every(isAcceptance);
}

function isAcceptance([key, note]: readonly [string, unknown]): boolean {
  const isNote =
    typeof note === 'string' && Array.from(note).length <= maximumNote && storable(note) === note;
  return isNote && acceptanceKeyPattern.test(key) && storable(key) === key;
}
