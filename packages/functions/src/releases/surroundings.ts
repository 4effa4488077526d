import type { ChangeAuthor } from '@lineup/domain';

/** What work on releases needs from its environment. */
export interface ReleaseSurroundings {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called when a festival's public content or address has changed, or its webhook has something to send. */
  readonly onPublished?: ((festivalId: string) => void) | undefined;
}

/** The same for a user's request, with the user of its session. */
export interface CallSurroundings extends ReleaseSurroundings {
  readonly by: ChangeAuthor;
}
