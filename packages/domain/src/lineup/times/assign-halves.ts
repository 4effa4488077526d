import { clockFromMinutes, minutesPerDay } from '../../time/clock-time.ts';
import { addHint } from '../hints.ts';
import type { ParsedRow } from '../parse-event.ts';

const halfDay = minutesPerDay / 2;

/** Fewer starts than this tell nothing of the clock that a file uses. */
const fewestStarts = 3;

/**
 * Judges by all times of a file whether those without am and pm are of a 24-hour clock. Where no time is later than 12:59,
 * or others have am or pm, they are not: an end takes its half of the day from its start, and a start that is left open is
 * taken out with a hint, so that nothing is stored twelve hours off before a person has answered.
 */
export function assignHalves(rows: ParsedRow[]): void {
  const forms = rows.flatMap(({ times }) => [times.startForm, times.endForm]);
  if (forms.includes('twentyFour') || !forms.includes('open')) return;
  const started = rows.filter(({ times }) => times.start !== null);
  const isMarked = forms.includes('marked');
  const isAllOpen =
    started.length >= fewestStarts && started.every(({ times }) => times.startForm === 'open');
  if (!isMarked && !isAllOpen) return;
  for (const [place, row] of rows.entries()) {
    const { start, startForm, endForm } = row.times;
    if (startForm === 'open') rows[place] = withoutTimes(row);
    else if (start !== null && endForm === 'open') rows[place] = withEndAfter(row, start);
  }
}

/** The end is the first time after the start that a 12-hour clock shows like this. */
function withEndAfter({ event, times }: ParsedRow, start: number): ParsedRow {
  if (times.end === null) return { event, times };
  const length = (times.end - start + minutesPerDay) % halfDay || halfDay;
  const end = (start + length) % minutesPerDay;
  if (end !== times.end) {
    event.said = { timeEnd: clockFromMinutes(times.end), ...event.said };
    event.timeEnd = clockFromMinutes(end);
  }
  return { event, times: { ...times, end } };
}

function withoutTimes({ event, times }: ParsedRow): ParsedRow {
  for (const field of ['timeStart', 'timeEnd'] as const) {
    if (event[field] === '') continue;
    addHint(event.hints, field, 'halfOfDay', event[field]);
    event.said = { [field]: event[field], ...event.said };
    event[field] = '';
  }
  return { event, times: { ...times, start: null, end: null } };
}
