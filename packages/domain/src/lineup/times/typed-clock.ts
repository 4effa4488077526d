import { clockFromMinutes, minutesPerDay, type ClockTime } from '../../time/clock-time.ts';
import { parseClock } from './parse-clock.ts';

/** Parses a typed clock time such as "21:30", "2130" or "9:30 pm"; null for any other text. 24:00 is read as 00:00. */
export function readTypedClock(text: string): ClockTime | null {
  const clock = parseClock(text.trim());
  return clock === null || clock.minutes > minutesPerDay ? null : clockFromMinutes(clock.minutes);
}
