import { parseTime } from '../../lineup/times/parse-time.ts';
import { artistColumnOf, type MappedField } from '../lineup-mapping.ts';
import type { SourceCell } from '../source.ts';
import type { JsonColumn } from './json-columns.ts';
import { isDayKey, isShortDay } from './key-words.ts';

/** The columns chosen for the fields of a set, and whether the choice is certain. */
export interface ChosenColumns {
  readonly fields: ReadonlyMap<MappedField, JsonColumn>;
  /** Columns about the artist, most certain first. */
  readonly ofArtists: readonly { readonly column: JsonColumn; readonly field: MappedField }[];
  /** The column with the artist for rows where the chosen one is blank, such as the name of the enclosing object. */
  readonly artistElse: JsonColumn | null;
  readonly isCertain: boolean;
}

const sampleSize = 60;

/** Chooses the columns of a table by their names and contents. */
export function chooseColumns(columns: readonly JsonColumn[]): ChosenColumns {
  const all = columns.flatMap(candidatesOf).sort((a, b) => b.weight - a.weight);
  const candidates = all.filter(({ field }) => artistColumnOf(field) === null);
  const fields = new Map<MappedField, JsonColumn>();
  let isCertain = true;
  for (const { column, field, weight } of candidates) {
    const better = fields.get(field);
    if (better === undefined) fields.set(field, column);
    else if (isTie(candidates, field, weight, better, column)) isCertain = false;
  }
  const isGuessed = guessMissing(columns, fields);
  tidyTimes(fields);
  const artistElse = artistElseOf(fields.get('artistName'), candidates);
  const ofArtists = all.filter(
    ({ field, column }) => artistColumnOf(field) !== null && isOfArtist(column, fields.get('artistName')),
  );
  return { fields, ofArtists, artistElse, isCertain: isCertain && !isGuessed && isComplete(fields) };
}

/** Data of a group describes the artist only if the group also has the artist's name: an artist with several sets. */
function isOfArtist({ from }: JsonColumn, name: JsonColumn | undefined): boolean {
  return from === 'item' || (from === 'group' && name?.from === 'group');
}

interface Candidate {
  readonly column: JsonColumn;
  readonly field: MappedField;
  readonly weight: number;
}

/** An item's own values take precedence over those of its parents. */
const nearness = { item: 6, group: 2, file: 0 } as const;

function candidatesOf(column: JsonColumn): readonly Candidate[] {
  const { meaning, cells, from } = column;
  if (meaning === null) return [];
  const sample = sampleOf(cells);
  const field = fieldByContents(meaning.field, column, sample);
  if (field === null) return [];
  const isFull = sample.length * 2 >= Math.min(cells.length, sampleSize);
  // Creation dates also have a time, so a plain date is more likely the date of the set.
  const isLess = field === 'date' && most(sample, isDateTime);
  return [{ column, field, weight: meaning.weight + nearness[from] + (isFull ? 3 : 0) - (isLess ? 3 : 0) }];
}

function sampleOf(cells: readonly SourceCell[]): readonly string[] {
  return cells.slice(0, sampleSize).flatMap((cell) => (cell === null ? [] : [String(cell).trim()]));
}

/**
 * Returns the field that a column's name suggests if the contents match; otherwise a field that they do match, or null.
 */
function fieldByContents(
  field: MappedField,
  { from, isKey, heading }: JsonColumn,
  sample: readonly string[],
): MappedField | null {
  switch (field) {
    case 'date':
      if (most(sample, isRange)) return 'timeRange';
      if (most(sample, isDateTime) && /start|begin/iu.test(heading)) return 'timeStart';
      return most(sample, isDayText) ? 'date' : null;
    case 'timeStart':
    case 'timeRange':
      if (from === 'file') return null;
      if (most(sample, isDateOnly)) return 'date';
      return most(sample, isTimeText) ? field : null;
    case 'timeEnd':
      return from === 'item' && most(sample, isTimeText) && !most(sample, isDateOnly) ? field : null;
    case 'duration':
      return from === 'item' && most(sample, (text) => /\d/u.test(text)) ? field : null;
    case 'artistName':
    case 'stage':
      return isKey || !most(sample, (text) => /^(?:\d+|true|false)$/u.test(text)) ? field : null;
    case 'imageURL':
      return from === 'item' && most(sample, isAddress) ? field : null;
    case 'artist.links':
      return most(sample, (text) => text.startsWith('@') || isAddress(text)) ? field : null;
    default:
      return from === 'item' || artistColumnOf(field) !== null ? field : null;
  }
}

/** Returns true if at least half of a non-empty sample matches. */
function most(sample: readonly string[], is: (text: string) => boolean): boolean {
  return sample.length > 0 && sample.filter(is).length * 2 >= sample.length;
}

const dateOnly =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{8})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/u;
const dateTime =
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}[T ]+\d|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}[T ,]+\d|^\d{10,13}$/u;

