import type { Festival } from '../../entities/festival.ts';
import type { DraftEvent } from '../../entities/upload.ts';
import { festivalDates } from '../../festival/days.ts';
import type { DateSpan } from '../../lineup/times/complete-date.ts';
import { clockMinutes, isClockTime, minutesPerDay, type ClockTime } from '../../time/clock-time.ts';
import { addDays, dateMillis, millisPerDay, type PlainDate } from '../../time/plain-date.ts';
import { valuesAsRead } from '../as-read.ts';
import { calendarDayOf } from './draft-day.ts';
import { type NightBlock, type PlacedSet, weighBlocks } from './night-blocks.ts';
import { nightListing, type NightListing } from './night-listing.ts';
import { quietHour } from './night-start.ts';
import { isPlacedAfterItsDay, saysItsDay } from './open-nights.ts';

export type NightsFestival = Pick<Festival, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate'>;

/** The effect of an answer to the night question on a draft. */
export interface NightAnswer {
  /** The start of the festival's day after the answer. */
  readonly dayStartsAt: ClockTime;
  /** The new calendar days of the sets that move, by id. The others do not move. */
  readonly moves: ReadonlyMap<string, PlainDate>;
}

/** An example set for the question, with where each answer lists it. */
export interface NightExample {
  readonly artistName: string;
  readonly timeStart: ClockTime;
  readonly evening: NightListing;
  readonly calendarDay: NightListing;
}

/**
 * Asks on which day sets in the early hours are: in the night after the day in the file (`evening`), or on that day
 * itself. `suggested` follows the evidence, and is null if there is none or it is contradictory.
 */
export interface NightQuestion {
  /** Sets that start before this time are nights. */
  readonly before: ClockTime;
  /** The ids of the night sets that the question is about. */
  readonly sets: ReadonlySet<string>;
  readonly evening: NightAnswer;
  readonly calendarDay: NightAnswer;
  readonly suggested: 'evening' | 'calendarDay' | null;
  /** The number of night sets that are on no festival day unless its day starts later. */
  readonly outside: number;
  readonly example: NightExample;
}

export interface NightsGiven {
  /** Sets whose day the user has chosen; they do not move. */
  readonly settled?: ReadonlySet<string>;
  /** Asks if there are nights at all, even without doubt, because the start of the day has changed since. */
  readonly mustAsk?: boolean;
}

/** A draft event with a valid day and start. */
interface Start {
  readonly draft: DraftEvent;
  readonly day: PlainDate;
  readonly minutes: number;
}

/**
 * Weighs on which days the sets in a draft's early hours are, for any start of the day: which sets follow each other on
 * a stage, which overlap, and which are outside the festival's days. Null if there is nothing to ask.
 */
export function weighNights(
  drafts: readonly DraftEvent[],
  festival: NightsFestival,
  { settled = new Set(), mustAsk = false }: NightsGiven = {},
): NightQuestion | null {
  const starts = startsOf(drafts, festival);
  const before =
    festival.dayStartsAt === '00:00' ? quietHour(starts.map(({ minutes }) => minutes)) : festival.dayStartsAt;
  const nights = starts.filter(({ minutes }) => minutes < clockMinutes(before));
  if (nights.length === 0) return null;
  const span = festivalDates(festival);
  const isOpen = ({ draft }: Start) => !settled.has(draft.id) && !saysItsDay(draft, span, festival.timezone);
  const open = new Set(nights.filter(isOpen));
  const days = { first: dayNumber(span.start), last: dayNumber(span.end), dayStart: clockMinutes(before) };
  const blocks = weighBlocks(
    starts.map((start) => placed(start, open.has(start))),
    days,
  );
  const verdict = judgeBlocks(blocks);
  const isUnset = festival.dayStartsAt !== before;
  const outside = isUnset ? nights.filter(({ day }) => day === addDays(span.end, 1)).length : 0;
  const isInDoubt = verdict.moving.length > 0 || (verdict.unclear.length > 0 && isUnset);
  if (!isInDoubt && outside === 0 && (!mustAsk || blocks.length === 0)) return null;
  return questionOf({ nights, blocks, verdict, before, outside, festival });
}

function startsOf(drafts: readonly DraftEvent[], { dayStartsAt }: NightsFestival): readonly Start[] {
  return drafts.flatMap((draft) => {
    const day = calendarDayOf(draft, dayStartsAt);
    return day === null ? [] : { draft, day, minutes: clockMinutes(draft.timeStart) };
  });
}

function placed({ draft, day, minutes }: Start, isOpen: boolean): PlacedSet {
  const { id, stage } = draft;
  const start = dayNumber(day) * minutesPerDay + minutes;
  const length = knownLength(draft, minutes);
  const shift = isPlacedAfterItsDay(draft) ? -1 : 1;
  return { id, stage, start, end: length === null ? null : start + length, shift: isOpen ? shift : 0 };
}

/**
 * Returns null if the file had no end: an end that the review derived from the current placement would only confirm
 * that placement.
 */
function knownLength(draft: DraftEvent, minutes: number): number | null {
  const { timeEnd } = draft;
  if (!isClockTime(timeEnd) || !isClockTime(valuesAsRead(draft).timeEnd)) return null;
  return (clockMinutes(timeEnd) - minutes + minutesPerDay) % minutesPerDay;
}

