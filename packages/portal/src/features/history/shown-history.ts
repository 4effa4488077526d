import type { Festival, FestivalClocks } from '@lineup/domain';

/** Which history is shown, and in which zone and time format. */
export interface ShownHistory {
  /** As in `paths.changes`: the id of a festival, or `artistHistory`. */
  readonly id: string;
  readonly clocks: FestivalClocks;
  /** Null for the history of artists, which has no lineup to show or restore. */
  readonly festival: Festival | null;
}
