import {
  eventClockTimes,
  festivalDayOf,
  festivalDays,
  findOverlaps,
  formatClock,
  formatDay,
  messages,
  stagesOf,
  timestampToMillis,
  type Festival,
  type LineupEvent,
  type PlainDate,
} from '@lineup/domain';

/** A set as the schedule shows it; `start` and `end` are milliseconds since the epoch. */
export interface ScheduledSet {
  readonly id: string;
  readonly artistName: string;
  readonly stage: string;
  readonly start: number;
  readonly end: number;
  readonly imageURL: string | null;
  /** 'start - end' in the festival's zone. */
  readonly time: string;
  /** The festival day in words, as in "Fri, Jul 4". */
  readonly dayText: string;
  /** Whether it ends on the calendar day after its start. */
  readonly endsNextDay: boolean;
  /** Whether another set on the same stage is on at the same time. */
  readonly isOverlapping: boolean;
}

/** One stage with its sets by start time. */
export interface StageColumn {
  readonly stage: string;
  /** The place in the festival's list of stages, from 0; it chooses the colour. */
  readonly index: number;
  /** The stage is no longer in the festival's list. */
  readonly isMissing: boolean;
  readonly sets: readonly ScheduledSet[];
}

/** What is on one festival day; `day` is null for sets outside of the festival's days. */
export interface ScheduleDay {
  readonly day: PlainDate | null;
  readonly count: number;
  readonly columns: readonly StageColumn[];
}

type ScheduledFestival = Pick<Festival, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'stages'>;

/**
 * The schedule by festival day and stage. Every day has a column for every stage of the festival; sets on other stages
 * get columns of their own behind them, and sets outside of the festival's days a day of their own at the end, so that
 * nothing disappears.
 */
export function groupSchedule(
  events: readonly LineupEvent[],
  festival: ScheduledFestival,
): readonly ScheduleDay[] {
  const byDay = new Map<PlainDate | null, LineupEvent[]>(festivalDays(festival).map((day) => [day, []]));
  for (const event of events) {
    const day = festivalDayOf(timestampToMillis(event.timeStart), festival);
    const list = byDay.get(byDay.has(day) ? day : null);
    if (list === undefined) byDay.set(null, [event]);
    else list.push(event);
  }
  return [...byDay].map(([day, dayEvents]) => scheduleDay(day, dayEvents, festival));
}

/** Only one day is seen at a time: the columns of a day are made when they are asked for, once. */
function scheduleDay(
  day: PlainDate | null,
  events: readonly LineupEvent[],
  festival: ScheduledFestival,
): ScheduleDay {
  let made: readonly StageColumn[] | null = null;
  return {
    day,
    count: events.length,
    get columns() {
      made ??= stageColumns(events, festival);
      return made;
    },
  };
}

function stageColumns(events: readonly LineupEvent[], festival: ScheduledFestival): StageColumn[] {
  const byStage = new Map<string, ScheduledSet[]>(stagesOf(festival).map((stage) => [stage, []]));
  const known = byStage.size;
  for (const set of scheduledSets(events, festival)) {
    const list = byStage.get(set.stage);
    if (list === undefined) byStage.set(set.stage, [set]);
    else list.push(set);
  }
  return [...byStage].map(([stage, sets], index) => ({
    stage,
    index,
    isMissing: index >= known,
    sets: sets.sort((a, b) => a.start - b.start || a.end - b.end),
  }));
}

function scheduledSets(events: readonly LineupEvent[], festival: ScheduledFestival): ScheduledSet[] {
  const sets = events.map((event) => scheduledSet(event, festival));
  const overlapping = new Set(findOverlaps(sets).flatMap(({ first, second }) => [first.id, second.id]));
  if (overlapping.size === 0) return sets;
  return sets.map((set) => (overlapping.has(set.id) ? { ...set, isOverlapping: true } : set));
}

function scheduledSet(event: LineupEvent, festival: ScheduledFestival): ScheduledSet {
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
    time: `${formatClock(timeStart)} - ${formatClock(timeEnd)}`,
    dayText: formatDay(date),
    endsNextDay,
    isOverlapping: false,
  };
}
