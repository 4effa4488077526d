import {
  blankEventForm,
  checkEventForm,
  festivalTimestamps,
  type NewFestival,
  type NewLineupEvent,
} from '@lineup/domain';
import type { NamedFile } from '@lineup/services';

/** The location of all invented festivals; no festival of the demo is there. */
export const inventedLocation = 'The mill by the weir';

const timezone = 'Europe/Ljubljana';
const stages = ['Orchard', 'Mill', 'Long Barn', 'Weir'] as const;
const days = ['2027-06-11', '2027-06-12', '2027-06-13'] as const;

/** An invented festival of three days on four stages. */
export function inventFestival(name: string): NewFestival {
  const [startDate, , endDate] = days;
  return {
    ...festivalTimestamps({ startDate, startTime: null, endDate, endTime: null, timezone }),
    name,
    location: inventedLocation,
    timezone,
    dayStartsAt: '06:00',
    stages: [...stages],
    imageURL: null,
  };
}

/** The nth of its sets, with the fields of a form. */
function inventSet(n: number) {
  const hour = 10 + (n % 13);
  return {
    artistName: `Set number ${n}`,
    stage: stages[n % stages.length] ?? stages[0],
    date: days[n % days.length] ?? days[0],
    timeStart: `${hour}:00`,
    timeEnd: `${hour}:50`,
  };
}

/** The nth of its sets as an event. */
export function inventEvent(n: number): NewLineupEvent {
  const check = checkEventForm({ ...blankEventForm, ...inventSet(n) }, { timezone, dayStartsAt: '06:00' });
  if (!check.ok) throw new Error(`Not an event: ${JSON.stringify(check.errors)}`);
  return check.event;
}

/** A lineup file of this many sets. */
export function inventLineupFile(sets: number): NamedFile {
  const events = Array.from({ length: sets }, (_, n) => inventSet(n));
  return new File([JSON.stringify({ events })], 'lineup.json', { type: 'application/json' });
}
