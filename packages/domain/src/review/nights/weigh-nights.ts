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

/** What an answer to the question of nights makes of a draft. */
export interface NightAnswer {
  /** When the festival's day begins from then on. */
  readonly dayStartsAt: ClockTime;
  /** The calendar days of the sets that move, by id. The others stay when they are. */
  readonly moves: ReadonlyMap<string, PlainDate>;
}

/** A set by which the question is put, with where each answer lists it. */
export interface NightExample {
  readonly artistName: string;
  readonly timeStart: ClockTime;
  readonly evening: NightListing;
  readonly calendarDay: NightListing;
}

/**
 * The question on which day sets of the early hours are: in the night after the day that the file says (`evening`), or on that
 * day itself. `suggested` is what the evidence speaks for, null where it is silent or contradicts itself.
 */
export interface NightQuestion {
  /** Sets that start before this are nights. */
  readonly before: ClockTime;
  /** The ids of the nights that the question is about. */
  readonly sets: ReadonlySet<string>;
  readonly evening: NightAnswer;
  readonly calendarDay: NightAnswer;
  readonly suggested: 'evening' | 'calendarDay' | null;
  /** How many nights lie on no festival day until its day begins later. */
  readonly outside: number;
  readonly example: NightExample;
}

export interface NightsGiven {
  /** Sets whose day a person has chosen: they stay. */
  readonly settled?: ReadonlySet<string>;
  /** Ask wherever there are nights, also where the evidence is content: the start of the day has changed in the meantime. */
  readonly mustAsk?: boolean;
}

/** A draft event whose day and start can be read. */
interface Start {
  readonly draft: DraftEvent;
  readonly day: PlainDate;
  readonly minutes: number;
}

/**
 * Weighs on which days the sets of a draft's early hours are, whatever the festival's day starts with: what follows what on a
 * stage, what overlaps, what falls outside the festival's days. Null where nothing is to be asked.
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

/** Null if the file had no end: one that the review derived from the present placement would only confirm that placement. */
function knownLength(draft: DraftEvent, minutes: number): number | null {
  const { timeEnd } = draft;
  if (!isClockTime(timeEnd) || !isClockTime(valuesAsRead(draft).timeEnd)) return null;
  return (clockMinutes(timeEnd) - minutes + minutesPerDay) % minutesPerDay;
}

/** What the evidence makes of the nights: those that should move, and those of which it does not tell. */
interface Verdict {
  readonly moving: readonly NightBlock[];
  readonly unclear: readonly NightBlock[];
}

/** This much more must speak for one side than for the other. */
const clearly = 2;

/** A night with strong evidence of its own goes by that, another by what most nights of its stage say, or of all. */
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

/** 1 where more speaks for moving, -1 where it speaks for leaving, 0 where it does not tell. */
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
  // Where evidence is content with all nights and only the person may know better, every one of them may move.
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

/** The answer that all the evidence taken together speaks for; single nights that contradict it decide nothing. */
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
