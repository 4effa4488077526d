import type { ScheduleDay, ScheduledSet } from '../grid/group-schedule.ts';
import type { Scale } from '../grid/scale.ts';

const minute = 60_000;

/** Returns a set as the schedule shows it, with overrides. */
export function scheduledSet(traits: Partial<ScheduledSet> = {}): ScheduledSet {
  return {
    id: 'a',
    artistName: 'The Paper Lanterns',
    stage: 'Harbour',
    start: 0,
    end: 60 * minute,
    imageURL: null,
    status: null,
    note: null,
    announcement: null,
    time: '8:00 PM - 9:00 PM',
    dayText: 'Fri, Jul 3',
    endsNextDay: false,
    conflicts: [],
    accepted: [],
    details: 'Friday, 1 hour',
    ...traits,
  };
}

/** Returns a day with a stage for each list of sets. */
export function dayOf(day: string, ...stages: readonly (readonly ScheduledSet[])[]): ScheduleDay {
  const columns = stages.map((sets, index) => ({
    stage: `Stage ${index}`,
    index,
    isMissing: false,
    sets,
  }));
  return { day, count: stages.flat().length, columns };
}

/** Returns a scale of a pixel per minute, for a view of this size in pixels. */
export function scaleWith(
  view: Scale['view'] = { width: 1200, height: 600 },
  direction: Scale['direction'] = 'across',
): Scale {
  return {
    direction,
    isFit: false,
    pixelsPerMinute: 1,
    column: direction === 'down' ? 44 : 100,
    line: 15,
    view,
  };
}
