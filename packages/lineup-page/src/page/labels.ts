import { addDays, formatFullMonthDay, formatMonthDayYear, formatWeekday } from '@lineup/domain';

/** What stands where a name is not announced. */
export const toBeAnnounced = 'To be announced';

/** A festival day in full: "Friday, July 24". */
export function dayText(date: string): string {
  return `${formatWeekday(date)}, ${formatFullMonthDay(date)}`;
}

/** "Fri 24" */
export function shortDayText(date: string): string {
  return `${formatWeekday(date).slice(0, 3)} ${Number(date.slice(8))}`;
}

/** The divider before what plays after midnight: "After midnight, Saturday". */
export function afterMidnightText(day: string): string {
  return `After midnight, ${formatWeekday(addDays(day, 1))}`;
}

/** "1 set", "1,691 sets" */
export function countText(count: number, one: string): string {
  const digits = String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  return `${digits} ${one}${count === 1 ? '' : 's'}`;
}

/** "July 24 – 26, 2026", with the second month or year where it is another. */
export function datesText(days: readonly string[]): string | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const year = last.slice(0, 4);
  if (first === last) return `${dayText(first)}, ${year}`;
  if (first.slice(0, 4) !== year) return `${formatMonthDayYear(first)} – ${formatMonthDayYear(last)}`;
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${formatFullMonthDay(first)} – ${sameMonth ? Number(last.slice(8)) : formatFullMonthDay(last)}, ${year}`;
}
