import type { PrintedSet } from '../printed-schedule.ts';

const halfDay = 12 * 3_600_000;
const halfOfDay = / [AP]M$/u;

/** Formats the time of a set without redundant parts: "8–9:15 PM", but "9 PM–5 AM". */
export function compactTime({ time, start, end }: Pick<PrintedSet, 'time' | 'start' | 'end'>): string {
  const [from = '', to = ''] = time.split(' - ').map((clock) => clock.replace(/:00(?= [AP]M$)/u, ''));
  const isSame = halfOfDay.exec(from)?.[0] === halfOfDay.exec(to)?.[0] && end - start < halfDay;
  return `${isSame ? from.replace(halfOfDay, '') : from}–${to}`;
}
