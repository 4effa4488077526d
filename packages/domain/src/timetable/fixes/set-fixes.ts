import type { Conflict, ConflictSet } from '../../conflicts/conflict.ts';
import { festivalDayOf, festivalDays } from '../../festival/days.ts';
import { isLikelyLength } from '../../festival/events/set-length.ts';
import type { Interval } from '../../festival/events/intervals.ts';
import { timetableMessages } from '../../messages/timetable-messages.ts';
import { foldText } from '../../text/fold.ts';
import { formatDay, formatTime, formatWeekday } from '../../time/format.ts';
import { daysBetween, type PlainDate } from '../../time/plain-date.ts';
import { onOtherDay } from '../moves/move-sets.ts';
import { millisPerMinute } from '../snap.ts';
import {
  artistOf,
  changeoverMillis,
  lasting,
  one,
  onStage,
  startingAt,
  type Candidate,
  type FixContext,
} from './fix.ts';
import { freeStages } from './free-stages.ts';
import { toFreeStages } from './stage-fixes.ts';

const texts = timetableMessages.fixes;

/**
 * For a set while its stage is closed: moves it into the nearest opening hours, shortens it to them, or moves it to an
 * open stage.
 */
export function hoursFixes({ sets: [set] }: Conflict, context: FixContext): readonly Candidate[] {
  if (set === undefined) return [];
  const open = context.index.rules.openHours.get(set.stage) ?? [];
  const length = set.end - set.start;
  const starts = open
    .filter(({ start, end }) => end - start >= length)
    .map(({ start, end }) => Math.min(Math.max(set.start, start), end - length))
    .sort((a, b) => Math.abs(a - set.start) - Math.abs(b - set.start));
  return [
    ...starts.slice(0, 1).map((start) => startingAt(set, start, context)),
    ...open.flatMap((hours) => cutTo(set, hours, context)),
    ...toFreeStages(set, context),
  ];
}

function cutTo(set: ConflictSet, hours: Interval, { festival }: FixContext): Candidate[] {
  const [start, end] = [Math.max(set.start, hours.start), Math.min(set.end, hours.end)];
  if (!isLikelyLength((end - start) / millisPerMinute)) return [];
  const [from, to] = [start, end].map((instant) =>
    formatTime(instant, festival.timezone, festival.hourCycle),
  );
  const label = texts.shorten(artistOf(set), from ?? '', to ?? '');
  return [{ id: `shorten ${set.id} ${start}`, kind: 'shorten', label, outcome: one({ ...set, start, end }) }];
}

/** The default length if nothing else is known, in minutes. */
const usualMinutes = 60;

/** For an unlikely length: ends the set at the next one, or after the usual length on the stage. */
export function lengthFixes({ sets: [set] }: Conflict, context: FixContext): readonly Candidate[] {
  if (set === undefined) return [];
  const others = context.index.onStage(set.stage).filter(({ id }) => id !== set.id);
  const next = Math.min(...others.map(({ start }) => start).filter((start) => start > set.start));
  const untilNext = (next - changeoverMillis(context, set.stage) - set.start) / millisPerMinute;
  const lengths = others.map(({ start, end }) => (end - start) / millisPerMinute).filter(isLikelyLength);
  const usual = middleOf(lengths) ?? usualMinutes;
  return [...new Set([untilNext, usual])]
    .filter(isLikelyLength)
    .map((minutes) => lasting(set, minutes, context));
}

function middleOf(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** For a set on none of the festival's stages or days: moves it to the nearest, by name or by date. */
export function misplacedFixes({ sets: [set] }: Conflict, context: FixContext): readonly Candidate[] {
  if (set === undefined) return [];
  const { festival } = context;
  const day = festivalDayOf(set.start, festival);
  const days = festivalDays(festival);
  if (days.includes(day)) return stagesFor(set, context).map((stage) => onStage(set, stage));
  return nearDays(day, days).flatMap((near) => {
    const moved = onOtherDay(set, daysBetween(day, near), festival);
    return stagesFor(moved, context).map((stage) => placed({ ...moved, stage }, near, set));
  });
}

function placed(moved: ConflictSet, day: PlainDate, { stage }: ConflictSet): Candidate {
  const place = moved.stage === stage ? formatDay(day) : `${moved.stage}, ${formatDay(day)}`;
  const label = texts.place(artistOf(moved), place);
  return { id: `place ${moved.id} ${day} ${moved.stage}`, kind: 'place', label, outcome: one(moved) };
}

/**
 * Returns its own stage if the festival has it, otherwise up to three: stages with a similar name, then those that are
 * free; the first stage if there are none.
 */
function stagesFor(set: ConflictSet, { index }: FixContext): readonly string[] {
  const stages = [...index.rules.stages];
  if (index.rules.stages.has(set.stage)) return [set.stage];
  const similar = stages.filter((stage) => set.stage !== '' && bareName(stage) === bareName(set.stage));
  const free = freeStages(set, index).filter((stage) => !similar.includes(stage));
  const offered = [...similar, ...free].slice(0, 3);
  return offered.length > 0 ? offered : stages.slice(0, 1);
}

function bareName(stage: string): string {
  return foldText(stage)
    .replace(/^the\s+/u, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the nearest day of the festival, and the nearest with the same weekday. */
function nearDays(day: PlainDate, days: readonly PlainDate[]): readonly PlainDate[] {
  const nearest = days.toSorted((a, b) => Math.abs(daysBetween(day, a)) - Math.abs(daysBetween(day, b)));
  const same = nearest.find((each) => formatWeekday(each) === formatWeekday(day));
  return [...new Set([nearest[0], same])].filter((each) => each !== undefined);
}
