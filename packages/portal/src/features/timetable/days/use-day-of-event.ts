import { useState } from 'react';

/**
 * Returns the day of an event that the address opens without naming a day; `find` looks up the day. It stays the same
 * if the event is moved or closed, until the address names a day or opens another event.
 */
export function useDayOfEvent(
  { day, event }: { readonly day?: string; readonly event?: string },
  find: (event: string) => string | undefined,
): string | undefined {
  const [lastDay, setLastDay] = useState<{ readonly event?: string; readonly day?: string }>({});
  if (day !== undefined) {
    if (lastDay.day !== undefined) setLastDay({});
    return undefined;
  }
  const found = event === undefined || event === lastDay.event ? undefined : find(event);
  if (event === undefined || found === undefined) return lastDay.day;
  setLastDay({ event, day: found });
  return found;
}
