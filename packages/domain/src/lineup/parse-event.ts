import type { Hint } from '../entities/upload.ts';
import { clockFromMinutes } from '../time/clock-time.ts';
import type { RowField, RowValues } from './event-keys.ts';
import { addHint } from './hints.ts';
import { type ParseContext, fieldText } from './parse-context.ts';
import type { ParsedEvent } from './parsed-lineup.ts';
import { parseImageUrl, parseText } from './parse-text.ts';
import { combineTimes, type RowTimes } from './times/row-times.ts';

/** An event as its row alone tells it: `event.date` is still the calendar day. */
export interface ParsedRow {
  readonly event: ParsedEvent;
  readonly times: RowTimes;
}

/** Reads one event of a file; `rowNumber` counts from 1. */
export function parseEvent(row: RowValues, rowNumber: number, context: ParseContext): ParsedRow {
  const hints: Hint[] = [];
  const artistName = parseText(valueOf(row, 'artistName'), 'artistName', hints);
  const stage = parseText(valueOf(row, 'stage'), 'stage', hints);
  const times = parseRowTimes(row, context, hints);
  const imageURL = parseImageUrl(valueOf(row, 'imageURL'), hints);
  for (const { field, key } of row.repeated) hintRepeated(field, key, hints);
  if (context.guessedEncoding) hintEncoding(artistName, stage, hints);
  const event: ParsedEvent = {
    artistName,
    stage: context.stages.get(stage) ?? stage,
    date: times.date,
    timeStart: clockText(times.start),
    timeEnd: clockText(times.end),
    imageURL,
    row: rowNumber,
    hints,
  };
  return { event, times };
}

/** Tells that a key stands more than once in an event. */
export function hintRepeated(field: RowField, key: string, hints: Hint[]): void {
  addHint(hints, field === 'duration' ? 'timeEnd' : field, 'duplicateKey', key);
}

function parseRowTimes(row: RowValues, context: ParseContext, hints: Hint[]): RowTimes {
  const date = context.parseDate(fieldText(valueOf(row, 'date'), 'date', hints));
  const start = context.parseTime(fieldText(valueOf(row, 'timeStart'), 'timeStart', hints));
  const end = context.parseTime(fieldText(valueOf(row, 'timeEnd'), 'timeEnd', hints));
  const duration = fieldText(valueOf(row, 'duration'), 'timeEnd', hints);
  return combineTimes({ date, start, end, duration }, context.zone, hints);
}

/** The first of the values for `field` that holds anything. */
function valueOf({ values, places }: RowValues, field: RowField): unknown {
  for (const place of places[field]) {
    const value = values[place];
    if (value !== null && value !== '') return value;
  }
  return null;
}

function hintEncoding(artistName: string, stage: string, hints: Hint[]): void {
  if (/[^\0-\x7f]/u.test(artistName)) addHint(hints, 'artistName', 'encoding', artistName);
  if (/[^\0-\x7f]/u.test(stage)) addHint(hints, 'stage', 'encoding', stage);
}

function clockText(minutes: number | null): string {
  return minutes === null ? '' : clockFromMinutes(minutes);
}
