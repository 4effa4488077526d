import type { ArtistBase } from '../artists/columns/artist-base.ts';
import type { SetValues } from './set-values.ts';

/** What the last import of a source said of one set. */
export interface BaseSet {
  /** As the file was read; blank fields are left out. */
  readonly said: SetValues;
  /** The fields that the review took otherwise. */
  readonly taken?: SetValues;
  readonly sourceId?: string;
  /** The file did not have it last time, and it stayed on the schedule. */
  readonly isGone?: true;
}

/**
 * What the last import of a source said, by the ids of the stored sets that it became. A set that was deleted since, and one that was
 * left out, stand here all the same: so they are not added again.
 */
export interface ImportBase {
  readonly sets: Readonly<Record<string, BaseSet>>;
  /** What it said of artists; absent where it never did. */
  readonly artists?: ArtistBase;
}

/** What became of a set at the last import, as far as the file spoke of it. */
export function agreedValues({ said, taken }: BaseSet): SetValues {
  return taken === undefined ? said : { ...said, ...taken };
}
