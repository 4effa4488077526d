import {
  conflictKinds,
  eventClockTimes,
  festivalDayOf,
  festivalDays,
  formatClock,
  formatDay,
  messages,
  sharedHours,
  stagesOf,
  statusText,
  timestampToMillis,
  type Announcement,
  type ConflictIndex,
  type ConflictKind,
  type Festival,
  type Interval,
  type LineupEvent,
  type PlainDate,
  type SharedHours,
  type TimetableFestival,
} from '@lineup/domain';
import { deepEqual } from '@tanstack/react-router';
import { detailsOf } from './set-details.ts';

/** A set as the schedule shows it; `start` and `end` are milliseconds since the epoch. */
export interface ScheduledSet {
  readonly id: string;
  readonly artistName: string;
  readonly stage: string;
  readonly start: number;
  readonly end: number;
  readonly imageURL: string | null;
  /** Where the picture is cropped, as `object-position`; without it in the middle. */
  readonly imagePosition?: string;
  /** What became of it, as in "Replaced by Stavroz"; null for one that is played. */
  readonly status: string | null;
  /** For administrators alone. */
  readonly note: string | null;
  /** How much of it is announced; null for everything. */
  readonly announcement: Announcement | null;
  /** 'start - end' in the festival's zone. */
  readonly time: string;
  /** The festival day in words, as in "Fri, Jul 4". */
  readonly dayText: string;
  /** Whether it ends on the calendar day after its start. */
  readonly endsNextDay: boolean;
  /**
   * The kinds of its conflicts, the gravest first. That it is on no day or stage of the festival is not among them: it stands
   * under a heading that says so.
   */
  readonly conflicts: readonly ConflictKind[];
  /** The kinds of those that people have accepted, where no other of the kind is left. */
  readonly accepted: readonly ConflictKind[];
  /** Its day, its length and with whom it overlaps, in words: what its card does not say. */
  readonly details: string;
}

/** Time on a stage that is no artist's, as the grid shows it. */
export interface ScheduledBlock extends Interval {
  readonly id: string;
  readonly name: string;
  /** 'start - end' in the festival's zone. */
  readonly time: string;
}

/** One stage with its sets by start time. */
export interface StageColumn {
  readonly stage: string;
  /** The place in the festival's list of stages, from 0; it chooses the colour. */
  readonly index: number;
  /** The stage is no longer in the festival's list. */
  readonly isMissing: boolean;
  /** When it is open; always, where nothing is given. */
  readonly open?: readonly Interval[] | undefined;
  readonly sets: readonly ScheduledSet[];
  /** On the grid and outside of the festival's days alone: see `withBlocks`. */
  readonly blocks?: readonly ScheduledBlock[];
}

/** What is on one festival day; `day` is null for what is outside of the festival's days. */
export interface ScheduleDay {
  readonly day: PlainDate | null;
  /** How many sets it has; outside of the festival's days, blocks as well. */
  readonly count: number;
  /** How many of these are blocks. */
  readonly blockCount?: number;
  readonly columns: readonly StageColumn[];
  /** For the grid: the sets of other days that are on in these hours, by start. */
  readonly setsOfOtherDays?: (hours: Interval) => readonly ScheduledSet[];
}

type ScheduledFestival = TimetableFestival & Pick<Festival, 'stages'>;

/** The kinds of a set's conflicts, by its id. */
type KindsOf = (id: string) => readonly ConflictKind[];

/** What all sets of a schedule are looked at with. */
interface Context {
  readonly festival: ScheduledFestival;
  readonly kinds: KindsOf;
  readonly accepted: KindsOf;
  readonly conflicts: ReturnType<ConflictIndex['bySet']>;
  readonly openHours: ConflictIndex['openHours'];
  readonly made: Made;
}

/** A set or a block. */
type Timed = Pick<LineupEvent, 'timeStart' | 'timeEnd'>;

/** What was made of a festival's events before: an edit leaves all but a few of thousands as they were. */
interface Made {
  readonly days: WeakMap<Timed, PlainDate>;
  readonly sets: WeakMap<LineupEvent, ScheduledSet>;
  /** By day and stage. */
  readonly columns: Map<string, StageColumn>;
  hours: ScheduleHours | null;
}

const madeOf = new WeakMap<ScheduledFestival, Made>();

