import type { ConflictSet } from '../conflicts/conflict.ts';
import type { FestivalData } from '../entities/festival.ts';
import { timeNoticeText, type TimeNotice } from '../festival/events/event-times.ts';
import { timetableMessages } from '../messages/timetable-messages.ts';
import { isolated } from '../text/isolate.ts';
import { formatLengthLong } from '../time/format.ts';

/** What of a festival the work on its timetable goes by. */
export type TimetableFestival = Pick<
  FestivalData,
  'timezone' | 'hourCycle' | 'dayStartsAt' | 'startDate' | 'endDate'
>;

/**
 * What a gesture would make of the timetable. Nothing is written by it: a ghost shows it, `ConflictIndex.suppose` tells its
 * conflicts, `editsOfPlan` makes the edits that carry it out.
 */
export interface Plan {
  /** Sets as they would be, moved ones under their ids, new ones under new ids; those that stay as they are are left out. */
  readonly sets: readonly ConflictSet[];
  /** The ids among them that are new, with that of the set of which each is a copy. */
  readonly created: ReadonlyMap<string, string | null>;
  /** The ids of sets that would be gone. */
  readonly removed: readonly string[];
  /** What people should know of it; it does not stand in the way. */
  readonly notes: readonly PlanNote[];
  /** Whether it is about the status of its sets; any other plan leaves that as it is. */
  readonly isOfStatus?: true;
}

/**
 * `long`: the set would last this many minutes, over 8 hours. `clock`: a clock time does not exist on the day, or twice.
 * `pastDayEnd`: it would go on for this many minutes after the end of its festival day.
 */
export type PlanNote =
  | { readonly code: 'long' | 'pastDayEnd'; readonly set: ConflictSet; readonly minutes: number }
  | { readonly code: 'clock'; readonly set: ConflictSet; readonly notice: TimeNotice };

/** Why a gesture cannot be. */
export const planErrorCodes = [
  /** A set would leave the days of the festival. */
  'outsideDays',
  /** A set would leave the stages shown, or go to one that is not among them. */
  'noSuchStage',
  /** A set would last a day or longer, which its two clock times cannot tell. */
  'overADay',
  /** What follows would run into the next festival day. */
  'dayIsFull',
  /** The set that is meant is not there any more. */
  'setIsGone',
] as const;
export type PlanErrorCode = (typeof planErrorCodes)[number];

/** A plan, or why there is none and, where one set is the reason, which. */
export type PlanOutcome =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly code: PlanErrorCode; readonly set: ConflictSet | null };

/** The outcome of a plan of which only some parts are of interest. */
export function planned(parts: Partial<Plan>): PlanOutcome {
  return { ok: true, plan: { sets: [], created: new Map(), removed: [], notes: [], ...parts } };
}

/** The outcome where there is no plan. */
export function impossible(code: PlanErrorCode, set: ConflictSet | null = null): PlanOutcome {
  return { ok: false, code, set };
}

/** Returns true if a plan changes nothing. */
export function isEmptyPlan({ sets, removed }: Plan): boolean {
  return sets.length === 0 && removed.length === 0;
}

/** Those of `after` that are not where they were. */
export function movedOnly(
  before: readonly ConflictSet[],
  after: readonly ConflictSet[],
): readonly ConflictSet[] {
  return after.filter((set, place) => {
    const old = before[place];
    return old?.start !== set.start || old.end !== set.end || old.stage !== set.stage;
  });
}

/** What a note says to a person. */
export function planNoteText(note: PlanNote): string {
  const artistName = isolated(note.set.artistName);
  if (note.code === 'clock') return `${artistName}: ${timeNoticeText(note.notice)}`;
  return timetableMessages.notes[note.code](artistName, formatLengthLong(note.minutes));
}

/** The text for a request that cannot be carried out. */
export function planErrorText(code: PlanErrorCode, set: ConflictSet | null): string {
  return timetableMessages.impossible[code](set === null ? timetableMessages.aSet : isolated(set.artistName));
}
