import type { ReadLineup } from '@lineup/domain/reading';
import type { Outcome } from './protocol.ts';

/** The maximum number of sets, and of excluded rows, shown. */
const shownSets = 4;
const shownRows = 20;

/** Summarises a reading in a few figures and examples. */
export function outcomeOf(reading: ReadLineup): Outcome {
  if (!reading.ok) return reading;
  const { events, leftOut } = reading;
  const days = events
    .map(({ date }) => date)
    .filter((date) => date !== '')
    .toSorted();
  const [first] = days;
  const last = days.at(-1);
  return {
    ok: true,
    sets: events.length,
    incomplete: events.filter(({ artistName, stage, date, timeStart, timeEnd }) =>
      [artistName, stage, date, timeStart, timeEnd].includes(''),
    ).length,
    stages: [...new Set(events.map(({ stage }) => stage).filter((stage) => stage !== ''))],
    days: first === undefined || last === undefined ? null : { first, last },
    leftOut: { count: leftOut.length, rows: leftOut.slice(0, shownRows) },
    first: events.slice(0, shownSets).map(({ artistName, stage, date, timeStart, timeEnd }) => ({
      artistName,
      stage,
      date,
      timeStart,
      timeEnd,
    })),
  };
}