/** Returns true for a time range such as "20:00 - 21:15", with or without a day. */
function isRange(text: string): boolean {
  const readDay = (day: string) => (isDayKey(day) ? anyDay : null);
  return parseTime(text, 'UTC', readDay).kind === 'range';
}

/** Returns true for a URL, or a path or file name that may be part of one, but not for a yes or no. */
function isAddress(text: string): boolean {
  return /^(?:https?:)?\/\/|[/.]/iu.test(text);
}

const anyDay = '2024-01-01';

function isDateOnly(text: string): boolean {
  return dateOnly.test(text);
}

function isDateTime(text: string): boolean {
  return dateTime.test(text) && !isDateOnly(text);
}

function isTimeText(text: string): boolean {
  return /\d/u.test(text) && !isDateOnly(text);
}

function isDayText(text: string): boolean {
  return (
    isDayKey(text) || isShortDay(text) || /^\d{1,2}$/u.test(text) || isDateTime(text) || isDateOnly(text)
  );
}

/** Returns the best other artist column that fills blanks of the chosen one and never contradicts it. */
function artistElseOf(chosen: JsonColumn | undefined, candidates: readonly Candidate[]): JsonColumn | null {
  if (chosen === undefined || chosen.cells.every((cell) => cell !== null)) return null;
  const other = candidates.find(
    ({ column, field }) =>
      field === 'artistName' &&
      column !== chosen &&
      chosen.cells.some((cell, row) => cell === null && column.cells[row] !== null) &&
      !chosen.cells.some((cell, row) => isOther(cell, column.cells[row])),
  );
  return other?.column ?? null;
}

/** Returns true if two columns with different values are equally good for the field. */
function isTie(
  candidates: readonly Candidate[],
  field: MappedField,
  weight: number,
  better: JsonColumn,
  column: JsonColumn,
): boolean {
  if (field !== 'artistName' && field !== 'stage') return false;
  const best = candidates.find((one) => one.field === field && one.column === better);
  return best?.weight === weight && better.cells.some((cell, row) => isOther(cell, column.cells[row]));
}

function isOther(cell: SourceCell, other: SourceCell | undefined): boolean {
  return cell !== null && other !== null && cell !== other;
}

/**
 * Uses group keys as stages and item keys as artists if no other column provides them. Returns true if a column was
 * used that may well mean something else.
 */
function guessMissing(columns: readonly JsonColumn[], fields: Map<MappedField, JsonColumn>): boolean {
  const take = (field: MappedField, is: (column: JsonColumn) => boolean): boolean => {
    if (fields.has(field)) return false;
    const used = new Set(fields.values());
    const found = columns.find((column) => !used.has(column) && is(column));
    if (found !== undefined) fields.set(field, found);
    return found !== undefined;
  };
  take('artistName', ({ id, isKey, from }) => id === 'text' || (isKey && from === 'item'));
  take('stage', ({ meaning, isKey, from }) => isKey && from === 'group' && meaning === null);
  return take(
    'stage',
    ({ heading, from }) => from === 'group' && /(?:^|\.)(?:name|title|label)$/iu.test(heading),
  );
}

/** Removes the date column if the start includes a date, and the start column if the date includes the time. */
function tidyTimes(fields: Map<MappedField, JsonColumn>): void {
  const date = fields.get('date');
  const start = fields.get('timeStart') ?? fields.get('timeRange');
  if (date === undefined || start === undefined) return;
  if (date.from !== 'item' && every(start, isDateTime)) fields.delete('date');
  else if (
    every(date, isDateTime) &&
    date.cells.every((cell, row) => isTimeOf(cell, start.cells[row] ?? null))
  ) {
    // As a start, midnight is a time; as a date, it would be a day without a time.
    fields.set('timeStart', date);
    fields.delete('timeRange');
    fields.delete('date');
  }
}

function every({ cells }: JsonColumn, is: (text: string) => boolean): boolean {
  return cells.every((cell) => cell === null || is(String(cell).trim()));
}

/** Returns true if a clock time repeats the time of a date-time. */
function isTimeOf(dateTime: SourceCell, clock: SourceCell): boolean {
  const written = /T(\d\d:\d\d)/u.exec(String(dateTime))?.[1];
  return clock === null || (written !== undefined && String(clock).startsWith(written));
}

function isComplete(fields: ReadonlyMap<MappedField, JsonColumn>): boolean {
  const start = fields.get('timeStart') ?? fields.get('timeRange');
  const date = fields.get('date');
  const isDated = date !== undefined || (start !== undefined && every(start, isDateTime));
  const isTimed = start !== undefined || (date !== undefined && every(date, isDateTime));
  const range = fields.get('timeRange');
  const isEnded =
    fields.has('timeEnd') || fields.has('duration') || (range !== undefined && every(range, isRange));
  return fields.has('artistName') && fields.has('stage') && isDated && isTimed && isEnded;
}
