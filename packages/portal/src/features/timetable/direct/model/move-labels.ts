import {
  blockMessages,
  blocksUnder,
  conflictsOfPlan,
  festivalDayOf,
  formatDay,
  formatLength,
  formatTime,
  formatWeekday,
  isolated,
  isEmptyPlan,
  formatLengthLong,
  movingMessages,
  overlaps,
  planNoteText,
  setOfBlock,
  shiftsOf,
  type Conflict,
  type ConflictIndex,
  type ConflictSet,
  type Festival,
  type FestivalClocks,
  type PlainDate,
  type Plan,
  type PlanOutcome,
  conflictMessages,
} from '@lineup/domain';
import { artistOf, namesText, overlapTexts } from '../../grid/set-details.ts';
import type { DirectTools } from './direct-tools.ts';
import type { Held } from './gesture.ts';

type Clock = Pick<Festival, 'timezone' | 'hourCycle' | 'dayStartsAt'>;

const texts = movingMessages;

/** Formats stage and start, as in "AMP, Saturday 7:45 PM", with the festival day. */
export function placeText({ stage, start }: ConflictSet, festival: Clock): string {
  const day = formatWeekday(festivalDayOf(start, festival));
  return texts.place(isolated(stage), day, formatTime(start, festival.timezone, festival.hourCycle));
}

/** Describes the conflicts of sets, as in "overlaps Stavroz" or "booked twice"; the most severe first. */
export function conflictTexts(
  sets: readonly ConflictSet[],
  conflicts: readonly Conflict[],
): readonly string[] {
  const overlaps = overlapTexts(new Set(sets.map(({ id }) => id)), conflicts);
  const kinds = new Set(conflicts.map(({ kind }) => kind));
  if (overlaps.length > 0) kinds.delete('overlap');
  return [...overlaps, ...[...kinds].map((kind) => conflictMessages.marks[kind].toLowerCase())];
}

/**
 * Returns the remarks about a plan before it is applied: its notes, and the conflicts that it leaves these sets with.
 */
export function remarkTexts(
  plan: Plan,
  sets: readonly ConflictSet[],
  index: ConflictIndex,
): readonly string[] {
  const against = conflictTexts(sets, conflictsOfPlan(plan, index)).join(', ');
  return [...noteTexts(plan), ...(against === '' ? [] : [against])];
}

/** Returns the notes of a plan, without duplicates and without `long`, which the conflicts report. */
export function noteTexts({ notes }: Plan): readonly string[] {
  return [...new Set(notes.filter(({ code }) => code !== 'long').map(planNoteText))];
}

/** Names the blocks under the held sets, or the sets that a held block covers; empty if there are none. */
export function blockTexts(
  { grip }: Held,
  sets: readonly ConflictSet[],
  { blocks, conflicts }: Pick<DirectTools, 'blocks' | 'conflicts'>,
): readonly string[] {
  if (grip.on !== 'block') {
    const under = blocksUnder(sets, blocks().map(setOfBlock));
    return under.length === 0 ? [] : [blockMessages.under(namesText(under))];
  }
  const over = sets.flatMap((block) => conflicts.onStage(block.stage).filter((set) => overlaps(set, block)));
  return over.length === 0 ? [] : [conflictMessages.overlaps(namesText(over))];
}

/** Returns the name of the held set, or the number of sets. */
export function setsLabel(sets: readonly ConflictSet[]): string {
  const [only] = sets;
  return only !== undefined && sets.length === 1 ? artistOf(only) : texts.sets(sets.length);
}

/**
 * Describes the held sets for screen readers, including what conflicts with them (`against`): "Kyber, AMP, Saturday
 * 7:45 PM, lasts 1 hour, overlaps Stavroz". Several sets have no common length.
 */
export function ghostText(
  held: Held,
  sets: readonly ConflictSet[],
  against: readonly string[],
  festival: Clock,
): string {
  const [first] = sets;
  if (first === undefined) return '';
  const what = held.phase === 'drawing' ? texts.newSet : setsLabel(sets);
  const length = sets.length > 1 ? [] : [texts.lasting(formatLengthLong(minutesOf(first)))];
  const edge = held.edge === 'start' ? [texts.byStart] : [];
  const place = placeText(first, festival);
  return [texts.artistTo(what, place), ...length, ...edge, ...against].join(', ');
}

