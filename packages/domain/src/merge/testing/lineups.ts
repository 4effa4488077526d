import { eventTimestamps } from '../../festival/events/event-times.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import type { StoredSet } from '../../timetable/set-edits.ts';
import type { IncomingSet, SetValues } from '../set-values.ts';

export const festival = sampleFestival({ dayStartsAt: '06:00' });

/** Returns the values of Night Ferry in the Barn on Friday from 20:00 to 21:00, unless a trait overrides them. */
export function sampleValues(traits: SetValues = {}): SetValues {
  return {
    artistName: 'Night Ferry',
    stage: 'Barn',
    date: '2025-07-04',
    timeStart: '20:00',
    timeEnd: '21:00',
    ...traits,
  };
}

let drafts = 0;

/** Returns an incoming set with a unique id. */
export function incoming(values: SetValues, more: Partial<IncomingSet> = {}): IncomingSet {
  drafts += 1;
  return { id: `draft${drafts}`, row: drafts, values, ...more };
}

/** Returns a stored set with a version. */
export function stored(id: string, values: SetValues): StoredSet {
  const { artistName = '', stage = '', date = '', timeStart = '', timeEnd = '', imageURL } = values;
  const times = eventTimestamps({ date, timeStart, timeEnd }, festival);
  return {
    id,
    version: `version of ${id}`,
    artistName,
    stage,
    date: times.date,
    timeStart: times.timeStart,
    timeEnd: times.timeEnd,
    imageURL: imageURL ?? null,
  };
}
