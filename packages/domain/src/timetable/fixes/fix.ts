import type { Conflict, ConflictSet } from '../../conflicts/conflict.ts';
import type { ConflictIndex } from '../../conflicts/conflict-index.ts';
import type { ConflictFestival } from '../../conflicts/conflict-rules.ts';
import { conflictMessages } from '../../messages/conflict-messages.ts';
import { messages } from '../../messages/messages.ts';
import { timetableMessages } from '../../messages/timetable-messages.ts';
import { formatTime, formatLengthLong } from '../../time/format.ts';
import type { Plan, PlanOutcome } from '../plan.ts';
import { millisPerMinute } from '../snap.ts';

/** The kinds of fixes for a conflict. */
export type FixKind =
  'end' | 'push' | 'swap' | 'stage' | 'remove' | 'time' | 'shorten' | 'length' | 'place' | 'night';

/** A fix for a conflict, ready to be shown and applied. */
export interface Fix {
  /** Stable id of the fix: the kind, the set it affects, and where that goes. */
  readonly id: string;
  readonly kind: FixKind;
  /** For example "Push Kyber by 20 minutes". */
  readonly label: string;
  readonly plan: Plan;
  /** The new conflicts that it would cause, by time, excluding the one it solves. */
  readonly leaves: readonly Conflict[];
  /** The number of conflicts that it would solve, including this one. */
  readonly settles: number;
}

/** A fix whose effects are not known yet. */
export interface Candidate extends Pick<Fix, 'id' | 'kind' | 'label'> {
  readonly outcome: PlanOutcome;
}

/** The data for finding fixes. */
export interface FixContext {
  readonly index: ConflictIndex;
  readonly festival: ConflictFestival;
}

const texts = timetableMessages.fixes;

/** Returns the name of a set's artist, or a default text if it is blank. */
export function artistOf({ artistName }: ConflictSet): string {
  return artistName.trim() || messages.event.unknownArtist;
}

/** Returns the minimum changeover of a stage, in milliseconds. */
export function changeoverMillis({ index }: FixContext, stage: string): number {
  return (index.rules.changeoverMinutes.get(stage) ?? 0) * millisPerMinute;
}

/** Ends the set at this instant. */
export function endingAt(set: ConflictSet, end: number, { festival }: FixContext): Candidate {
  const label = texts.end(artistOf(set), formatTime(end, festival.timezone, festival.hourCycle));
  return { id: `end ${set.id}`, kind: 'end', label, outcome: one({ ...set, end }) };
}

/** Moves the set to this start, on its stage and with its length. */
export function startingAt(set: ConflictSet, start: number, { festival }: FixContext): Candidate {
  const time = formatTime(start, festival.timezone, festival.hourCycle);
  return {
    id: `time ${set.id} ${start}`,
    kind: 'time',
    label: texts.time(artistOf(set), set.stage, time),
    outcome: one({ ...set, start, end: start + (set.end - set.start) }),
  };
}

/** Moves the set to another stage at the same time. */
export function onStage(set: ConflictSet, stage: string): Candidate {
  const label = texts.stage(artistOf(set), stage);
  return { id: `stage ${set.id} ${stage}`, kind: 'stage', label, outcome: one({ ...set, stage }) };
}

/** Sets the length of the set in minutes. */
export function lasting(set: ConflictSet, minutes: number, { festival }: FixContext): Candidate {
  const end = set.start + minutes * millisPerMinute;
  const label = texts.length(
    artistOf(set),
    formatLengthLong(minutes),
    formatTime(end, festival.timezone, festival.hourCycle),
  );
  return { id: `length ${set.id} ${minutes}`, kind: 'length', label, outcome: one({ ...set, end }) };
}

/** Returns an outcome that changes only this set. */
export function one(set: ConflictSet): PlanOutcome {
  return { ok: true, plan: { sets: [set], created: new Map(), removed: [], notes: [] } };
}

/** Returns the text about new conflicts of a fix; null if it causes none. */
export function fixLeavesText({ leaves }: Pick<Fix, 'leaves'>): string | null {
  if (leaves.length === 0) return null;
  const marks = [...new Set(leaves.map(({ kind }) => conflictMessages.marks[kind]))];
  return timetableMessages.fixLeaves(leaves.length, marks.join(', '));
}
