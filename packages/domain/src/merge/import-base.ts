import type { ArtistBase } from '../artists/columns/artist-base.ts';
import type { SetValues } from './set-values.ts';

/** What the last import of a source contained for one set. */
export interface BaseSet {
  /** The values of the file as parsed, without blank fields. */
  readonly said: SetValues;
  /** The fields whose values the review changed. */
  readonly taken?: SetValues;
  readonly sourceId?: string;
  /** The set was missing in the last file but stayed on the schedule. */
  readonly isGone?: true;
}

/**
 * What the last import of a source contained, by the ids of the stored sets. Sets that were left out or have since been
 * deleted are included, so that they are not added again.
 */
export interface ImportBase {
  readonly sets: Readonly<Record<string, BaseSet>>;
  /** The artists it contained; absent if it never had any. */
  readonly artists?: ArtistBase;
}

/** Returns the values agreed on at the last import, for the fields that the file contained. */
export function agreedValues({ said, taken }: BaseSet): SetValues {
  return taken === undefined ? said : { ...said, ...taken };
}
