import type { Block, ConflictIndex, Festival, LineupEvent, SnapStep, UnplacedAct } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import type { DayLayout } from '../../grid/layout-day.ts';

/** What direct editing requires besides the layout. Stable while none of it changes. */
export interface DirectTools {
  readonly festival: Versioned<Festival>;
  /** Updated with the events shown. */
  readonly conflicts: ConflictIndex;
  readonly step: SnapStep;
  /** Hides a stage. */
  readonly hide: (stage: string) => void;
  /** Returns all events of the festival as they are shown now. */
  readonly events: () => readonly Versioned<LineupEvent>[];
  /** Returns all acts of the tray as they are shown now. */
  readonly acts: () => readonly Versioned<UnplacedAct>[];
  /** Subscribes to changes of the acts; returns a function that unsubscribes. */
  readonly onActs: (listener: () => void) => () => void;
  /** Returns all blocks of the festival as they are shown now. */
  readonly blocks: () => readonly Versioned<Block>[];
}

/** The sets whose cards look different from the rest. */
export interface Marks {
  readonly selected: ReadonlySet<string>;
  /** Held by pointer or keyboard; their ghosts show where they would go. */
  readonly lifted: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

export const noMarks: Marks = { selected: none, lifted: none };

/** What the actions work on. */
export interface ActionsGiven {
  readonly layout: DayLayout;
  readonly tools: DirectTools;
  readonly marks: Marks;
  readonly onMarks: (marks: Marks) => void;
}
