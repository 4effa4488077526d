/** How a stage fills its days. */
export type StageKind =
  /** Long sets with half an hour between them, the biggest name last. */
  | 'main'
  /** Concerts of three quarters of an hour with a quarter between them. */
  | 'tent'
  /** Two stages side by side, or one with a turntable: five minutes and on it goes. */
  | 'quick'
  /** Records from the afternoon into the night, one set straight into the next. */
  | 'club'
  /** From late evening until the morning. */
  | 'night'
  /** Workshops in daylight; some run side by side. */
  | 'workshop'
  /** Talks, films and what recurs every day. */
  | 'talk';

export interface StagePlan {
  readonly name: string;
  readonly kind: StageKind;
  /** The days it is open, counted from 0; all where left out. */
  readonly days?: readonly number[];
}

export interface FestivalPlan {
  /** Chooses the names and lengths; the same seed gives the same lineup. */
  readonly seed: string;
  readonly days: number;
  readonly stages: readonly StagePlan[];
}

/** One set, by the festival's clocks: `day` counts festival days from 0, minutes run on past 1440 after midnight. */
export interface PlannedSet {
  readonly artistName: string;
  readonly stage: string;
  readonly day: number;
  readonly start: number;
  readonly end: number;
}
