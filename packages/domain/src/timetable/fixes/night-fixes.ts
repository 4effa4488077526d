import type { Conflict } from '../../conflicts/conflict.ts';
import { nightsOnStage, type NightMove } from '../../conflicts/nights/night-moves.ts';
import { timetableMessages } from '../../messages/timetable-messages.ts';
import { onOtherDay } from '../moves/move-sets.ts';
import { planned, type PlanNote } from '../plan.ts';
import { artistOf, type Candidate, type FixContext } from './fix.ts';

const texts = timetableMessages.fixes;

/** For a night that seems a day off: moves it a day later or earlier, with the nights of its stage that move along. */
export function nightFixes({ sets: [first] }: Conflict, context: FixContext): readonly Candidate[] {
  if (first === undefined) return [];
  const { index, festival } = context;
  const { moves } = nightsOnStage(index.onStage(first.stage), index.rules.nights);
  const move = moves.find(({ nights }) => nights.flat().some(({ id }) => id === first.id));
  if (move === undefined) return [];
  const notes: PlanNote[] = [];
  const sets = move.nights.flat().map((set) => onOtherDay(set, move.days, festival, notes));
  return [
    { id: `night ${first.id}`, kind: 'night', label: labelOf(move), outcome: planned({ sets, notes }) },
  ];
}

function labelOf({ nights, days }: NightMove): string {
  const sets = nights.flat();
  const [only] = sets;
  if (nights.length > 1) return texts.nights(nights.length, sets.length, days);
  return only !== undefined && sets.length === 1
    ? texts.night(artistOf(only), days)
    : texts.wholeNight(sets.length, days);
}
