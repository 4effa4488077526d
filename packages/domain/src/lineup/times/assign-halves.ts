import { clockFromMinutes, minutesPerDay } from '../../time/clock-time.ts';
import { addHint } from '../hints.ts';
import type { ParsedRow } from '../parse-event.ts';

const halfDay = minutesPerDay / 2;

/** With fewer starts than this, the file's clock cannot be determined. */
const fewestStarts = 3;

/**
 * Decides by all times of a file whether those without am and pm are on a 24-hour clock. If no time is later than
 * 12:59, or other times have am or pm, they are not: an end then takes its half of the day from its start, and an
 * ambiguous start is removed with a hint, so that nothing is stored twelve hours off before the user has answered.
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

/** Sets the end to the first time after the start that a 12-hour clock shows this way. */
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
