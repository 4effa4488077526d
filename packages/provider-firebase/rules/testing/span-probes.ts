import { maximumFestivalDays, timestampFromMillis } from '@lineup/domain';
import type { Candidate } from './candidate.ts';

const day = 86_400_000;

/** First and last instants of festivals. */
export function dates(): readonly Candidate[] {
  const start = Date.UTC(2027, 6, 2);
  const longest = (maximumFestivalDays + 1) * day;
  const spans: Readonly<Record<string, readonly [from: number, to: number]>> = {
    'of one millisecond': [start, start + 1],
    'of no time': [start, start],
    'that end before they start': [start, start - 1],
    'of 366 days': [start, start + maximumFestivalDays * day],
    'of the longest time': [start, start + longest],
    'longer by a second': [start, start + longest + 1000],
    'longer by less than a second, counted in whole ones': [start + 500, start + longest + 1400],
    'from 1900': [Date.UTC(1900, 0, 1), Date.UTC(1900, 0, 3)],
    'from before 1900': [Date.UTC(1900, 0, 1) - 1, Date.UTC(1900, 0, 3)],
    'until the end of 2200': [Date.UTC(2200, 11, 30), Date.UTC(2201, 0, 1) - 1],
    'until 2201': [Date.UTC(2200, 11, 30), Date.UTC(2201, 0, 1)],
  };
  return Object.entries(spans).map(([name, [from, to]]) => ({
    name: `dates ${name}`,
    change: { startDate: timestampFromMillis(from), endDate: timestampFromMillis(to) },
  }));
}

/** First and last instants of sets. */
export function times(): readonly Candidate[] {
  const start = Date.UTC(2027, 6, 2, 10);
  const spans: Readonly<Record<string, readonly [from: number, to: number]>> = {
    'of no length': [start, start],
    'that end before they start': [start, start - 1],
    'far away': [Date.UTC(9999, 0, 1), Date.UTC(9999, 0, 2)],
  };
  return Object.entries(spans).map(([name, [from, to]]) => ({
    name: `times ${name}`,
    change: { timeStart: timestampFromMillis(from), timeEnd: timestampFromMillis(to) },
  }));
}
