import type { HourCycle } from '../time/format.ts';
import { formatClock } from '../time/format.ts';
import { clockFromMinutes } from '../time/clock-time.ts';
import type { StageReportData } from './stage-report.ts';
import { stateUntil, type LateSet, type StateOf, type TimedSet } from './state-until.ts';

/*
 * The data sent to a screen, and how the screen reads it. A screen has no time zone rules: it gets the festival's UTC
 * offsets for its days. All times are in milliseconds since the epoch.
 */

/** A set on a screen; its name is null if hidden. */
export interface ScreenSet extends TimedSet, LateSet {
  readonly name: string | null;
  readonly stage: string;
}

export interface ScreenMessage {
  readonly id: string;
  readonly text: string;
  readonly flash: boolean;
  readonly sentAt: number;
}

export interface ScreenReport extends Pick<StageReportData, 'setId' | 'kind' | 'minutes' | 'state'> {
  readonly at: number;
}

export interface ScreenView {
  readonly festival: string;
  readonly hourCycle: HourCycle;
  /**
   * From each instant on, the festival's clocks are this many milliseconds ahead of UTC. The first offset also applies
   * before its instant.
   */
  readonly offsets: readonly { readonly instant: number; readonly offset: number }[];
  /** The stage, or null for a link that follows sets on all stages; such a link has a title. */
  readonly stage: string | null;
  readonly title: string;
  readonly amberMinutes: number;
  readonly redMinutes: number;
  readonly canReport: boolean;
  /** The ends of the current festival day and the next. */
  readonly dayEnds: readonly number[];
  /** The sets of both days that are not cancelled or replaced, by start. */
  readonly sets: readonly ScreenSet[];
  readonly message: ScreenMessage | null;
  /** The last report sent through the link that was not superseded. */
  readonly report: ScreenReport | null;
}

type ScreenClock = Pick<ScreenView, 'offsets' | 'hourCycle'>;

/** Returns the state of a screen's stage at `now`. */
export function screenStateAt({ sets, dayEnds }: ScreenView, now: number): StateOf<ScreenSet> {
  return stateUntil(sets, now, dayEnds.find((end) => end > now) ?? now);
}

/** Formats the festival's clock time at `instant`: "9:05 PM" or "21:05". */
export function screenTime(instant: number, { offsets, hourCycle }: ScreenClock): string {
  return formatClock(clockFromMinutes(Math.floor(localSeconds(instant, offsets) / 60)), hourCycle);
}

/** Returns the seconds of the clock, "00" to "59". */
export function screenSeconds(instant: number, { offsets }: ScreenClock): string {
  return String(localSeconds(instant, offsets) % 60).padStart(2, '0');
}

const dayMs = 86_400_000;

/** Returns the seconds since midnight in festival time. */
function localSeconds(instant: number, offsets: ScreenClock['offsets']): number {
  const offset = (offsets.findLast((each) => each.instant <= instant) ?? offsets[0])?.offset ?? 0;
  const local = instant + offset;
  return Math.floor((local - Math.floor(local / dayMs) * dayMs) / 1000);
}
