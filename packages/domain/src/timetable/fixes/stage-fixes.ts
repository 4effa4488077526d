import type { Conflict, ConflictSet } from '../../conflicts/conflict.ts';
import { isLikelyLength } from '../../festival/events/set-length.ts';
import { timetableMessages } from '../../messages/timetable-messages.ts';
import { formatLengthLong } from '../../time/format.ts';
import { removeSets } from '../moves/bulk-moves.ts';
import { pushWhatFollows, shiftsOf } from '../moves/push-sets.ts';
import { swapSets } from '../moves/swap-sets.ts';
import { millisPerMinute } from '../snap.ts';
import { artistOf, changeoverMillis, endingAt, onStage, type Candidate, type FixContext } from './fix.ts';
import { freeStages } from './free-stages.ts';

const texts = timetableMessages.fixes;

/** With more stages than this to move to, the user needs a list, which `freeStages` returns. */
const fewStages = 3;

/** For two sets on a stage at once: ends the first, pushes, swaps, or moves one of them to a free stage. */
export function overlapFixes({ sets }: Conflict, context: FixContext): readonly Candidate[] {
  const [first, second] = sets;
  if (first === undefined || second === undefined) return [];
  return [
    ...endBefore(first, second, context),
    ...push(first, second, context),
    swap(first, second, context),
    ...toFreeStages(second, context),
    ...toFreeStages(first, context),
  ];
}

/** For duplicates: removes the second. */
export function duplicateFixes({ sets }: Conflict): readonly Candidate[] {
  const second = sets[1];
  if (second === undefined) return [];
  const label = texts.remove(artistOf(second));
  return [{ id: `remove ${second.id}`, kind: 'remove', label, outcome: removeSets([second.id]) }];
}

/** For a too short break: pushes, or ends the first earlier. */
export function changeoverFixes({ sets }: Conflict, context: FixContext): readonly Candidate[] {
  const [first, second] = sets;
  if (first === undefined || second === undefined) return [];
  return [...push(first, second, context), ...endBefore(first, second, context)];
}

/** Moves the set to each of the stages that are free then, up to a few. */
export function toFreeStages(set: ConflictSet, { index }: FixContext): readonly Candidate[] {
  return freeStages(set, index)
    .slice(0, fewStages)
    .map((stage) => onStage(set, stage));
}

/** Ends the first set with the minimum changeover, or without it if too little would be left. */
function endBefore(first: ConflictSet, second: ConflictSet, context: FixContext): Candidate[] {
  const ends = [second.start - changeoverMillis(context, first.stage), second.start];
  const end = ends.find((each) => isLikelyLength((each - first.start) / millisPerMinute));
  return end === undefined ? [] : [endingAt(first, end, context)];
}

function push(first: ConflictSet, second: ConflictSet, context: FixContext): Candidate[] {
  const { index, festival } = context;
  const minutes = changeoverMillis(context, first.stage) / millisPerMinute;
  const outcome = pushWhatFollows(first, index.onStage(first.stage), minutes, festival);
  const moved = outcome.ok ? outcome.plan.sets : [];
  const pushed = shiftsOf(moved, (id) => index.get(id)).find(({ set }) => set.id === second.id);
  if (pushed === undefined) return [];
  const label = texts.push(artistOf(second), formatLengthLong(pushed.minutes), moved.length);
  return [{ id: `push ${first.id}`, kind: 'push', label, outcome }];
}

function swap(first: ConflictSet, second: ConflictSet, context: FixContext): Candidate {
  const { index, festival } = context;
  const minutes = changeoverMillis(context, first.stage) / millisPerMinute;
  return {
    id: `swap ${first.id} ${second.id}`,
    kind: 'swap',
    label: texts.swap(artistOf(first), artistOf(second)),
    outcome: swapSets(first, second, index.onStage(first.stage), minutes, festival),
  };
}
