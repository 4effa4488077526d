import type { LiveSet, StageReport } from '@lineup/domain/live';
import type { WaitingTap } from '../model/tap-queue.ts';

/** What can be done on the board; the same object while it is shown, so that cards are rendered again only when they change. */
export interface BoardActions {
  readonly start: (set: LiveSet) => void;
  readonly end: (set: LiveSet) => void;
  /** Later by this many minutes, with what follows; earlier where negative. Asks where that breaks a rule. */
  readonly delay: (set: LiveSet, minutes: number) => void;
  readonly cancel: (set: LiveSet, isCancelled: boolean) => void;
  readonly clear: (set: LiveSet) => void;
  /** Opens the dialog of a stage. */
  readonly open: (stage: string) => void;
  /** Does what a stage manager has asked for; false where that cannot be done now. */
  readonly accept: (report: StageReport) => Promise<boolean>;
  readonly applyAnyway: (tap: WaitingTap) => void;
  readonly discard: (tap: WaitingTap) => void;
}
