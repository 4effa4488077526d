import type { LiveSet, StageReport } from '@lineup/domain/live';
import type { WaitingTap } from '../model/tap-queue.ts';

/** What the board can do. The object is stable, so that cards render only when their data changes. */
export interface BoardActions {
  readonly start: (set: LiveSet) => void;
  readonly end: (set: LiveSet) => void;
  /** Delays the set and those after it by this many minutes (negative: earlier). Asks first if that breaks a rule. */
  readonly delay: (set: LiveSet, minutes: number) => void;
  readonly cancel: (set: LiveSet, isCancelled: boolean) => void;
  readonly clear: (set: LiveSet) => void;
  /** Opens the dialog of a stage. */
  readonly open: (stage: string) => void;
  /** Applies what a stage manager asked for; false if that is not possible now. */
  readonly accept: (report: StageReport) => Promise<boolean>;
  readonly applyAnyway: (tap: WaitingTap) => void;
  readonly discard: (tap: WaitingTap) => void;
}
