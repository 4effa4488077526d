import { useState } from 'react';

/**
 * The day of an event that the address opens without naming a day, as `find` knows it: the same from then on, wherever the event is
 * moved, and after it was closed; until the address names a day, or opens another event.
 */
export function useDayOfEvent(
  { day, event }: { readonly day?: string; readonly event?: string },
  find: (event: string) => string | undefined,
): string | undefined {
  const [kept, setKept] = useState<{ readonly event?: string; readonly day?: string }>({});
  if (day !== undefined) {
    if (kept.day !== undefined) setKept({});
    return undefined;
  }
  const found = event === undefined || event === kept.event ? undefined : find(event);
  if (event === undefined || found === undefined) return kept.day;
  setKept({ event, day: found });
  return found;
}
