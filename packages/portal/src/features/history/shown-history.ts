import type { Festival, FestivalClocks } from '@lineup/domain';

/** Whose changes are shown, and by which clocks. */
export interface ShownHistory {
  /** As `paths.changes` takes it: the id of a festival, or `artistHistory`. */
  readonly id: string;
  readonly clocks: FestivalClocks;
  /** Null for the history of artists, which has no lineup that could be shown or restored. */
  readonly festival: Festival | null;
}