function madeBefore(festival: ScheduledFestival): Made {
  const made: Made = madeOf.get(festival) ?? {
    days: new WeakMap(),
    sets: new WeakMap(),
    columns: new Map(),
    hours: null,
  };
  madeOf.set(festival, made);
  return made;
}

function dayOf(event: Timed, festival: ScheduledFestival, { days }: Made): PlainDate {
  const known = days.get(event);
  if (known !== undefined) return known;
  const day = festivalDayOf(timestampToMillis(event.timeStart), festival);
  days.set(event, day);
  return day;
}

/** Most sets are in no conflict. */
const none: readonly ConflictKind[] = [];

/**
 * The schedule by festival day and stage. Every day has a column for every stage of the festival; sets on other stages
 * get columns of their own behind them, and sets outside of the festival's days a day of their own at the end, so that
 * nothing disappears.
 */
export function groupSchedule(
  events: readonly LineupEvent[],
  festival: ScheduledFestival,
  conflicts: ConflictIndex,
): readonly ScheduleDay[] {
  const bySet = conflicts.bySet();
  const context = {
    festival,
    kinds: kindsIn(bySet),
    conflicts: bySet,
    accepted: kindsIn(conflicts.acceptedBySet()),
    openHours: conflicts.openHours,
    made: madeBefore(festival),
  };
  const byDay = new Map<PlainDate | null, LineupEvent[]>(festivalDays(festival).map((day) => [day, []]));
  for (const event of events) {
    const day = dayOf(event, festival, context.made);
    const list = byDay.get(byDay.has(day) ? day : null);
    if (list === undefined) byDay.set(null, [event]);
    else list.push(event);
  }
  return [...byDay].map(([day, dayEvents]) => scheduleDay(day, dayEvents, events, context));
}

/** Only one day is seen at a time: the columns of a day are made when they are asked for, once. */
function scheduleDay(
  day: PlainDate | null,
  events: readonly LineupEvent[],
  all: readonly LineupEvent[],
  context: Context,
): ScheduleDay {
  let made: readonly StageColumn[] | null = null;
  return {
    day,
    count: events.length,
    get columns() {
      made ??= stageColumns(day, events, context);
      return made;
    },
    setsOfOtherDays: (hours) =>
      all
        .filter((event) => isOnIn(event, hours) && dayOf(event, context.festival, context.made) !== day)
        .map((event) => scheduledSet(event, context))
        .sort(byStart),
  };
}

function isOnIn({ timeStart, timeEnd }: Timed, { start, end }: Interval): boolean {
  return timestampToMillis(timeStart) < end && timestampToMillis(timeEnd) > start;
}

function byStart(a: Interval, b: Interval): number {
  return a.start - b.start || a.end - b.end;
}

function stageColumns(
  day: PlainDate | null,
  events: readonly LineupEvent[],
  context: Context,
): StageColumn[] {
  const byStage = new Map<string, ScheduledSet[]>(stagesOf(context.festival).map((stage) => [stage, []]));
  const known = byStage.size;
  for (const event of events) {
    const set = scheduledSet(event, context);
    const list = byStage.get(set.stage);
    if (list === undefined) byStage.set(set.stage, [set]);
    else list.push(set);
  }
  return [...byStage].map(([stage, sets], index) =>
    asBefore(`${day} ${stage}`, context.made, {
      stage,
      index,
      isMissing: index >= known,
      open: context.openHours.get(stage),
      sets: sets.sort(byStart),
    }),
  );
}

/** The same object as before for a column of which nothing has changed: it is not laid out and drawn again. */
function asBefore(place: string, { columns }: Made, column: StageColumn): StageColumn {
  const before = columns.get(place);
  if (before !== undefined && isSameColumn(before, column)) return before;
  columns.set(place, column);
  return column;
}

function isSameColumn(a: StageColumn, b: StageColumn): boolean {
  return (
    a.stage === b.stage &&
    a.index === b.index &&
    a.isMissing === b.isMissing &&
    a.open === b.open &&
    isSameList(a.sets, b.sets)
  );
}

export function isSameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a === b || (a.length === b.length && a.every((item, place) => item === b[place]));
}