/** Returns the toast's text about a completed gesture; names the day of sets that left the day shown (`leaving`). */
export function doneText(
  held: Held,
  { sets }: Plan,
  festival: Clock,
  leaving: readonly ConflictSet[] = [],
): string {
  const { done } = texts;
  const [first] = sets;
  if (first === undefined) return '';
  const place = placeAfter(first, festival, leaving);
  if (held.grip.on === 'act') return done.placed(artistOf(first), place);
  if (held.isCopy) {
    if (sets.length === 1) return done.copied(artistOf(first), place);
    return severalText(done.copiedSets(sets.length), sets, festival, leaving);
  }
  if (held.phase !== 'resizing') return movedText(sets, festival, leaving);
  const resized = done.resized(artistOf(first), formatLengthLong(minutesOf(first)));
  return leaving.length === 0 ? resized : done.onDay(resized, dayText(first, festival));
}

/** Returns the toast's text about moved sets; `leaving` as in `doneText`. */
export function movedText(
  sets: readonly ConflictSet[],
  festival: Clock,
  leaving: readonly ConflictSet[] = [],
): string {
  const { done } = texts;
  const [only] = sets;
  return only !== undefined && sets.length === 1
    ? done.moved(artistOf(only), placeAfter(only, festival, leaving))
    : severalText(done.movedSets(sets.length), sets, festival, leaving);
}

function placeAfter(set: ConflictSet, festival: Clock, leaving: readonly ConflictSet[]): string {
  if (!leaving.includes(set)) return placeText(set, festival);
  const time = formatTime(set.start, festival.timezone, festival.hourCycle);
  return texts.placeOnDay(dayText(set, festival), isolated(set.stage), time);
}

function severalText(
  text: string,
  sets: readonly ConflictSet[],
  festival: Clock,
  leaving: readonly ConflictSet[],
): string {
  const { done } = texts;
  const [day, ...others] = new Set(leaving.map((set) => dayText(set, festival)));
  if (day === undefined) return text;
  if (others.length > 0) return done.someToOtherDays(text, leaving.length);
  return leaving.length === sets.length ? done.toDay(text, day) : done.someToDay(text, leaving.length, day);
}

/** Formats a set's festival day as its tab does. */
function dayText({ start }: ConflictSet, festival: Clock): string {
  return formatDay(festivalDayOf(start, festival));
}

/** Describes a push, as in "Push 2 Sets by 20 min"; just the name of the action if it would move nothing. */
export function pushText(outcome: PlanOutcome | null, conflicts: ConflictIndex): string {
  if (outcome?.ok !== true || isEmptyPlan(outcome.plan)) return texts.actions.push;
  const minutes = shiftsOf(outcome.plan.sets, (id) => conflicts.get(id)).map((shift) => shift.minutes);
  const most = Math.max(...minutes);
  return texts.pushBy(minutes.length, formatLength(most), Math.min(...minutes) === most);
}

/** Returns the text about a plan that had no preview, with its notes. */
export function doneWithNotes(done: string, plan: Plan): string {
  return texts.withNotes(done, noteTexts(plan));
}

/** Returns the length of a set in minutes. */
function minutesOf({ start, end }: ConflictSet): number {
  return Math.round((end - start) / 60_000);
}

/** Formats a set's time and length, with its day if `day` is given. */
export function timeOf(
  set: ConflictSet | undefined,
  { timezone, hourCycle }: FestivalClocks,
  day: PlainDate | null,
): string {
  if (set === undefined) return '';
  const [start, end] = [set.start, set.end].map((instant) => formatTime(instant, timezone, hourCycle));
  const time = `${start} - ${end} · ${formatLength(minutesOf(set))}`;
  return day === null ? time : `${formatDay(day)} · ${time}`;
}
