import { stagesOf, type Festival } from '../entities/festival.ts';
import { festivalDates } from '../festival/days.ts';
import { addDays } from '../time/plain-date.ts';

/** The file name of the downloaded template. */
export const templateFileName = 'schedule_template.json';

const samples = [
  { artistName: 'The Paper Lanterns', timeStart: '18:00', timeEnd: '19:00', picture: 'paper-lanterns' },
  { artistName: 'Mira Okonjo', timeStart: '19:30', timeEnd: '20:45', picture: null },
  { artistName: 'Harbour Lights Orchestra', timeStart: '21:00', timeEnd: '22:30', picture: null },
  { artistName: 'DJ Sundial', timeStart: '23:00', timeEnd: '02:00', picture: 'dj-sundial' },
] as const;

/**
 * Returns a lineup file of four sample events on the festival's own days and stages, the last one crossing midnight. It
 * parses without a hint and passes the review without an error.
 */
export function lineupTemplate(
  festival: Pick<Festival, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'stages'>,
): string {
  const { start, end } = festivalDates(festival);
  const stages = stagesOf(festival);
  const dates = [start, start < end ? addDays(start, 1) : start];
  const events = samples.map(({ artistName, timeStart, timeEnd, picture }, index) => ({
    artistName,
    stage: stages[index % stages.length],
    date: dates[Math.floor(index / 2)],
    timeStart: timeStart < festival.dayStartsAt ? festival.dayStartsAt : timeStart,
    timeEnd,
    imageURL: picture === null ? null : `https://festival.example/images/${picture}.jpg`,
  }));
  return `${JSON.stringify({ events }, null, 2)}\n`;
}
