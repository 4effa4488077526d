import type { ChangeAuthor } from '@lineup/domain';

/** What work on releases takes from where it runs. */
export interface ReleaseSurroundings {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Learns that what is public of a festival, or where, has changed, or that its webhook is to be sent something. */
  readonly onPublished?: ((festivalId: string) => void) | undefined;
}

/** The same for what a person has asked for: who it is, by their session. */
export interface CallSurroundings extends ReleaseSurroundings {
  readonly by: ChangeAuthor;
}
