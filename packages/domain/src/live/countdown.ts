import type { StateOf, TimedSet } from './state-until.ts';

/** How close the end of a set is: amber and red at the minutes set in the link, `over` past the end. */
export type EndWarning = 'none' | 'amber' | 'red' | 'over';

/** Milliseconds until a set ends or starts, negative past its end. */
export interface Countdown {
  readonly until: 'end' | 'start';
  readonly left: number;
  readonly warning: EndWarning;
}

interface Warnings {
  readonly amberMinutes: number;
  readonly redMinutes: number;
}

const minuteMs = 60_000;

/**
 * Returns the countdown at `now` (milliseconds): to the end of the current set, otherwise to the start of the next;
 * null if there is neither.
 */
export function countdownOf(
  state: StateOf<TimedSet>,
  now: number,
  { amberMinutes, redMinutes }: Warnings,
): Countdown | null {
  if (state.state === 'closed') return null;
  if (state.state === 'waiting') return { until: 'start', left: state.set.start - now, warning: 'none' };
  const left = state.set.end - now;
  const warning =
    left <= 0
      ? 'over'
      : left <= redMinutes * minuteMs
        ? 'red'
        : left <= amberMinutes * minuteMs
          ? 'amber'
          : 'none';
  return { until: 'end', left, warning };
}

/** Formats a countdown as "1:02:13" or "12:34", and past its end as "+02:13". It reaches 00:00 exactly at the end. */
export function countdownText(left: number): string {
  const seconds = left > 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const digits = [minutes, rest].map((each) => String(each).padStart(2, '0'));
  const text = hours > 0 ? `${hours}:${digits.join(':')}` : digits.join(':');
  return left <= -1000 ? `+${text}` : text;
}
