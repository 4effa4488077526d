import { actualTimesMessages as texts, formatTime, statusText, type FestivalClocks } from '@lineup/domain';
import type { ActualTimesRow, ActualTimesSummary } from '@lineup/domain/live';

/** "8:00 PM – 9:00 PM". */
export function spanText(start: number, end: number, { timezone, hourCycle }: FestivalClocks): string {
  return `${formatTime(start, timezone, hourCycle)} – ${formatTime(end, timezone, hourCycle)}`;
}

/** Returns the actual times of a set as far as they were recorded, or why there are none. */
export function actualText({ set, record }: ActualTimesRow, clocks: FestivalClocks): string {
  const { actualStart, actualEnd } = set;
  if (record === 'notRecorded') return texts.notRecorded;
  if (record !== 'recorded') return statusText(set) ?? '';
  if (actualStart !== null && actualEnd !== null) return spanText(actualStart, actualEnd, clocks);
  const time = (at: number | null) =>
    at === null ? null : formatTime(at, clocks.timezone, clocks.hourCycle);
  return `${time(actualStart) ?? texts.startNotRecorded} – ${time(actualEnd) ?? texts.endNotRecorded}`;
}

/** Returns the time that was announced on the day; null if that is the planned time. */
export function announcedText({ set }: ActualTimesRow, clocks: FestivalClocks): string | null {
  const isMoved = set.startDelay !== 0 || set.endDelay !== 0;
  return isMoved ? texts.announced(spanText(set.start, set.end, clocks)) : null;
}

/** "12 of 14 sets recorded, median start 5 min late, latest start 22 min late, last set ended 12 min late, 1 cancelled". */
export function summaryText(summary: ActualTimesSummary): string {
  const { sets, recorded, medianLate, greatestLate, endLate, cancelled, replaced } = summary;
  return [
    texts.summary.recorded(recorded, sets),
    medianLate !== null && texts.summary.median(medianLate),
    greatestLate !== null && texts.summary.greatest(greatestLate),
    endLate !== null && texts.summary.end(endLate),
    texts.notPlayed(cancelled, replaced),
  ]
    .filter(Boolean)
    .join(', ');
}
