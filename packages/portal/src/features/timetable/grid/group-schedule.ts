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
  /** The crop position of the picture, as `object-position`; centred if undefined. */
  readonly imagePosition?: string;
  /** The status of a set that is not played, as in "Replaced by Stavroz"; null if it is played. */
  readonly status: string | null;
  /** Visible to administrators only. */
  readonly note: string | null;
  /** How much of the set is published; null for everything. */
  readonly announcement: Announcement | null;
  /** 'start - end' in the festival's zone. */
  readonly time: string;
  /** The festival day, as in "Fri, Jul 4". */
  readonly dayText: string;
  /** True if it ends on the calendar day after its start. */
  readonly endsNextDay: boolean;
  /**
   * The kinds of its conflicts, the most severe first. Excludes `misplaced` (not on a day or stage of the festival),
   * which the headings show.
   */
  readonly conflicts: readonly ConflictKind[];
  /** The kinds of accepted conflicts, if there is no open conflict of the same kind. */
  readonly accepted: readonly ConflictKind[];
  /** Texts that the card does not show: its day, its length and what it overlaps. */
  readonly details: string;
}

/** Reserved time on a stage that belongs to no artist, as the grid shows it. */
export interface ScheduledBlock extends Interval {
  readonly id: string;
  readonly name: string;
  /** 'start - end' in the festival's zone. */
  readonly time: string;
}

/** A stage with its sets, by start. */
export interface StageColumn {
  readonly stage: string;
  /** The index in the festival's list of stages, which decides the colour. */
  readonly index: number;
  /** True if the stage is no longer in the festival's list. */
  readonly isMissing: boolean;
  /** The opening hours; undefined if always open. */
  readonly open?: readonly Interval[] | undefined;
  readonly sets: readonly ScheduledSet[];
  /** Only in the grid and outside of the festival's days: see `withBlocks`. */
  readonly blocks?: readonly ScheduledBlock[];
}

/** The schedule of one festival day; `day` is null for everything outside of the festival's days. */
export interface ScheduleDay {
  readonly day: PlainDate | null;
  /** The number of sets; outside of the festival's days, blocks included. */
  readonly count: number;
  /** The number of blocks in `count`. */
  readonly blockCount?: number;
  readonly columns: readonly StageColumn[];
  /** For the grid: returns the sets of other days that overlap these hours, by start. */
  readonly setsOfOtherDays?: (hours: Interval) => readonly ScheduledSet[];
}

type ScheduledFestival = TimetableFestival & Pick<Festival, 'stages'>;

/** Returns the kinds of a set's conflicts, by its id. */
type KindsOf = (id: string) => readonly ConflictKind[];

/** The data that all sets of a schedule share. */
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

/** The cached results for a festival: an edit changes only a few of thousands of sets. */
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

/** A stable value, as most sets have no conflicts. */
const none: readonly ConflictKind[] = [];

/**
 * Groups events by festival day and stage. Each day has a column for each stage of the festival. Sets on other stages
 * get extra columns at the end, and sets outside of the festival's days an extra day, so that none is hidden.
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

/** Builds the columns of a day lazily and once, as only one day is shown at a time. */
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

/** Returns the previous object if a column has not changed, so that it is not laid out or rendered again. */
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
  // The names of overlapping artists may have changed.
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

/** A longer set is shown in full on its own day only, and does not extend the hours of the other days. */
const longestOfAllDays = 12 * 3_600_000;

/** The hours of a schedule, and the data for the scale that fits a whole day. */
export interface ScheduleHours extends SharedHours {
  /** The length of the longest day in full hours. */
  readonly longest: number;
  /** Three quarters of the sets last at least this many minutes. */
  readonly shortMinutes: number;
}

/**
 * Returns the hours that all days of a schedule show, as a stable object; null if nothing is scheduled on any of them.
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

/** Computed lazily and cached: only the sets of one day are needed, and most keep their conflicts. */
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
