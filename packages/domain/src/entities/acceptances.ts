import * as z from 'zod/mini';
import { storable } from '../lineup/hints.ts';

/** The maximum number of conflicts of a festival that can be accepted. */
export const maximumAcceptances = 300;

/** The longest note, in characters. */
export const maximumNote = 200;

/** A key is also a field name, which a provider may limit to 1500 bytes. */
export const acceptanceKeyPattern = /^(?:one|name|stage) [^]{1,354}$/u;

/** The note of each accepted conflict, by the key from `acceptanceKey`. */
export type Acceptances = Readonly<Record<string, string>>;

/** Checked by hand: nothing else in the initial bundle needs the code for record schemas. */
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
