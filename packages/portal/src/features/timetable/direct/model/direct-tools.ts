import type { Block, ConflictIndex, Festival, LineupEvent, SnapStep, UnplacedAct } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import type { DayLayout } from '../../grid/layout-day.ts';

/** What direct editing works with besides what is seen; the same object while none of it changes. */
export interface DirectTools {
  readonly festival: Versioned<Festival>;
  /** Follows the events that are shown. */
  readonly conflicts: ConflictIndex;
  readonly step: SnapStep;
  /** Takes a stage out of sight. */
  readonly hide: (stage: string) => void;
  /** All events of the festival as they are shown now. */
  readonly events: () => readonly Versioned<LineupEvent>[];
  /** All acts of the tray as they are shown now. */
  readonly acts: () => readonly Versioned<UnplacedAct>[];
  /** Calls back whenever these are others, until the returned function is called. */
  readonly onActs: (listener: () => void) => () => void;
  /** All blocks of the festival as they are shown now. */
  readonly blocks: () => readonly Versioned<Block>[];
}

/** Which cards look otherwise than the rest. */
export interface Marks {
  readonly selected: ReadonlySet<string>;
  /** Held by a hand or by the keyboard; their ghosts are elsewhere. */
  readonly lifted: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

export const noMarks: Marks = { selected: none, lifted: none };

/** What is worked on. */
export interface ActionsGiven {
  readonly layout: DayLayout;
  readonly tools: DirectTools;
  readonly marks: Marks;
  readonly onMarks: (marks: Marks) => void;
}
