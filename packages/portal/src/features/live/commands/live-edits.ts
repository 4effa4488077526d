import {
  formatTime,
  isolated,
  liveMessages,
  timestampFromMillis,
  type Festival,
  type LineupEvent,
  type SetEdit,
} from '@lineup/domain';
import { editsOfDelay, type LiveSet } from '@lineup/domain/live';
import type { DelayPreview } from '../model/delay-plan.ts';
import type { Tap } from '../model/tap.ts';

const { done } = liveMessages;

/** A change made on the board, before it is saved. */
type Change = Pick<Tap, 'stage' | 'text' | 'edits'>;

function edit({ id }: LiveSet, fields: Extract<SetEdit, { type: 'update' }>['fields']): readonly SetEdit[] {
  return [{ type: 'update', id, fields }];
}

function timeText(at: number, { timezone, hourCycle }: Festival): string {
  return formatTime(at, timezone, hourCycle);
}

/** Records that the set started at `at` (milliseconds since the epoch). */
export function startedChange(set: LiveSet, at: number, festival: Festival): Change {
  return {
    stage: set.stage,
    text: done.started(isolated(set.artistName), timeText(at, festival)),
    edits: edit(set, {
      actualStart: timestampFromMillis(at),
      ...(set.actualEnd !== null && { actualEnd: null }),
    }),
  };
}

/** Records that the set ended at `at` (milliseconds since the epoch). */
export function endedChange(set: LiveSet, at: number, festival: Festival): Change {
  return {
    stage: set.stage,
    text: done.ended(isolated(set.artistName), timeText(at, festival)),
    edits: edit(set, { actualEnd: timestampFromMillis(at) }),
  };
}

/** Removes the recorded times of a set. */
export function clearedChange(set: LiveSet): Change {
  return {
    stage: set.stage,
    text: done.cleared(isolated(set.artistName)),
    edits: edit(set, { actualStart: null, actualEnd: null }),
  };
}

/** Cancels a set, or reinstates it. */
export function cancelChange(set: LiveSet, isCancelled: boolean): Change {
  return {
    stage: set.stage,
    text: done[isCancelled ? 'cancelled' : 'reinstated'](isolated(set.artistName)),
    edits: edit(set, { status: isCancelled ? 'cancelled' : null, replacedBy: null }),
  };
}

/** Applies a delay; null if it is impossible or moves nothing. */
export function delayChange(
  set: LiveSet,
  minutes: number,
  { outcome }: DelayPreview,
  events: readonly LineupEvent[],
  festival: Festival,
): Change | null {
  if (!outcome.ok) return null;
  const byId = new Map(events.map((event) => [event.id, event]));
  const edits = editsOfDelay(outcome, (id) => byId.get(id), festival);
  if (edits.length === 0) return null;
  const text = done.delayed(isolated(set.artistName), minutes);
  return { stage: set.stage, text: edits.length === 1 ? text : done.others(text, edits.length - 1), edits };
}

/** Returns true if a time was recorded for the set. */
export function isRecorded(set: LiveSet): boolean {
  return set.actualStart !== null || set.actualEnd !== null;
}