/** The result of the evidence: the nights that should move, and those that are undecided. */
interface Verdict {
  readonly moving: readonly NightBlock[];
  readonly unclear: readonly NightBlock[];
}

/** The evidence for one side must be this many times stronger than for the other. */
const clearly = 2;

/**
 * A night with strong evidence of its own is judged by that; others by most nights of their stage, or of all stages.
 */
function judgeBlocks(blocks: readonly NightBlock[]): Verdict {
  const all = verdictOf(blocks);
  const byStage = new Map<string, number>();
  for (const { stage } of blocks) {
    if (!byStage.has(stage)) byStage.set(stage, verdictOf(blocks.filter((block) => block.stage === stage)));
  }
  const own = ({ stage, balance }: NightBlock) =>
    Math.abs(balance) >= clearly ? Math.sign(balance) : byStage.get(stage) || all;
  return {
    moving: blocks.filter((block) => own(block) > 0),
    unclear: blocks.filter((block) => own(block) === 0),
  };
}

/** Returns 1 if the evidence favours moving, -1 if it favours leaving, 0 if it is undecided. */
function verdictOf(blocks: readonly NightBlock[]): -1 | 0 | 1 {
  let moving = 0;
  let leaving = 0;
  for (const { balance } of blocks) {
    if (balance > 0) moving += balance;
    else leaving -= balance;
  }
  if (moving > clearly * leaving) return 1;
  return leaving > clearly * moving ? -1 : 0;
}

/** Returns true if the evidence of all nights is clearly for moving them, and more than an estimate. */
function isStrong(blocks: readonly NightBlock[]): boolean {
  const total = blocks.reduce((sum, { balance }) => sum + balance, 0);
  return total >= 1 && verdictOf(blocks) === 1;
}

interface Weighed {
  readonly nights: readonly Start[];
  readonly blocks: readonly NightBlock[];
  readonly verdict: Verdict;
  readonly before: ClockTime;
  readonly outside: number;
  readonly festival: NightsFestival;
}

function questionOf(weighed: Weighed): NightQuestion {
  const { nights, blocks, verdict, before, outside, festival } = weighed;
  const { moving, unclear } = verdict;
  // If the evidence supports all nights and only the user may know better, every one of them may move.
  const isContent = moving.length === 0 && unclear.length === 0 && outside === 0;
  const inDoubt = isContent ? blocks : [...moving, ...unclear];
  const movesOf = (shift: -1 | 1) => movesBy(shift, inDoubt, nights);
  const evening = { dayStartsAt: before, moves: movesOf(1) };
  const calendarDay = { dayStartsAt: festival.dayStartsAt, moves: movesOf(-1) };
  const sets = new Set(
    inDoubt.length > 0 ? inDoubt.flatMap((block) => block.sets.map(({ id }) => id)) : outsideIds(weighed),
  );
  return {
    before,
    sets,
    evening,
    calendarDay,
    suggested: suggestion(weighed),
    outside,
    example: exampleOf(nights, sets, { evening, calendarDay }, festivalDates(festival)),
  };
}

/** Returns the answer that all evidence together suggests; single contradicting nights do not matter. */
function suggestion({ verdict, blocks, outside }: Weighed): NightQuestion['suggested'] {
  const [first] = verdict.moving;
  if (first !== undefined) {
    if (!isStrong(blocks)) return null;
    return first.shift === 1 ? 'evening' : 'calendarDay';
  }
  if (outside > 0) return 'evening';
  if (verdict.unclear.length > 0) return null;
  return blocks[0]?.shift === 1 ? 'calendarDay' : 'evening';
}

function outsideIds({ nights, festival }: Weighed): readonly string[] {
  const dayAfter = addDays(festivalDates(festival).end, 1);
  return nights.filter(({ day }) => day === dayAfter).map(({ draft }) => draft.id);
}

function movesBy(
  shift: -1 | 1,
  blocks: readonly NightBlock[],
  nights: readonly Start[],
): Map<string, PlainDate> {
  const ids = new Set(
    blocks.filter((block) => block.shift === shift).flatMap((block) => block.sets.map(({ id }) => id)),
  );
  return new Map(
    nights.filter(({ draft }) => ids.has(draft.id)).map(({ draft, day }) => [draft.id, addDays(day, shift)]),
  );
}

function exampleOf(
  nights: readonly Start[],
  sets: ReadonlySet<string>,
  answers: Pick<NightQuestion, 'evening' | 'calendarDay'>,
  span: DateSpan,
): NightExample {
  const start = nights.find(({ draft }) => sets.has(draft.id)) ?? nights[0];
  if (start === undefined) throw new RangeError('A question of nights needs a night');
  const { draft, day } = start;
  const { artistName, timeStart } = draft;
  const listingBy = ({ moves, dayStartsAt }: NightAnswer) =>
    nightListing(moves.get(draft.id) ?? day, timeStart, dayStartsAt, span);
  const { evening, calendarDay } = answers;
  return { artistName, timeStart, evening: listingBy(evening), calendarDay: listingBy(calendarDay) };
}

function dayNumber(date: PlainDate): number {
  return dateMillis(date) / millisPerDay;
}
