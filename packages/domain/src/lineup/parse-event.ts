import {
  forEachPublicText,
  givenPublicTexts,
  publicTextFields,
  type PublicTexts,
} from '../entities/set-texts.ts';
import { type DraftField, draftFields, type Hint, type OriginalTexts } from '../entities/upload.ts';
import { readArtistTexts } from '../artists/columns/read-artist-texts.ts';
import { hintArtistValues } from '../artists/columns/hint-artist-values.ts';
import { clockFromMinutes } from '../time/clock-time.ts';
import type { RowField, RowValues } from './event-keys.ts';
import { addHint, cutText, maximumSource, wellFormed } from './hints.ts';
import { type ParseContext, fieldText } from './parse-context.ts';
import type { ParsedEvent } from './parsed-lineup.ts';
import { parseImageUrl, parseText } from './parse-text.ts';
import type { ParsedTime } from './times/parse-time.ts';
import { combineTimes, type RowTimes } from './times/row-times.ts';

/** An event parsed from its row alone: `event.date` is still the calendar day. */
export interface ParsedRow {
  readonly event: ParsedEvent;
  readonly times: RowTimes;
}

/** Parses one event of a file; `rowNumber` counts from 1. */
export function parseEvent(row: RowValues, rowNumber: number, context: ParseContext): ParsedRow {
  const hints: Hint[] = [];
  const values = valuesOf(row);
  const artistName = parseText(values.artistName, 'artistName', hints);
  hintOtherNames(row, values.artistName, hints);
  const stage = parseText(values.stage, 'stage', hints);
  const times = parseRowTimes(values, valueOf(row, 'duration'), context, hints);
  const imageURL = parseImageUrl(values.imageURL, hints);
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
    ...parseTexts(values, hints),
    hints,
  };
  if (!isAsWritten(values, event)) storeOriginalTexts(values, event);
  if (row.sourceId !== null) event.sourceId = row.sourceId;
  const artist = row.artistPlaces.length === 0 ? null : readArtistTexts(row.values, row.artistPlaces);
  if (artist !== null) {
    event.artist = artist;
    hintArtistValues(artist, hints);
  }
  return { event, times };
}

type EventValues = Readonly<Record<DraftField, unknown>>;

function valuesOf(row: RowValues): EventValues {
  return {
    artistName: valueOf(row, 'artistName'),
    stage: valueOf(row, 'stage'),
    date: valueOf(row, 'date'),
    timeStart: valueOf(row, 'timeStart'),
    timeEnd: valueOf(row, 'timeEnd'),
    imageURL: valueOf(row, 'imageURL'),
    ...forEachPublicText((_, field) => valueOf(row, field)),
  };
}

function parseTexts(values: EventValues, hints: Hint[]): PublicTexts {
  return givenPublicTexts(
    forEachPublicText(({ limit }, field) => parseText(values[field], field, hints, limit)),
  );
}

/**
 * Returns true if every field equals the text of the file, as it almost always does. Checking the fields one by one is
 * much faster than a loop.
 */
function isAsWritten(values: EventValues, event: ParsedEvent): boolean {
  return (
    values.artistName === event.artistName &&
    values.stage === event.stage &&
    values.date === event.date &&
    values.timeStart === event.timeStart &&
    values.timeEnd === event.timeEnd &&
    values.imageURL === event.imageURL &&
    publicTextFields.every((field) => (values[field] ?? '') === (event[field] ?? ''))
  );
}

/** Stores the original texts of the fields that were changed by parsing. */
function storeOriginalTexts(values: EventValues, event: ParsedEvent): void {
  let texts: OriginalTexts | null = null;
  for (const field of draftFields) {
    const value = values[field];
    if (value === event[field] || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const text = String(value).trim();
    if (text === '' || text === event[field]) continue;
    texts ??= {};
    texts[field] = wellFormed(cutText(text, maximumSource));
  }
  if (texts !== null) event.said = texts;
}

/** Adds a hint that a key occurs more than once in an event. */
export function hintRepeated(field: RowField, key: string, hints: Hint[]): void {
  addHint(hints, field === 'duration' ? 'timeEnd' : field, 'duplicateKey', key);
}

function parseRowTimes(values: EventValues, length: unknown, context: ParseContext, hints: Hint[]): RowTimes {
  const dateText = fieldText(values.date, 'date', hints);
  const date = context.parseDate(dateText);
  const ownStart = context.parseTime(fieldText(values.timeStart, 'timeStart', hints));
  const start =
    ownStart.kind === 'empty' && date.kind === 'unreadable' ? timesInDate(dateText, context) : ownStart;
  const end = context.parseTime(fieldText(values.timeEnd, 'timeEnd', hints));
  const { text, isOpen } = context.readLength(fieldText(length, 'timeEnd', hints));
  const isLengthOpen = isOpen && end.kind === 'empty' && start.kind !== 'range';
  if (isLengthOpen) addHint(hints, 'timeEnd', 'lengthUnit', text.trim());
  return combineTimes({ date, start, end, duration: isLengthOpen ? '' : text }, context.zone, hints);
}

/** Parses times in the date field of a row without a start: "Fri 4 July 20:00-21:15". */
function timesInDate(text: string, context: ParseContext): ParsedTime {
  const time = context.parseTime(text);
  return time.kind === 'range' && time.start.kind === 'dateTime' ? time : { kind: 'empty', source: '' };
}

/** Returns the first non-blank value for `field`. */
function valueOf({ values, places }: RowValues, field: RowField): unknown {
  for (const place of places[field]) {
    const value = values[place];
    if (value !== null && value !== '') return value;
  }
  return null;
}

/** Adds hints for other artist names under other keys of the same event: "artist" as well as "name". */
function hintOtherNames({ values, places }: RowValues, used: unknown, hints: Hint[]): void {
  if (places.artistName.length < 2) return;
  for (const place of places.artistName) {
    const other = values[place];
    if (typeof other !== 'string' || other.trim() === '' || other === used) continue;
    addHint(hints, 'artistName', 'otherName', other.trim());
  }
}

function hintEncoding(artistName: string, stage: string, hints: Hint[]): void {
  if (/[^\0-\x7f]/u.test(artistName)) addHint(hints, 'artistName', 'encoding', artistName);
  if (/[^\0-\x7f]/u.test(stage)) addHint(hints, 'stage', 'encoding', stage);
}

function clockText(minutes: number | null): string {
  return minutes === null ? '' : clockFromMinutes(minutes);
}
