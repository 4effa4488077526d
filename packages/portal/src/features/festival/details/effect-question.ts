import {
  detailsEffect,
  festivalDayOf,
  formatDay,
  formatTime,
  timestampToMillis,
  type DetailsEffect,
  type Festival,
  type FestivalFields,
  type PreservedTimes,
  type LineupEvent,
} from '@lineup/domain';

/** A festival's zone before and after; both have the same name if only its rules have changed. */
export interface ZoneChange {
  readonly from: string;
  readonly to: string;
}

/** The question before a change of details that affects events. */
export interface EffectQuestion {
  readonly eventCount: number;
  /** The zones, if the zone changes: the user then chooses what is preserved. */
  readonly zones: ZoneChange | null;
  readonly effects: Readonly<Record<PreservedTimes, DetailsEffect<LineupEvent>>>;
  /** The same set before and after, as an example of each choice. */
  readonly example: { readonly artistName: string; readonly before: string; readonly after: string } | null;
  /** The number of sets that move to another festival day if the instants are preserved. */
  readonly otherDay: number;
}

/** Returns the question, or null if none is needed: no event is affected, or only the day that it belongs to. */
export function effectQuestion(
  festival: Festival,
  fields: FestivalFields,
  events: readonly LineupEvent[],
): EffectQuestion | null {
  const effects = {
    clockTimes: detailsEffect(festival, fields, events, 'clockTimes'),
    instants: detailsEffect(festival, fields, events, 'instants'),
  };
  const isZoneChanged = festival.timezone !== fields.timezone && events.length > 0;
  if (!isZoneChanged && effects.clockTimes.fallsOutside.length === 0) return null;
  return {
    eventCount: events.length,
    zones: isZoneChanged ? { from: festival.timezone, to: fields.timezone } : null,
    effects,
    example: exampleOf(festival, fields, events),
    otherDay: events.filter((event) => dayIn(event, festival) !== dayIn(event, fields)).length,
  };
}

function exampleOf(festival: Festival, fields: FestivalFields, [first]: readonly LineupEvent[]) {
  if (first === undefined) return null;
  const start = timestampToMillis(first.timeStart);
  return {
    artistName: first.artistName,
    before: formatTime(start, festival.timezone, festival.hourCycle),
    after: formatTime(start, fields.timezone, festival.hourCycle),
  };
}

function dayIn(event: LineupEvent, festival: Pick<Festival, 'timezone' | 'dayStartsAt'>): string {
  return festivalDayOf(timestampToMillis(event.timeStart), festival);
}

/** Describes a set with its current day and time: 'Owl Parade, Fri, Jul 3, 8:00 PM, Harbour'. */
export function describeSet(event: LineupEvent, festival: Festival): string {
  const time = formatTime(timestampToMillis(event.timeStart), festival.timezone, festival.hourCycle);
  return `${event.artistName}, ${formatDay(dayIn(event, festival))}, ${time}, ${event.stage}`;
}

/** '1 event' or '3 events'. */
export function eventCountText(count: number): string {
  return `${count} ${count === 1 ? 'event' : 'events'}`;
}
