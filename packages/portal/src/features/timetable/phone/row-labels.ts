import { formatTime, type FestivalClocks } from '@lineup/domain';
import type { ScheduledSet } from '../grid/group-schedule.ts';
import { marksOf } from '../grid/layout-day.ts';
import { nameOfSet } from '../grid/set-card.tsx';

/**
 * Returns the accessible name of a set, with its day and length, as in "Kyber, 7:30 PM - 8:30 PM, Overlaps, AMP,
 * Saturday, 1 hour, overlaps Stavroz": first the visible texts in their order. `held` describes its visibility.
 */
export function setLabel(set: ScheduledSet, held: string | null = null): string {
  const marks = [...marksOf(set), ...(held === null ? [] : [held])];
  return `${nameOfSet(set, set.time, marks)}, ${set.details}`;
}

/** Formats a time as briefly as possible, as in "11 PM" and "10:45 PM". */
export function shortTime(instant: number, { timezone, hourCycle }: FestivalClocks): string {
  const time = formatTime(instant, timezone, hourCycle);
  return hourCycle === 'h23' ? time : time.replace(':00', '');
}