function scheduledSet(event: LineupEvent, context: Context): ScheduledSet {
  const { festival, kinds, accepted, made } = context;
  const open = kinds(event.id);
  const aside = accepted(event.id).filter((kind) => !open.includes(kind));
  const before = made.sets.get(event);
  const isSameKind =
    before !== undefined && isSameList(before.conflicts, open) && isSameList(before.accepted, aside);
  // Those who overlap it may have other names now.
  const details = isSameKind && !open.includes('overlap') ? before.details : detailsIn(context, event);
  if (isSameKind && before.details === details) return before;
  const set = newSet(event, festival, { conflicts: open, accepted: aside, details });
  made.sets.set(event, set);
  return set;
}

function detailsIn({ festival, conflicts, made }: Context, event: LineupEvent): string {
  const { id, timeStart, timeEnd } = event;
  const span = { id, start: timestampToMillis(timeStart), end: timestampToMillis(timeEnd) };
  return detailsOf(span, dayOf(event, festival, made), conflicts.get(id) ?? []);
}

type Marked = Pick<ScheduledSet, 'conflicts' | 'accepted' | 'details'>;

function newSet(event: LineupEvent, festival: ScheduledFestival, marked: Marked): ScheduledSet {
  const { hourCycle } = festival;
  const start = timestampToMillis(event.timeStart);
  const end = timestampToMillis(event.timeEnd);
  const { date, timeStart, timeEnd, endsNextDay } = eventClockTimes(event, festival);
  return {
    id: event.id,
    artistName: event.artistName.trim() || messages.event.unknownArtist,
    stage: event.stage,
    start,
    end,
    imageURL: event.imageURL ?? null,
    status: statusText(event),
    note: event.note?.trim() || null,
    announcement: event.announcement ?? null,
    time: `${formatClock(timeStart, hourCycle)} - ${formatClock(timeEnd, hourCycle)}`,
    dayText: formatDay(date),
    endsNextDay,
    ...marked,
  };
}

/** A set that lasts longer is drawn in whole on its own day, and does not make the hours of the other days smaller. */
const longestOfAllDays = 12 * 3_600_000;

/** The hours of a schedule, and what the scale that shows a whole day is worked out with. */
export interface ScheduleHours extends SharedHours {
  /** How many full hours the longest day has. */
  readonly longest: number;
  /** Three of four sets last at least this many minutes. */
  readonly shortMinutes: number;
}

/**
 * The hours that all days of a schedule of these sets and blocks show, the same object for the same hours; null where nothing
 * is scheduled on any of them.
 */
export function scheduleHours(events: readonly Timed[], festival: ScheduledFestival): ScheduleHours | null {
  const days = new Map<PlainDate, Interval[]>(festivalDays(festival).map((day) => [day, []]));
  const made = madeBefore(festival);
  for (const event of events) {
    const start = timestampToMillis(event.timeStart);
    const end = Math.min(timestampToMillis(event.timeEnd), start + longestOfAllDays);
    days.get(dayOf(event, festival, made))?.push({ start, end });
  }
  const hours = hoursOf([...days.values()], festival);
  if (!deepEqual(hours, made.hours)) made.hours = hours;
  return made.hours;
}

function hoursOf(days: readonly (readonly Interval[])[], festival: ScheduledFestival): ScheduleHours | null {
  const all = days.flat();
  const shared = sharedHours(all, festival);
  if (shared === null) return null;
  const hour = 3_600_000;
  const counts = days.map((sets) => {
    const own = sharedHours(sets, festival);
    return own === null ? 0 : Math.ceil(own.to / hour) - Math.floor(own.from / hour);
  });
  const lengths = Float64Array.from(all, ({ start, end }) => end - start).sort();
  const shortMinutes = (lengths[Math.floor(lengths.length / 4)] ?? hour) / 60_000;
  return { ...shared, longest: Math.max(...counts), shortMinutes: Math.max(1, shortMinutes) };
}

/** Only the sets of one day are asked for, and most have the conflicts that they had before. */
function kindsIn(bySet: ReturnType<ConflictIndex['bySet']>): KindsOf {
  return (id) => {
    const found = bySet.get(id);
    if (found === undefined) return none;
    const known = kindsOfAll.get(found) ?? kindsAmong(found);
    kindsOfAll.set(found, known);
    return known;
  };
}

type Conflicts = readonly { readonly kind: ConflictKind }[];

const kindsOfAll = new WeakMap<Conflicts, readonly ConflictKind[]>();

function kindsAmong(conflicts: Conflicts): readonly ConflictKind[] {
  const kinds = new Set(conflicts.map(({ kind }) => kind));
  return conflictKinds.filter((kind) => kind !== 'misplaced' && kinds.has(kind));
}
