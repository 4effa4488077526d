import type { ConflictSet } from '../conflicts/conflict.ts';
import type { FestivalData } from '../entities/festival.ts';
import { timeNoticeText, type TimeNotice } from '../festival/events/event-times.ts';
import { timetableMessages } from '../messages/timetable-messages.ts';
import { isolated } from '../text/isolate.ts';
import { formatLengthLong } from '../time/format.ts';

/** The festival data that working on its timetable needs. */
export type TimetableFestival = Pick<
  FestivalData,
  'timezone' | 'hourCycle' | 'dayStartsAt' | 'startDate' | 'endDate'
>;

/**
 * A planned change of the timetable. It writes nothing: a ghost previews it, `ConflictIndex.suppose` finds its
 * conflicts, and `editsOfPlan` returns the edits that apply it.
 */
export interface Plan {
  /** The changed sets: moved ones under their ids, new ones under new ids. */
  readonly sets: readonly ConflictSet[];
  /** The ids of the new ones, with the id of the set that each is a copy of, or null. */
  readonly created: ReadonlyMap<string, string | null>;
  /** The ids of removed sets. */
  readonly removed: readonly string[];
  /** Notes for the user that do not prevent it. */
  readonly notes: readonly PlanNote[];
  /** True if it changes the status of its sets; other plans do not change any status. */
  readonly isOfStatus?: true;
}

/**
 * `long`: the set would last this many minutes, over 8 hours. `clock`: a clock time does not exist on the day, or
 * exists twice. `pastDayEnd`: the set would end this many minutes after the end of its festival day.
 */
export type PlanNote =
  | { readonly code: 'long' | 'pastDayEnd'; readonly set: ConflictSet; readonly minutes: number }
  | { readonly code: 'clock'; readonly set: ConflictSet; readonly notice: TimeNotice };

/** Why a plan is impossible. */
export const planErrorCodes = [
  /** A set would leave the days of the festival. */
  'outsideDays',
  /** A set would leave the visible stages, or move to a stage that is not among them. */
  'noSuchStage',
  /** A set would last a day or longer, which its two clock times cannot express. */
  'overADay',
  /** The following sets would run into the next festival day. */
  'dayIsFull',
  /** The set no longer exists. */
  'setIsGone',
] as const;
export type PlanErrorCode = (typeof planErrorCodes)[number];

/** A plan, or why it is impossible, with the set that is the reason, if any. */
export type PlanOutcome =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly code: PlanErrorCode; readonly set: ConflictSet | null };

/** Returns the outcome of a plan with these parts; the others are empty. */
export function planned(parts: Partial<Plan>): PlanOutcome {
  return { ok: true, plan: { sets: [], created: new Map(), removed: [], notes: [], ...parts } };
}

/** Returns the outcome of an impossible plan. */
export function impossible(code: PlanErrorCode, set: ConflictSet | null = null): PlanOutcome {
  return { ok: false, code, set };
}

/** Returns true if a plan changes nothing. */
export function isEmptyPlan({ sets, removed }: Plan): boolean {
  return sets.length === 0 && removed.length === 0;
}

/** Returns the sets of `after` that have moved. */
export function movedOnly(
  before: readonly ConflictSet[],
  after: readonly ConflictSet[],
): readonly ConflictSet[] {
  return after.filter((set, place) => {
    const old = before[place];
    return old?.start !== set.start || old.end !== set.end || old.stage !== set.stage;
  });
}

/** Returns the message of a note. */
export function planNoteText(note: PlanNote): string {
  const artistName = isolated(note.set.artistName);
  if (note.code === 'clock') return `${artistName}: ${timeNoticeText(note.notice)}`;
  return timetableMessages.notes[note.code](artistName, formatLengthLong(note.minutes));
}

/** Returns the message for an impossible plan. */
export function planErrorText(code: PlanErrorCode, set: ConflictSet | null): string {
  return timetableMessages.impossible[code](set === null ? timetableMessages.aSet : isolated(set.artistName));
}
