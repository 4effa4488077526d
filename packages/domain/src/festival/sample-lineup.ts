import { stagesOf, type Festival } from '../entities/festival.ts';
import type { NewLineupEvent } from '../entities/lineup-event.ts';
import { festivalDays } from './days.ts';
import { eventTimestamps } from './events/event-times.ts';
import { isWithinFestival } from './events/move-events.ts';

type SampleFestival = Pick<Festival, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'stages'>;

/** Invented names combine one of each: 144 different names. */
const firstNames = 'Paper,Velvet,Tidal,Amber,Northern,Silent,Copper,Lunar,Marble,Wild,Static,Golden'.split(
  ',',
);
const lastNames =
  'Lanterns,Harbour,Foxes,Machine,Orchard,Signals,Parade,Kite Club,Rivers,Quartet,Atlas,Moths'.split(',');

/** In local time. Stages alternate between these, so that they do not all start at the same time. */
const evenings = [
  ['16:00-16:45', '17:15-18:00', '18:30-19:30', '20:00-21:15', '21:45-23:00', '23:30-00:30'],
  ['15:30-16:15', '16:45-17:30', '18:00-18:45', '19:15-20:15', '20:45-22:00', '22:30-23:45'],
] as const;
const mostDays = 4;
const mostStages = 6;

/** Invented, non-overlapping sets on the first days and stages of a festival, for trying out the timetable. */
export function sampleLineup(festival: SampleFestival): readonly NewLineupEvent[] {
  const days = festivalDays(festival).slice(0, mostDays);
  const stages = stagesOf(festival).slice(0, mostStages);
  const slots = days.flatMap((date) =>
    stages.flatMap((stage, place) =>
      (evenings[place % 2] ?? evenings[0]).map((span) => ({ date, stage, span })),
    ),
  );
  return slots
    .map(({ date, stage, span }, index) => {
      const [timeStart = '', timeEnd = ''] = span.split('-');
      const times = eventTimestamps({ date, timeStart, timeEnd }, festival);
      return {
        artistName: artistName(index),
        stage,
        date: times.date,
        timeStart: times.timeStart,
        timeEnd: times.timeEnd,
        imageURL: null,
      };
    })
    .filter((set) => isWithinFestival(set, festival));
}

function artistName(index: number): string {
  const first = firstNames[index % firstNames.length] ?? '';
  const last = lastNames[(index + Math.floor(index / firstNames.length)) % lastNames.length] ?? '';
  return `${first} ${last}`;
}
