import type { Conflict, ConflictSet } from '../../conflicts/conflict.ts';
import type { ConflictIndex } from '../../conflicts/conflict-index.ts';
import type { ConflictFestival } from '../../conflicts/conflict-rules.ts';
import { conflictMessages } from '../../messages/conflict-messages.ts';
import { messages } from '../../messages/messages.ts';
import { timetableMessages } from '../../messages/timetable-messages.ts';
import { formatTime, formatLengthLong } from '../../time/format.ts';
import type { Plan, PlanOutcome } from '../plan.ts';
import { millisPerMinute } from '../snap.ts';

/** The ways in which a conflict can be settled. */
export type FixKind =
  'end' | 'push' | 'swap' | 'stage' | 'remove' | 'time' | 'shorten' | 'length' | 'place' | 'night';

/** A way to settle a conflict, ready to be shown and carried out. */
export interface Fix {
  /** The same whenever the same is offered: the kind, the set it is about, and where that goes. */
  readonly id: string;
  readonly kind: FixKind;
  /** As in "Push Kyber by 20 minutes". */
  readonly label: string;
  readonly plan: Plan;
  /** The conflicts that it would bring, by time; none of the fixed one's id. */
  readonly leaves: readonly Conflict[];
  /** How many conflicts would be gone, the fixed one included. */
  readonly settles: number;
}

/** A fix that has not been tried out yet. */
export interface Candidate extends Pick<Fix, 'id' | 'kind' | 'label'> {
  readonly outcome: PlanOutcome;
}

/** What fixes are looked for with. */
export interface FixContext {
  readonly index: ConflictIndex;
  readonly festival: ConflictFestival;
}

const texts = timetableMessages.fixes;

/** How an artist is called. */
export function artistOf({ artistName }: ConflictSet): string {
  return artistName.trim() || messages.event.unknownArtist;
}

/** The least changeover of a stage, in milliseconds. */
export function changeoverMillis({ index }: FixContext, stage: string): number {
  return (index.rules.changeoverMinutes.get(stage) ?? 0) * millisPerMinute;
}

/** The set ends at this instant. */
export function endingAt(set: ConflictSet, end: number, { festival }: FixContext): Candidate {
  const label = texts.end(artistOf(set), formatTime(end, festival.timezone, festival.hourCycle));
  return { id: `end ${set.id}`, kind: 'end', label, outcome: one({ ...set, end }) };
}

/** The set starts at this instant, on its stage and of its length. */
export function startingAt(set: ConflictSet, start: number, { festival }: FixContext): Candidate {
  const time = formatTime(start, festival.timezone, festival.hourCycle);
  return {
    id: `time ${set.id} ${start}`,
    kind: 'time',
    label: texts.time(artistOf(set), set.stage, time),
    outcome: one({ ...set, start, end: start + (set.end - set.start) }),
  };
}

/** The set plays on another stage at its time. */
export function onStage(set: ConflictSet, stage: string): Candidate {
  const label = texts.stage(artistOf(set), stage);
  return { id: `stage ${set.id} ${stage}`, kind: 'stage', label, outcome: one({ ...set, stage }) };
}

/** The set lasts this many minutes. */
export function lasting(set: ConflictSet, minutes: number, { festival }: FixContext): Candidate {
  const end = set.start + minutes * millisPerMinute;
  const label = texts.length(
    artistOf(set),
    formatLengthLong(minutes),
    formatTime(end, festival.timezone, festival.hourCycle),
  );
  return { id: `length ${set.id} ${minutes}`, kind: 'length', label, outcome: one({ ...set, end }) };
}

/** The outcome that changes just this set. */
export function one(set: ConflictSet): PlanOutcome {
  return { ok: true, plan: { sets: [set], created: new Map(), removed: [], notes: [] } };
}

/** The text about the conflicts that a fix would bring; null where it brings none. */
export function fixLeavesText({ leaves }: Pick<Fix, 'leaves'>): string | null {
  if (leaves.length === 0) return null;
  const marks = [...new Set(leaves.map(({ kind }) => conflictMessages.marks[kind]))];
  return timetableMessages.fixLeaves(leaves.length, marks.join(', '));
}
