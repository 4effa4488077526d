import type { Fields } from './firestore-requests.ts';

/** A valid document with these fields in place of its own; undefined takes one out. */
export interface Candidate {
  readonly name: string;
  readonly change: Fields;
}
