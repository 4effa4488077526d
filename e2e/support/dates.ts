/** Clock times 'HH:MM' as the schedule writes them ('h:mm a'), derived independently of the portal's own code. */
export function twelveHours(clock: string): string {
  const hours = Number(clock.slice(0, 2));
  return `${hours % 12 === 0 ? 12 : hours % 12}:${clock.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** A date 'YYYY-MM-DD' as the day tabs write it ('EEE, MMM d'). */
export function dayLabel(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

/** The dates from first to last, both included. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += 86_400_000) {
    dates.push(new Date(time).toISOString().slice(0, 10));
  }
  return dates;
}
